import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { API, type Call, type CallName, PHOTO_MAX_BYTES, POOLS } from '@trueseason/contracts';
import type { Combination } from './grammar.ts';
import { type Caller, requestOf } from './requests.ts';

/* Sends what the grammar says, over raw connections, in a child process: a round at a time. */

const MB = 2 ** 20;
const CONNECTIONS = 60;
/** Of one combination, all connections together; of the largest, fewer are opened. */
const MOST_BYTES = 500 * MB;
const BOUNDARY = 'attacks';
/** Its start only: nothing decodes the rest. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000400000004080200000026930929', 'hex');
const ATTACHMENT_BYTES = 250_000;
/** They would take the sender's own rights away; sent without them. */
const ENDING: ReadonlySet<CallName> = new Set([
  'eraseOrder',
  'withdrawOrder',
  'takeBackConsent',
  'deletePhotos',
  'leaveBrowser',
]);

export interface Round {
  readonly edgeUrl: string;
  readonly caller: Omit<Caller, 'photo'>;
  readonly combinations: readonly Combination[];
  /** In which the connections are opened. */
  readonly openMs: number;
}
/** `rest`: all but those whose request is complete and who read its response. */
export type Leave = 'rest' | 'all';
/** Connections by the status of the response, 0 without one. */
export type Statuses = Readonly<Record<string, number>>;

interface Connection {
  readonly socket: Socket;
  isComplete: boolean;
  status: number;
}

setPriority(10);
const connections = new Set<Connection>();
let networks = 0;

/** Nothing that compresses. */
const noise = Buffer.alloc(PHOTO_MAX_BYTES + MB);
for (let at = 0, state = 1; at < noise.length; at += 4) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  noise.writeInt32LE(state, at);
}

const bodies = new Map<string, Buffer>();
/** The connections of a combination share one buffer, or copies would take the machine. */
function make(key: string, create: () => Buffer): Buffer {
  const buffer = bodies.get(key) ?? create();
  bodies.set(key, buffer);
  return buffer;
}

const ENCODERS: Readonly<Record<Combination['encoding'], (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  gzip: (body) => gzipSync(body, { level: 1 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  deflate: (body) => deflateSync(body, { level: 1 }),
  unknown: (body) => body,
};

/** A body as long as its call allows, or longer. */
function plainBody({ call, type, manner }: Combination, json: string): Buffer {
  const { files, pool }: Call = API[call];
  const isOver = manner === 'over its limit';
  if (type === 'multipart/form-data') {
    const length = !isOver ? ATTACHMENT_BYTES : files ? files.maxBytes + MB / 2 : 2 * MB;
    const field = files?.fields[0] ?? 'photo1';
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), PNG, noise.subarray(0, length), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  }
  const length = isOver ? Math.max(2 * MB, POOLS[pool].body + 1) : POOLS[pool].body;
  const start = `${json.slice(0, -1) || '{'}${json.length > 2 ? ',' : ''}"more":"`;
  return Buffer.concat([Buffer.from(start), Buffer.alloc(length - start.length - 2, 'A'), Buffer.from('"}')]);
}

/** The head and the body of one request. */
function requestBytes(combination: Combination, caller: Caller, client: string): [head: Buffer, body: Buffer] {
  const { call, type, encoding, manner } = combination;
  const { path, init } = requestOf(call, ENDING.has(call) ? { ...caller, cookie: '' } : caller, client);
  const json = typeof init.body === 'string' ? init.body : '{}';
  const { pool, files }: Call = API[call];
  const isSigned = API[call].access.who === 'provider' && type === 'application/json' && manner !== 'over its limit';
  const plain = isSigned
    ? Buffer.from(json)
    : make([pool, files?.fields[0], type, manner === 'over its limit'].join(), () => plainBody(combination, json));
  const body =
    encoding === 'identity' || encoding === 'unknown' || isSigned
      ? plain
      : make([pool, files?.fields[0], type, manner === 'over its limit', encoding].join(), () =>
          ENCODERS[encoding](plain),
        );
  const { 'content-type': _, ...headers } = init.headers as Record<string, string>;
  const all = {
    host: 'localhost',
    ...headers,
    ...(type !== 'none' && { 'content-type': type + (type === 'multipart/form-data' ? `; boundary=${BOUNDARY}` : '') }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding === 'unknown' ? 'zstd-attacks' : encoding }),
    'content-length': body.length,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}\r\n`);
  return [Buffer.from(`${init.method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), body];
}

function open({ edgeUrl }: Round, { manner }: Combination, [head, body]: [Buffer, Buffer]): void {
  const { hostname, port } = new URL(edgeUrl);
  const socket = connect(Number(port), hostname);
  const connection: Connection = { socket, isComplete: false, status: 0 };
  connections.add(connection);
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    connection.status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1', 0, 16))?.[1] ?? 0);
  });
  if (manner === 'reader gone') socket.pause();
  socket.write(head);
  const isCut = manner === 'incomplete' || manner === 'sender gone';
  socket.write(isCut ? body.subarray(0, Math.floor(body.length / 2)) : body, () => {
    if (manner === 'sender gone') socket.resetAndDestroy();
    else connection.isComplete = !isCut && manner !== 'reader gone';
  });
  // More of the same, so that responses pile up.
  if (manner === 'reader gone' && body.length < MB / 10)
    for (let copy = 0; copy < 20; copy++) socket.write(Buffer.concat([head, body]));
}

async function play(round: Round): Promise<void> {
  const caller = { ...round.caller, photo: Buffer.alloc(0) };
  const queued = round.combinations.flatMap((combination) => {
    const network = networks++;
    const size = requestBytes(combination, caller, '203.0.113.1')[1].length;
    const count = Math.max(1, Math.min(CONNECTIONS, Math.floor(MOST_BYTES / Math.max(1, size))));
    return Array.from({ length: count }, (_, n) => ({
      combination,
      // Six addresses share a network, like one person with several lines.
      client: `${100 + (network % 100)}.${Math.floor(network / 100) % 250}.${Math.floor((n % combination.addresses) / 6)}.${1 + (n % combination.addresses)}`,
      order: n / count,
    }));
  });
  queued.sort((a, b) => a.order - b.order);
  const began = performance.now();
  for (const [index, { combination, client }] of queued.entries()) {
    const early = (round.openMs * index) / queued.length - (performance.now() - began);
    if (early > 5) await sleep(early);
    open(round, combination, requestBytes(combination, caller, client));
  }
}

function leave(who: Leave): Statuses {
  const statuses: Record<string, number> = {};
  for (const connection of connections) {
    const { socket, isComplete, status } = connection;
    if (who === 'rest' && isComplete) continue;
    statuses[status] = (statuses[status] ?? 0) + 1;
    socket.destroy();
    connections.delete(connection);
  }
  return statuses;
}

process.on('message', async (message: Round | Leave) => {
  if (typeof message === 'string') process.send?.(leave(message));
  else {
    await play(message);
    process.send?.({});
  }
});
process.on('disconnect', () => process.exit());
