import { afterEach } from 'vitest';
import { startAnalysisWorker } from './analysis-worker.ts';
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
      const waiting: (() => void)[] = [];
      const worker = { url: '', waiting, answersAtOnce: false };
      const { url, close } = await startAnalysisWorker((_photo, response) => {
        const go = () => response.setHeader('content-type', 'application/json').end('{"problems":[],"warnings":[]}');
        if (worker.answersAtOnce) go();
        else waiting.push(go);
      });
      later(async () => close());
      worker.url = url;
      return worker;
    },
  };
}
