import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type StandIns, startStandIns } from './start.ts';

export const WEBHOOK_SECRET = 'whsec_test';

export interface Received {
  path: string;
  body: string;
  headers: IncomingHttpHeaders;
}

export interface TestShop {
  /** The address of its one page, which loads the payment script and has a place for its form: #pay. */
  url: string;
  standIns: StandIns;
  received: Received[];
  /** How the shop answers webhooks. */
  answer: { status: number };
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Stand-ins and, in the gateway's place, a server that keeps every webhook it is sent. For tests. */
export async function testShop(): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stand-ins-test-'));
  const received: Received[] = [];
  const answer = { status: 200 };
  const gateway = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const script = `<script src="${shop.standIns.url}/v3/"></script>`;
      return response.setHeader('content-type', 'text/html').end(`<!doctype html><div id="pay"></div>${script}`);
    }
    const body = await text(request);
    received.push({ path: request.url ?? '', body, headers: request.headers });
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const start = (port: number) => startStandIns({ port, dataDir, gatewayUrl, webhookSecret: WEBHOOK_SECRET });
  const shop: TestShop = {
    url: gatewayUrl,
    standIns: await start(0),
    received,
    answer,
    async restart() {
      await shop.standIns.close();
      shop.standIns = await start(Number(new URL(shop.standIns.url).port));
    },
    async close() {
      await shop.standIns.close();
      gateway.closeAllConnections();
      gateway.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return shop;
}
