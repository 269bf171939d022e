import type { Observation } from '../report.ts';
import { DISTURBED, judgeGrowth, sum } from './growth.ts';
import { type OrderCost, STAGES, type Stage } from './order.ts';
import type { PollCost } from './polls.ts';
import { COUNTED, type Counts, PARTS } from './side.ts';

export interface Run {
  readonly order: OrderCost;
  readonly poll: PollCost;
}

type Part = (typeof PARTS)[number];

export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** CPU of an order, all of it, of one part or of one stage, in milliseconds. */
export function cpuOfOrder(
  { cpu }: OrderCost,
  { part, stage }: { part?: Part | undefined; stage?: Stage | undefined } = {},
): number {
  const stages = STAGES.filter((one) => stage === undefined || one === stage);
  const parts = PARTS.filter((one) => part === undefined || one === part);
  return sum(stages.flatMap((one) => parts.map((two) => cpu.get(one)?.[two] ?? Number.NaN)));
}

interface Figure {
  readonly name: string;
  readonly read: (run: Run) => number;
  /** What a smaller figure counts as, of the release's run. */
  readonly leastOf: (run: Run) => number;
  readonly show: (value: number) => string;
  /** Share of disturbed runs that it may have. None of a part or a stage: of many noisy figures, one grows by chance. */
  readonly disturbed: number;
}

const inMs = (value: number): string => `${Math.round(value)} ms`;
const inMicroseconds = (value: number): string => `${(value * 1000).toFixed(1)} µs`;
const asCount = (value: number): string => value.toFixed(2);

/** Small parts and stages vary by more than they grow; of the whole, they are held to what they add. */
const SMALL_SHARE = 0.1;
const smallShare = ({ order }: Run): number => SMALL_SHARE * cpuOfOrder(order);
/** Of an order, bytes of the log vary: Postgres logs whole pages after a checkpoint, whenever that is. */
const COUNTED_OF_ORDER = COUNTED.filter((name) => name !== 'walBytes');
const COUNT_NAMES: Readonly<Record<keyof Counts, string>> = {
  writes: 'writing transactions',
  walBytes: 'bytes of the write-ahead log',
  redisCommands: 'Redis commands',
  storeRequests: 'requests to the store',
};
/** What runs in the background adds a few to an order. */
const LEAST_OF_ORDER = 20;
/** And next to none to one of thousands of polls. A written row logs more than a hundred bytes, also in a batch. */
const LEAST_OF_POLL: Counts = { writes: 1, walBytes: 1_000, redisCommands: 1, storeRequests: 1 };

const FIGURES: readonly Figure[] = [
  {
    name: 'CPU of an order',
    read: ({ order }) => cpuOfOrder(order),
    leastOf: () => 0,
    show: inMs,
    disturbed: DISTURBED,
  },
  ...PARTS.map(
    (part): Figure => ({
      name: `CPU of an order, ${part}`,
      read: ({ order }) => cpuOfOrder(order, { part }),
      leastOf: smallShare,
      show: inMs,
      disturbed: 0,
    }),
  ),
  ...STAGES.map(
    (stage): Figure => ({
      name: `CPU of an order, ${stage}`,
      read: ({ order }) => cpuOfOrder(order, { stage }),
      leastOf: smallShare,
      show: inMs,
      disturbed: 0,
    }),
  ),
  ...COUNTED_OF_ORDER.map(
    (name): Figure => ({
      name: `${COUNT_NAMES[name]} of an order`,
      read: ({ order }) => order.counts[name],
      leastOf: () => LEAST_OF_ORDER,
      show: asCount,
      disturbed: DISTURBED,
    }),
  ),
  {
    name: 'CPU of a poll',
    read: ({ poll }) => poll.cpuMs,
    leastOf: () => 0,
    show: inMicroseconds,
    disturbed: DISTURBED,
  },
  ...COUNTED.map(
    (name): Figure => ({
      name: `${COUNT_NAMES[name]} of a poll`,
      read: ({ poll }) => poll.counts[name],
      leastOf: () => LEAST_OF_POLL[name],
      show: asCount,
      disturbed: DISTURBED,
    }),
  ),
];

const inPercent = (share: number): string => `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)} %`;

/** Each figure here and at the release, in runs that took turns. */
export function compareRuns(release: readonly Run[], current: readonly Run[]): Observation[] {
  return FIGURES.map(({ name, read, leastOf, show, disturbed }) => {
    const pairs = current.flatMap((run, index) => {
      const reference = release[index];
      return reference ? [{ release: read(reference), current: read(run), least: leastOf(reference) }] : [];
    });
    const { overall, lowest, highest, hasGrown } = judgeGrowth(pairs, disturbed);
    const values = `${show(mean(release.map(read)))} → ${show(mean(current.map(read)))}`;
    const growths = `${inPercent(overall)} (${inPercent(lowest)} to ${inPercent(highest)})`;
    return { what: name, value: `${values}, ${growths}`, ok: !hasGrown };
  });
}

/** CPU of each part by stage. */
export function describeCost(runs: readonly Run[]): Observation[] {
  const total = mean(runs.map(({ order }) => cpuOfOrder(order)));
  return PARTS.map((part) => {
    const ofStages = STAGES.map(
      (stage) => `${stage} ${Math.round(mean(runs.map(({ order }) => cpuOfOrder(order, { part, stage }))))}`,
    );
    const cpuMs = mean(runs.map(({ order }) => cpuOfOrder(order, { part })));
    return {
      what: `CPU of an order, ${part}`,
      value: `${inMs(cpuMs)}, ${Math.round((100 * cpuMs) / total)} % (${ofStages.join(', ')})`,
    };
  });
}
