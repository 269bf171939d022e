import { keysOf } from '@trueseason/contracts';
import { seededRandom } from '@trueseason/testing';
import { type Fault, KINDS } from './faults.ts';

/** More than time servers let clocks differ; work scheduled by a fast clock is late by this much. */
const DRIFT_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A wrong time zone, and a day too far. */
const JUMPS_MS = [HOUR_MS, -HOUR_MS, 26 * HOUR_MS];
const DRAWN = keysOf(KINDS).flatMap((name) => Array.from({ length: KINDS[name].weight }, () => name));

export interface CustomerPlan {
  readonly arrivesAtMs: number;
  readonly pays: boolean;
  /** Confirms the card twice, as an impatient finger does. */
  readonly twice: boolean;
  /** Is declined first, and closes the tab once the second card is accepted: only webhooks report it to the shop. */
  readonly leaves: boolean;
}

export interface Plan {
  readonly seed: number;
  readonly faults: readonly Fault[];
  readonly customers: readonly CustomerPlan[];
}

/** The plan of a seed. The same seed, duration and customers give the same plan. */
export function planOf(seed: number, { seconds, customers }: { seconds: number; customers: number }): Plan {
  const { below, pick } = seededRandom(seed);
  const random = () => below(1e6) / 1e6;
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));

  const draw = (atMs: number): Fault => {
    const kind = pick(DRAWN);
    const { parts, lastsMs } = KINDS[kind];
    const byMs = () => (random() < 0.75 ? between(-DRIFT_MS, DRIFT_MS) : pick(JUMPS_MS));
    const fault = { atMs, kind, part: pick<string>(parts), forMs: between(...lastsMs) };
    return { ...fault, ...(kind === 'clock' && { byMs: byMs() }) } as Fault;
  };
  const faults: Fault[] = [];
  for (let atMs = between(500, 3_000); atMs < seconds * 1000; atMs += between(1_500, 6_000)) faults.push(draw(atMs));
  return {
    seed,
    faults,
    customers: Array.from({ length: customers }, () => ({
      arrivesAtMs: between(0, seconds * 700),
      pays: random() < 0.85,
      twice: random() < 0.3,
      leaves: random() < 0.2,
    })),
  };
}

export function describeFault({ atMs, kind, part, forMs, byMs }: Fault): string {
  const by = byMs === undefined ? '' : ` by ${(byMs / 1000).toFixed(1)} s`;
  const lasts = kind === 'kill' ? '' : ` for ${(forMs / 1000).toFixed(1)} s`;
  return `+${(atMs / 1000).toFixed(1)} s ${kind} ${part}${by}${lasts}`;
}
