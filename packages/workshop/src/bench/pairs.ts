import { loadavg } from 'node:os';
import { median, say } from '../report.ts';
import { BUDGET, type PairName } from './budget.ts';
import { settings } from './settings.ts';

export type Side = 'ours' | 'bare';

export interface Round {
  /** More is better. */
  readonly rate: number;
  /** What was done meanwhile: polls, uploads, jobs. */
  readonly operations: number;
}

/** The same work done by the product and by its bare engine. */
export interface Pair {
  readonly name: PairName;
  readonly what: string;
  readonly unit: string;
  ours(): Promise<Round>;
  bare(): Promise<Round>;
  /** What comes before a round of ours and is not measured. */
  prepare?(): Promise<void>;
  /** CPU time of the server so far, in milliseconds: less affected by other load than the rate. */
  readonly cpu: Readonly<Record<Side, () => number | undefined>>;
}

export interface Measured {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly bare: number;
  readonly share: number;
  readonly wanted: number;
  /** CPU time of an operation, in milliseconds; NaN if unavailable. */
  readonly cpu: Readonly<Record<Side, number>>;
  /** One-minute load of the machine while it was measured. */
  readonly load: number;
}

/** Short ones, and many: what else the machine does comes and goes, and a median forgets it. */
const ROUNDS = 11;
const WARM_UP_ROUNDS = 3;
const SHORT_ROUNDS = 5;

/** Alternates, because a machine is never the same twice; the share is the median of the rounds' own shares. */
export async function measurePair(pair: Pair): Promise<Measured> {
  const run = async (side: Side) => {
    if (side === 'ours') await pair.prepare?.();
    const before = pair.cpu[side]() ?? Number.NaN;
    const { rate, operations } = await pair[side]();
    return { rate, cpu: ((pair.cpu[side]() ?? Number.NaN) - before) / operations };
  };
  // What runs for days is measured, not what a compiler has just met.
  for (let round = 0; round < (settings.short ? 1 : WARM_UP_ROUNDS); round++) {
    await run('ours');
    await run('bare');
  }
  const rounds: Record<Side, { rate: number; cpu: number }>[] = [];
  for (let round = 0; round < (settings.short ? SHORT_ROUNDS : ROUNDS); round++) {
    const first = round % 2 === 0 ? await run('ours') : undefined;
    const other = await run('bare');
    rounds.push({ ours: first ?? (await run('ours')), bare: other });
  }
  // A mean: the kernel's ticks are coarse beside a round.
  const cpuOf = (side: Side) => rounds.reduce((sum, round) => sum + round[side].cpu, 0) / rounds.length;
  return {
    what: pair.what,
    unit: pair.unit,
    wanted: BUDGET[pair.name],
    cpu: { ours: cpuOf('ours'), bare: cpuOf('bare') },
    ours: median(rounds.map((round) => round.ours.rate)),
    bare: median(rounds.map((round) => round.bare.rate)),
    share: median(rounds.map((round) => round.ours.rate / round.bare.rate)),
    load: loadavg()[0] ?? Number.NaN,
  };
}

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3));

/** Prints a line for each pair and returns whether all kept their share. */
export function printPairs(pairs: readonly Measured[]): boolean {
  const width = Math.max(...pairs.map(({ what }) => what.length));
  say(`\nBeside the bare engines, medians of alternating rounds`);
  for (const { what, unit, ours, bare, share, cpu, wanted, load } of pairs) {
    const mark = share >= wanted ? '✓' : `✗ wanted ${wanted.toFixed(2)}`;
    const values = `${short(ours)} against ${short(bare)} ${unit}, load ${load.toFixed(1)}`;
    const times = `CPU time of one ${short(cpu.ours)} against ${short(cpu.bare)} ms, ${(cpu.bare / cpu.ours).toFixed(2)}`;
    say(`  ${what.padEnd(width)}  ${share.toFixed(2)}  ${mark}  (${values})`);
    if (!Number.isNaN(cpu.ours + cpu.bare)) say(`  ${' '.repeat(width)}        ${times}`);
  }
  return pairs.every(({ share, wanted }) => share >= wanted);
}
