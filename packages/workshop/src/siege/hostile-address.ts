import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallName, keysOf, ROUTES } from '@trueseason/contracts';
import { type Caller, requestOf } from './requests.ts';

/*
 * An attacker's address that abuses one call at a time, in a child process controlled by messages. Limited in
 * connections and rate, since it shares the CPU.
 */
interface Order {
  readonly url: string;
  readonly target: CallName;
  /** Where all of it comes from; another one for each call, since what one used up protects the next. */
  readonly client: string;
  readonly caller: Omit<Caller, 'photo'> & { readonly photo: string };
}

const CONNECTIONS = 28;
/** Each connection's pause: together about four hundred requests a second. */
const PAUSE_MS = 70;
const SLOW_SENDERS = 6;

// Its own work is done elsewhere in earnest: here it yields its share of the cores to product and customers.
setPriority(10);

let generation = 0;

async function hammer(order: Order, caller: Caller, mine: number, pick: () => CallName): Promise<void> {
  while (mine === generation) {
    const { path, init } = requestOf(pick(), caller, order.client);
    try {
      const answer = await fetch(order.url + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
      await answer.arrayBuffer();
    } catch {
      // Failures of the attacker do not matter.
    }
    await sleep(PAUSE_MS);
  }
}

/** Begins an upload and sends a byte now and then. */
async function dawdle({ url, client }: Order, mine: number): Promise<void> {
  const { hostname, port } = new URL(url);
  while (mine === generation) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `POST /api/orders/guest HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: ${client}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 30000000\r\n\r\n--x\r\n`,
    );
    while (mine === generation && !socket.destroyed) {
      socket.write('x');
      await sleep(500);
    }
    socket.destroy();
    await sleep(PAUSE_MS);
  }
}

process.on('message', (order: Order | 'rest') => {
  generation += 1;
  if (order === 'rest') return;
  const caller = { ...order.caller, photo: Buffer.from(order.caller.photo, 'base64') };
  const all = keysOf(ROUTES);
  let next = 0;
  for (let n = 0; n < CONNECTIONS; n++) {
    // Most at the call itself, the rest at whatever else there is.
    const pick = n % 7 === 6 ? () => all[next++ % all.length] ?? order.target : () => order.target;
    void hammer(order, caller, generation, pick);
  }
  for (let n = 0; n < SLOW_SENDERS; n++) void dawdle(order, generation);
});
process.on('disconnect', () => process.exit());
