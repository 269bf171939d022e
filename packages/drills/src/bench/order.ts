import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, createBrowser, createCustomer, giveConsent } from '@trueseason/testing';
import { askProviders, type Photos, shopOf } from '../customers.ts';
import { COUNTED, type Counts, type Cpu, PARTS, recordOf, type Side } from './side.ts';

/** What a customer does, and what the shop does meanwhile. */
export const STAGES = ['check', 'analyze', 'pay', 'report and mail', 'download'] as const;
export type Stage = (typeof STAGES)[number];

/** Between a browser and the shop, without status polls, of which a customer of this bench makes ten a second. */
interface Traffic {
  requests: number;
  sentBytes: number;
  receivedBytes: number;
}

export interface OrderCost {
  readonly cpu: ReadonlyMap<Stage, Cpu>;
  readonly counts: Counts;
  readonly traffic: Readonly<Traffic>;
  readonly mails: number;
}

/** What ends an order's last jobs. */
const SETTLE_MS = 300;

function countTraffic(browser: Browser, traffic: Traffic): Browser {
  const add = (sentBytes: number, receivedBytes: number) => {
    traffic.requests += 1;
    traffic.sentBytes += sentBytes;
    traffic.receivedBytes += receivedBytes;
  };
  return {
    ...browser,
    call: async (method, path, body, headers) => {
      const response = await browser.call(method, path, body, headers);
      if (!path.endsWith('/status')) add(JSON.stringify(body ?? '').length, response.bytes.length);
      return response;
    },
    upload: async (path, files, ...rest) => {
      const response = await browser.upload(path, files, ...rest);
      const bytes = files.reduce((sum, [, { length }]) => sum + length, 0);
      add(bytes, response.bytes.length);
      return response;
    },
  };
}

let buyers = 0;

/** One order from three checked photos to a report, with nothing else under way on its side. */
export async function measureOrder(side: Side, photos: Photos): Promise<OrderCost> {
  const { web, standIns } = shopOf(side.system);
  const traffic = { requests: 0, sentBytes: 0, receivedBytes: 0 };
  const browser = countTraffic(createBrowser(web), traffic);
  const customer = createCustomer(browser, standIns);
  let id = 0;
  const steps: Readonly<Record<Stage, () => Promise<unknown>>> = {
    check: async () => {
      await giveConsent(browser);
      for (const photo of photos) await browser.upload('/api/photos/check', [['photo', photo]]);
    },
    analyze: async () => {
      id = await customer.upload(photos);
      await customer.waitFor(id, ['analyzed'], 120_000);
    },
    pay: async () => {
      await customer.unlock(id, `bench-${buyers++}@example.com`);
      await customer.waitFor(id, ['completed'], 60_000);
    },
    'report and mail': () => customer.waitForMail(id, 120_000),
    download: async () => {
      await browser.call('GET', `/api/orders/${id}/pdf`);
      await sleep(SETTLE_MS);
    },
  };
  const countsBefore = await side.counts();
  const cpu = new Map<Stage, Cpu>();
  for (const stage of STAGES) {
    const cpuBefore = side.cpu();
    await steps[stage]();
    const cpuAfter = side.cpu();
    cpu.set(
      stage,
      recordOf(PARTS, (part) => cpuAfter[part] - cpuBefore[part]),
    );
  }
  const counts = await side.counts();
  const { mailsOf } = await askProviders(standIns);
  return {
    cpu,
    counts: recordOf(COUNTED, (name) => counts[name] - countsBefore[name]),
    traffic,
    mails: mailsOf(id).length,
  };
}
