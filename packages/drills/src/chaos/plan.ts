import { keysOf } from '@trueseason/contracts';
import { seededRandom } from '@trueseason/testing';
import { FAULTS, type Fault, type Faults, meansOf } from '../faults/fault-list.ts';

/** More than time servers let clocks differ; work scheduled by a fast clock is late by this much. */
const DRIFT_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A wrong time zone, and a day too far. */
const JUMPS_MS = [HOUR_MS, -HOUR_MS, 26 * HOUR_MS];

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

export interface Size {
  readonly seconds: number;
  readonly customers: number;
}

/** The plan of a seed on a host. The same seed, duration and customers give the same plan. */
export function planOf(seed: number, { seconds, customers }: Size, possible: Faults): Plan {
  const weighted = keysOf(possible).flatMap((name) => Array.from({ length: FAULTS[name].weight }, () => name));
  const { below, pick } = seededRandom(seed);
  const random = () => below(1e6) / 1e6;
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));

  const draw = (atMs: number): Fault => {
    const kind = pick(weighted);
    const { parts } = meansOf(possible, kind);
    const byMs = () => (random() < 0.75 ? between(-DRIFT_MS, DRIFT_MS) : pick(JUMPS_MS));
    const fault = { atMs, kind, part: pick(parts), forMs: between(...FAULTS[kind].lastsMs) };
    return { ...fault, ...(kind === 'clock' && { byMs: byMs() }) };
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
