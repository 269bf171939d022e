import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { startTestGateway, type TestGateway, type TestGatewayOptions } from './test-gateway.ts';

/** Long enough for a busy machine. */
export const SOON = { timeout: 10_000 };
/** A proxy's header with the client address, and the setting that trusts it. */
export const from = (client: string) => ({ 'x-forwarded-for': client });
export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

/** Starts gateways with production limits, and closes them and other resources. */
export function attacked() {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  const later = (close: () => Promise<unknown>): void => void closers.push(close);
  return {
    later,
    start: async (env: Record<string, string> = {}, options: TestGatewayOptions = {}): Promise<TestGateway> => {
      const gateway = await startTestGateway({ RATE_LIMIT_SCALE: '1', ...env }, options);
      later(() => gateway.close());
      return gateway;
    },
    /** An analysis worker that holds its verdicts until released. */
    startWorker: async () => {
      const worker = { url: '', waiting: [] as (() => void)[], answersAtOnce: false };
      const server: Server = createServer((asked, answer) => {
        asked.resume().on('end', () => {
          const go = () => answer.setHeader('content-type', 'application/json').end('{"problems":[],"warnings":[]}');
          if (worker.answersAtOnce) go();
          else worker.waiting.push(go);
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      later(async () => void server.close().closeAllConnections());
      worker.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return worker;
    },
  };
}
