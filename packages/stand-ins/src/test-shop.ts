import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type StandIns, startStandIns } from './start.ts';

const WEBHOOK_SECRET = 'whsec_test';

export interface TestShop {
  standIns: StandIns;
  received: string[];
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Stand-ins and, in the gateway's place, a server that keeps every webhook it is sent. For tests. */
export async function testShop(): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stand-ins-test-'));
  const received: string[] = [];
  const gateway = createServer(async (request, response) => {
    received.push(await text(request));
    response.end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const start = (port: number) => startStandIns({ port, dataDir, gatewayUrl, webhookSecret: WEBHOOK_SECRET });
  const shop: TestShop = {
    standIns: await start(0),
    received,
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
