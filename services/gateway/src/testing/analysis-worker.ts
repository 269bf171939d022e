import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AnalysisWorker {
  /** For ANALYSIS_URL. */
  readonly url: string;
  close(): void;
}

/** A fake analysis worker: calls `respond` with the request's body. */
export async function startAnalysisWorker(
  respond: (asked: string, response: ServerResponse) => unknown,
): Promise<AnalysisWorker> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    await respond(body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close().closeAllConnections() };
}
