import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { API, type Call, keysOf, POOLS } from '@trueseason/contracts';
import { type Caller, requestOf } from './requests.ts';

/* Twenty networks that hold a hundred connections each, spread over every call, in a child process. */

const NETWORKS = 20;
const CONNECTIONS = 100;
const WAYS = ['does not send', 'does not read', 'sends what is dropped'] as const;
const BOUNDARY = 'held';
/** A PNG of chunks that no decoder needs. */
const DROPPED = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d494844520000040000000400080200000000000000', 'hex'),
  ...Array.from({ length: 8 }, () =>
    Buffer.concat([Buffer.from('001e8480', 'hex'), Buffer.from('juNk'), Buffer.alloc(2_000_004)]),
  ),
]);

/** As long as the longest body. */
const SPACES = Buffer.alloc(POOLS.data_urls.body, ' ');

interface Order {
  readonly url: string;
  readonly caller: Omit<Caller, 'photo'> & { readonly photo: string };
}

setPriority(10);

/** A request's bytes up to its body, and a body; what all send is one buffer, or copies would take the shop's cores. */
function bytesOf(
  n: number,
  caller: Caller,
  client: string,
  way: (typeof WAYS)[number],
): [head: string, body: Buffer[]] {
  const names = keysOf(API);
  const name = names[n % names.length] ?? 'getOrder';
  const { files, pool }: Call = API[name];
  const { path, init } = requestOf(name, caller, client);
  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${files?.fields[0]}"; filename="a.png"\r\n\r\n`;
  const large = POOLS[pool].body;
  const json = Buffer.from(typeof init.body === 'string' ? init.body : '');
  const padding = SPACES.subarray(0, way === 'does not read' ? 0 : large - 1 - json.length);
  const body = files ? [Buffer.from(part), DROPPED] : [json, padding];
  const type = files ? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } : {};
  const headers = { host: 'localhost', ...(init.headers as Record<string, string>), ...type };
  const length = files ? 30_000_000 : way === 'does not read' ? json.length : large;
  const lines = Object.entries({ ...headers, 'content-length': length }).map(([key, value]) => `${key}: ${value}\r\n`);
  return [`${init.method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, body];
}

async function hold({ url }: Order, caller: Caller, n: number): Promise<void> {
  const { hostname, port } = new URL(url);
  for (let turn = n; ; turn += 7) {
    const behavior = WAYS[turn % WAYS.length] ?? 'does not send';
    const client = `203.0.${n % NETWORKS}.${1 + Math.floor(n / NETWORKS)}`;
    const [head, body] = bytesOf(turn, caller, client, behavior);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    if (behavior === 'does not read') socket.pause();
    else socket.resume();
    socket.write(head);
    if (behavior !== 'does not send') for (const piece of body) socket.write(piece);
    // Every other time more of the same, so that answers pile up.
    if (behavior === 'does not read' && !body.includes(DROPPED) && turn % 2 === 0)
      for (let copy = 0; copy < 20; copy++) socket.write(Buffer.concat([Buffer.from(head), ...body]));
    await Promise.race([closed, sleep(60_000, undefined, { ref: false })]);
    socket.destroy();
    await sleep(500 + ((turn * 131) % 1_500));
  }
}

process.on('message', (order: Order) => {
  const caller = { ...order.caller, photo: Buffer.from(order.caller.photo, 'base64') };
  for (let n = 0; n < NETWORKS * CONNECTIONS; n++) setTimeout(() => void hold(order, caller, n), n);
});
process.on('disconnect', () => process.exit());
