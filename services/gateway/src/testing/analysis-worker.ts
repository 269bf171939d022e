import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AnalysisWorker {
  /** For ANALYSIS_URL. */
  readonly url: string;
  close(): void;
}

/** A fake analysis worker: calls `answer` with the request's JSON. */
export async function startAnalysisWorker<Asked>(
  answer: (asked: Asked, response: ServerResponse) => Promise<unknown>,
): Promise<AnalysisWorker> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    await answer(JSON.parse(body), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
