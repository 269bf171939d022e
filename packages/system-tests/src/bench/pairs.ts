import { loadavg } from 'node:os';
import { cpuTime } from './cpu-time.ts';
import { quantile } from './figures.ts';

/** The same work done by the product and by its bare engine. */
export interface Pair {
  readonly what: string;
  readonly unit: string;
  /** Rates: more is better. */
  ours(): Promise<number>;
  bare(): Promise<number>;
  /** The serving processes: what a request takes of them is told beside the rate, because others' load does not change it. */
  readonly processes?: { readonly ours: number | undefined; readonly bare: number | undefined };
  /** The share of the bare engine that we want to keep. */
  readonly wanted: number;
}

export interface Measured {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly bare: number;
  readonly share: number;
  readonly wanted: number;
  /** CPU time of the serving processes for the same work: bare by ours. */
  readonly cpuShare: number | undefined;
  /** One-minute load of the machine while it was measured. */
  readonly load: number;
}

/** Short ones, and many: what else the machine does comes and goes, and a median forgets it. */
const ROUNDS = 11;
const WARM_UP_ROUNDS = 3;
const median = (values: readonly number[]) => quantile(values, 0.5);

/** Alternates, because a machine is never the same twice; the share is the median of the rounds' own shares. */
export async function measurePair({ what, unit, ours, bare, wanted, processes }: Pair): Promise<Measured> {
  // What runs for days is measured, not what a compiler has just met.
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    await ours();
    await bare();
  }
  const run = async (side: 'ours' | 'bare') => {
    const before = cpuTime(processes?.[side]) ?? Number.NaN;
    const started = performance.now();
    const rate = await (side === 'ours' ? ours() : bare());
    const done = (rate * (performance.now() - started)) / 1000;
    return { rate, cpu: ((cpuTime(processes?.[side]) ?? Number.NaN) - before) / done };
  };
  const rounds: Record<'ours' | 'bare', { rate: number; cpu: number }>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % 2 === 0 ? await run('ours') : undefined;
    const other = await run('bare');
    rounds.push({ ours: first ?? (await run('ours')), bare: other });
  }
  const cpuShare = median(rounds.map((round) => round.bare.cpu / round.ours.cpu));
  return {
    what,
    unit,
    wanted,
    cpuShare: Number.isNaN(cpuShare) ? undefined : cpuShare,
    ours: median(rounds.map((round) => round.ours.rate)),
    bare: median(rounds.map((round) => round.bare.rate)),
    share: median(rounds.map((round) => round.ours.rate / round.bare.rate)),
    load: loadavg()[0] ?? Number.NaN,
  };
}

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** Prints a line for each pair and returns whether all kept their share. */
export function printPairs(pairs: readonly Measured[]): boolean {
  const width = Math.max(...pairs.map(({ what }) => what.length));
  process.stdout.write(`\nBeside the bare engines, medians of ${ROUNDS} alternating rounds\n`);
  for (const { what, unit, ours, bare, share, cpuShare, wanted, load } of pairs) {
    const mark = share >= wanted ? '✓' : `✗ wanted ${wanted}`;
    const cpu = cpuShare === undefined ? '' : `, by CPU time ${cpuShare.toFixed(2)}`;
    const values = `${short(ours)} against ${short(bare)} ${unit}${cpu}`;
    process.stdout.write(
      `  ${what.padEnd(width)}  ${share.toFixed(2)}  ${mark}  (${values}, load ${load.toFixed(1)})\n`,
    );
  }
  return pairs.every(({ share, wanted }) => share >= wanted);
}
