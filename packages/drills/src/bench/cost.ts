import type { System } from '@trueseason/local-stack';
import { createBrowser, createCustomer, giveConsent } from '@trueseason/testing';
import { type Photos, shopOf } from '../customers.ts';
import { cpuTimeOfAll } from '../processes.ts';
import type { Observation } from '../report.ts';
import { budgetObservation, calibrationLoop } from './budget.ts';

const ORDERS = 8;
const AT_ONCE = 12;
const PARTS = ['gateway', 'analysis', 'pdf', 'mailer', 'ops', 'postgres', 'redis'] as const;
type Cpu = Record<(typeof PARTS)[number], number>;

/** What a customer does, and what the shop does meanwhile. */
const STAGES = ['check', 'analyze', 'pay', 'report and mail', 'download'] as const;
type Stage = (typeof STAGES)[number];

function cpuOf(system: System): Cpu {
  const { processes, postgres, redis } = system;
  const pids = { ...processes, postgres, redis };
  return Object.fromEntries(PARTS.map((part) => [part, cpuTimeOfAll(pids[part]?.pid) ?? Number.NaN])) as Cpu;
}

let buyers = 0;
/** Checks three photos, sends them, pays, waits for the mail and takes the report. */
async function* stagesOf(system: System, photos: Photos): AsyncGenerator<Stage> {
  const { web, standIns } = shopOf(system);
  const browser = createBrowser(web);
  const customer = createCustomer(browser, standIns);
  await giveConsent(browser);
  for (const photo of photos) await browser.upload('/api/photos/check', [['photo', photo]]);
  yield 'check';
  const id = await customer.upload(photos);
  await customer.waitFor(id, ['analyzed'], 120_000);
  yield 'analyze';
  await customer.unlock(id, `cost-${buyers++}@example.com`);
  await customer.waitFor(id, ['completed'], 60_000);
  yield 'pay';
  await customer.waitForMail(id, 120_000);
  yield 'report and mail';
  await browser.call('GET', `/api/orders/${id}/pdf`);
  yield 'download';
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** CPU of an order by process and stage, in milliseconds, and of one among twelve at once, the sheet of docs/scale.md; and budgets. */
export async function benchCost(system: System, photos: Photos): Promise<Observation[]> {
  const spent = new Map(STAGES.map((stage) => [stage, [] as number[]]));
  for (let order = 0; order < ORDERS; order++) {
    let previousCpu = cpuOf(system);
    for await (const stage of stagesOf(system, photos)) {
      const currentCpu = cpuOf(system);
      const row = spent.get(stage);
      for (const [i, part] of PARTS.entries())
        if (row) row[i] = (row[i] ?? 0) + (currentCpu[part] - previousCpu[part]) / ORDERS;
      previousCpu = currentCpu;
    }
  }
  const began = cpuOf(system);
  const finish = async () => {
    for await (const _ of stagesOf(system, photos));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, finish));
  const finalCpu = cpuOf(system);
  const totalMs = sum([...spent.values()].flat());
  const loop = calibrationLoop();
  const ownOf = (part: (typeof PARTS)[number]) =>
    sum(STAGES.map((stage) => spent.get(stage)?.[PARTS.indexOf(part)] ?? 0));
  const percent = (value: number) => `${Math.round(value)} ms, ${Math.round((100 * value) / totalMs)} %`;
  return [
    ...PARTS.map((part, i) => {
      const stages = STAGES.map((stage) => `${stage} ${Math.round(spent.get(stage)?.[i] ?? 0)}`).join(', ');
      return { what: `CPU of an order, ${part}`, value: `${percent(ownOf(part))} (${stages})` };
    }),
    {
      what: 'CPU of an order',
      value: `${Math.round(totalMs)} ms (${STAGES.map((stage) => `${stage} ${percent(sum(spent.get(stage) ?? []))}`).join('; ')})`,
    },
    {
      what: `CPU of one of ${AT_ONCE} orders at once`,
      value: `${Math.round(sum(PARTS.map((part) => finalCpu[part] - began[part])) / AT_ONCE)} ms`,
    },
    ...(['gateway', 'analysis', 'pdf'] as const).map((part) =>
      budgetObservation(`of an order, ${part}`, ownOf(part) / loop, 'loops'),
    ),
    budgetObservation('of an order', totalMs / loop, 'loops'),
  ];
}
