import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * States of a wire. `silent`: packets are dropped, as in a network partition, and connections continue afterwards.
 * `stalled`: open, but connections from before are silent for good, as after a failover that closes nothing.
 * `cut`: connections close and new ones are refused. `lossy`: some connections break.
 */
export type WireState = 'open' | 'silent' | 'stalled' | 'cut' | 'slow' | 'lossy';

export interface Wire {
  /** The address of what is behind it, by way of the wire. */
  readonly url: string;
  become(state: WireState): void;
  close(): Promise<void>;
}

/** A slow mobile line, or a store across an ocean. */
const SLOW_MS = 150;
/** Of a hundred packets; each takes its connection with it. */
const LOST_SHARE = 0.02;

/** Stands between a service and what it depends on. */
export async function startWire(target: string): Promise<Wire> {
  const { hostname, port, protocol } = new URL(target);
  const sockets = new Set<Socket>();
  let state: WireState = 'open';
  let changed = Promise.withResolvers<void>();

  const stalled = new WeakSet<Socket>();

  async function pass(from: Socket, to: Socket): Promise<void> {
    for await (const chunk of from) {
      while (state === 'silent' || stalled.has(from)) await changed.promise;
      if (state === 'slow') await sleep(SLOW_MS);
      if (state === 'lossy' && Math.random() < LOST_SHARE) return void from.destroy();
      if (to.destroyed) return;
      if (!to.write(chunk)) await once(to, 'drain');
    }
    to.end();
  }

  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(port || (protocol === 'https:' ? 443 : 80)), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.setNoDelay();
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        // The other side of a stalled one is never told.
        if (!stalled.has(one)) other.destroy();
      });
      pass(one, other).catch(() => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const become = (next: WireState) => {
    state = next;
    changed.resolve();
    changed = Promise.withResolvers();
    for (const socket of sockets) {
      if (next === 'cut') socket.destroy();
      if (next === 'stalled') stalled.add(socket);
    }
  };
  return {
    url: url.href,
    become,
    close: async () => {
      become('cut');
      server.close();
      await once(server, 'close');
    },
  };
}
