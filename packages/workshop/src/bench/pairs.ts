import { createHash } from 'node:crypto';
import { loadavg } from 'node:os';
import { median, say } from '../report.ts';
import { BUDGET, type PairName } from './budget.ts';

export type Side = 'ours' | 'bare';

export interface Round {
  /** More is better. */
  readonly rate: number;
  /** What was done meanwhile: polls, uploads, jobs. */
  readonly operations: number;
}

/** The same work done by the product and by the least that can do it. */
export interface Pair {
  readonly name: PairName;
  readonly what: string;
  readonly unit: string;
  ours(): Promise<Round>;
  bare(): Promise<Round>;
  /** What comes before a round of ours and is not measured. */
  prepare?(): Promise<void>;
  /** CPU time so far of all that serves a side, in milliseconds; undefined where the kernel does not say. */
  readonly cpu: Readonly<Record<Side, () => number | undefined>>;
}

export interface Measured extends Pick<Pair, 'name' | 'what' | 'unit'> {
  readonly rate: Readonly<Record<Side, number>>;
  /** CPU time of an operation, in milliseconds; NaN if unavailable. */
  readonly cpu: Readonly<Record<Side, number>>;
  /** CPU of ours, in that of its limit and in calibration loops. */
  readonly limits: number;
  readonly loops: number;
  /** One-minute load of the machine while it was measured. */
  readonly load: number;
}

/** Alternating, of which the least CPU counts: whatever else a machine does only adds. */
const ROUNDS = 7;
/** Growth by a fifth fails; the rest is noise. */
const SLACK = 1.12;

/** CPU time of fixed work like ours: numbers, texts and hashes; in milliseconds. */
function calibrate(): number {
  const before = process.cpuUsage();
  let text = '';
  for (let round = 0; round < 40; round++) {
    const numbers = Array.from({ length: 5_000 }, (_, i) => Math.sqrt(i * (round + 1)));
    text = JSON.stringify(
      JSON.parse(JSON.stringify({ numbers, hash: createHash('sha256').update(text).digest('hex') })),
    );
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Measures in rounds, after one that warms up. */
export async function measurePair(pair: Pair): Promise<Measured> {
  const { name, what, unit } = pair;
  const run = async (side: Side) => {
    if (side === 'ours') await pair.prepare?.();
    const before = pair.cpu[side]() ?? Number.NaN;
    const { rate, operations } = await pair[side]();
    return { rate, cpu: ((pair.cpu[side]() ?? Number.NaN) - before) / operations };
  };
  const rates: Record<Side, number[]> = { ours: [], bare: [] };
  const least = { ours: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY, loop: Number.POSITIVE_INFINITY };
  const keep = (name: keyof typeof least, cpu: number) => {
    least[name] = Math.min(least[name], cpu);
  };
  await run('ours');
  await run('bare');
  for (let round = 0; round < ROUNDS; round++) {
    keep('loop', calibrate());
    for (const side of ['ours', 'bare'] as const) {
      const { rate, cpu } = await run(side);
      rates[side].push(rate);
      keep(side, cpu);
    }
  }
  const { ours, bare, loop } = least;
  return {
    ...{ name, what, unit, cpu: { ours, bare } },
    rate: { ours: median(rates.ours), bare: median(rates.bare) },
    limits: ours / bare,
    loops: ours / loop,
    load: loadavg()[0] ?? Number.NaN,
  };
}

const short = (value: number) => Number(value.toPrecision(3));

/** Prints three lines for each pair and returns whether all kept their budget. */
export function printPairs(pairs: readonly Measured[]): boolean {
  say('\nCPU beside the least that can do it, alternating');
  return pairs
    .flatMap(({ name, what, unit, rate, cpu, load, ...found }) => {
      say(`  ${what}, load ${load.toFixed(1)}`);
      say(
        `      ${short(rate.ours)} against ${short(rate.bare)} ${unit}; CPU ${short(cpu.ours)} against ${short(cpu.bare)} ms`,
      );
      return (['limits', 'loops'] as const).map((kind) => {
        const ok = !(found[kind] > BUDGET[name][kind] * SLACK);
        say(`    ${ok ? '✓' : '✗'} ${short(found[kind])} ${kind}, budget ${BUDGET[name][kind]}`);
        return ok;
      });
    })
    .every(Boolean);
}
