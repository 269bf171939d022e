import { expect, it } from 'vitest';
import { compareRuns, cpuOfOrder, type Run } from './figures.ts';
import { STAGES } from './order.ts';
import { COUNTED, type Counts, PARTS, recordOf } from './side.ts';

const COSTS: Readonly<Record<string, number>> = { gateway: 40, analysis: 150, pdf: 80, mailer: 7 };

/** Ten runs with noise of a few percent; `times` of each part's CPU, and what else is counted of a poll. */
const runs = (times: Readonly<Record<string, number>> = {}, poll: Partial<Counts> = {}, phase = 0): Run[] =>
  Array.from({ length: 10 }, (_, run) => {
    const noise = 1 + 0.04 * Math.sin(5 * run + phase);
    const counts = recordOf(COUNTED, () => 20);
    const cpu = recordOf(PARTS, (part) => (COSTS[part] ?? 2) * (times[part] ?? 1) * noise);
    return {
      order: {
        cpu: new Map(STAGES.map((stage) => [stage, cpu])),
        counts,
        traffic: { requests: 12, sentBytes: 1, receivedBytes: 1 },
        mails: 1,
      },
      poll: { cpuMs: 0.08 * noise, counts: { ...recordOf(COUNTED, () => 0.002), ...poll } },
    };
  });

const grown = (current: readonly Run[]) =>
  compareRuns(runs({}, {}, 2), current).flatMap(({ what, ok }) => (ok ? [] : [what]));

it('lets the same cost pass', () => {
  expect(grown(runs())).toEqual([]);
});

it('finds a fifth more CPU of an order, and in which part', () => {
  expect(grown(runs({ gateway: 2.4 }))).toEqual([
    'CPU of an order',
    'CPU of an order, gateway',
    ...STAGES.map((stage) => `CPU of an order, ${stage}`),
  ]);
});

it('finds a part that grew while another one shrank', () => {
  expect(grown(runs({ pdf: 1.3, analysis: 0.8 }))).toEqual(['CPU of an order, pdf']);
});

it('finds one more write per poll, and not what the background writes', () => {
  expect(grown(runs({}, { writes: 1 }))).toEqual(['writing transactions of a poll']);
  expect(grown(runs({}, { writes: 0.01, walBytes: 10 }))).toEqual([]);
});

it('finds a row that each poll writes in a batch with others', () => {
  expect(grown(runs({}, { writes: 0.05, walBytes: 150 }))).toEqual(['bytes of the write-ahead log of a poll']);
});

it('takes a fifth more of a small part for noise', () => {
  expect(grown(runs({ mailer: 1.2 }))).toEqual([]);
});

it('adds up an order by part and stage', () => {
  const [run] = runs();
  const parts = PARTS.map((part) => cpuOfOrder(run?.order ?? expect.fail(), { part }));
  const stages = STAGES.map((stage) => cpuOfOrder(run?.order ?? expect.fail(), { stage }));
  const total = cpuOfOrder(run?.order ?? expect.fail());
  for (const addends of [parts, stages]) expect(addends.reduce((sum, one) => sum + one)).toBeCloseTo(total);
});
