import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fail } from '@trueseason/stand-ins';

/**
 * A fault: answer instead of the store, break the connection before or during the response, stall during the response, or
 * never respond.
 */
export type Fault = { status: number; code: string } | 'reset' | 'cut' | 'stall' | 'silence';

export interface FaultyProxy {
  readonly url: string;
  /** Applies from now on; undefined removes it. */
  break(fault: ((request: IncomingMessage) => Fault | undefined) | undefined): void;
  close(): Promise<void>;
}

/** A proxy to an S3 server that injects faults. Keeps the host header, which is signed. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let choose: ((request: IncomingMessage) => Fault | undefined) | undefined;

  function pass(request: IncomingMessage, response: ServerResponse, fault?: 'cut' | 'stall'): void {
    const { hostname, port } = new URL(target);
    const inner = open({ hostname, port, path: request.url, method: request.method, headers: request.headers });
    inner.on('error', () => response.destroy());
    inner.on('response', (storeResponse) => {
      response.writeHead(storeResponse.statusCode ?? 500, storeResponse.headers);
      if (!fault) return void storeResponse.pipe(response);
      storeResponse.once('data', (chunk: Buffer) => {
        response.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => {
          if (fault === 'cut') response.destroy();
        });
      });
      if (fault === 'cut') storeResponse.once('end', () => response.destroy());
    });
    request.pipe(inner);
  }

  const server = createServer((request, response) => {
    const fault = choose?.(request);
    if (fault === undefined || fault === 'cut' || fault === 'stall') return pass(request, response, fault);
    if (fault === 'reset') return void request.socket.destroy();
    // Read the request before answering, as servers do.
    request.resume();
    if (fault !== 'silence') request.once('end', () => fail(response, fault.status, fault.code));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (fault) => {
      choose = fault;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
