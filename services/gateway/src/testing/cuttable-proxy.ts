import { connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy whose connections can be cut. */
export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
  });
  let at = 0;
  const listen = () =>
    new Promise<void>((resolve) => {
      server.listen(at, '127.0.0.1', () => {
        at = (server.address() as { port: number }).port;
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(at);
  return { url: url.href, cut, mend: listen, close: cut };
}
