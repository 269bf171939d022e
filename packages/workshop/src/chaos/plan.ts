import { seededRandom } from '@trueseason/test-kit';
import { LINK_NAMES, type LinkName } from './links.ts';

const PARTS = ['analysis', 'pdf', 'mailer', 'gateway', 'redis', 'postgres'] as const;
const SERVICES = ['analysis', 'pdf', 'mailer', 'gateway'] as const;

/** Further than time servers let clocks run apart; what a clock that was ahead put off comes late by as much. */
const DRIFT_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A wrong time zone, and a day too far. */
const JUMPS_MS = [HOUR_MS, -HOUR_MS, 26 * HOUR_MS];
const WEBHOOKS = ['late', 'again', 'dropped', 'reversed', 'late, again and reversed'] as const;

/** As often as each is listed. */
const KINDS = [
  ...(['kill', 'kill', 'kill', 'pause', 'deploy', 'away', 'full'] as const),
  ...(['partition', 'partition', 'cut', 'slow', 'lossy'] as const),
  ...(['stall', 'readonly', 'replaced'] as const),
  ...(['payments', 'webhooks', 'mail', 'clock'] as const),
];

/** One thing that goes wrong, `atMs` after the first customer came. */
export type Fault = { readonly atMs: number } & (
  | { readonly kind: 'kill' | 'pause'; readonly part: (typeof PARTS)[number]; readonly forMs: number }
  | { readonly kind: 'deploy'; readonly part: (typeof SERVICES)[number]; readonly forMs: number }
  | { readonly kind: 'away'; readonly part: 'redis' | 'postgres' | 'store'; readonly forMs: number }
  /** Open connections never answer again; if `replaced`, because another server took over. */
  | { readonly kind: 'stall' | 'replaced' | 'readonly'; readonly part: 'redis' | 'postgres'; readonly forMs: number }
  | { readonly kind: 'partition' | 'cut' | 'slow' | 'lossy'; readonly part: LinkName; readonly forMs: number }
  | { readonly kind: 'full'; readonly part: 'redis' | 'postgres'; readonly forMs: number }
  | { readonly kind: 'payments'; readonly part: 'error' | 'hang' | 'lost' | 'late'; readonly forMs: number }
  | { readonly kind: 'webhooks'; readonly part: (typeof WEBHOOKS)[number]; readonly forMs: number }
  | { readonly kind: 'mail'; readonly part: 'errors' | 'late answers' | 'no events'; readonly forMs: number }
  /** The wall clock of a service jumps by so much, and back. */
  | { readonly kind: 'clock'; readonly part: (typeof SERVICES)[number]; readonly forMs: number; readonly byMs: number }
);

export interface CustomerPlan {
  readonly arrivesAtMs: number;
  readonly pays: boolean;
  /** Confirms the card twice, as an impatient finger does. */
  readonly twice: boolean;
  /** Is declined first, and closes the tab once the second card is taken: the shop hears of it from webhooks. */
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
    const kind = pick(KINDS);
    const forMs = between(1_000, 9_000);
    switch (kind) {
      case 'kill':
      case 'pause':
        return { atMs, kind, part: pick(PARTS), forMs };
      case 'deploy':
        return { atMs, kind, part: pick(SERVICES), forMs };
      case 'away':
        return { atMs, kind, part: pick(['redis', 'postgres', 'store'] as const), forMs: between(4_000, 20_000) };
      case 'stall':
      case 'replaced':
      case 'readonly':
        return { atMs, kind, part: pick(['redis', 'postgres'] as const), forMs };
      case 'partition':
      case 'cut':
      case 'slow':
      case 'lossy':
        return { atMs, kind, part: pick(LINK_NAMES), forMs: between(2_000, 15_000) };
      case 'full':
        return { atMs, kind, part: pick(['redis', 'postgres'] as const), forMs: between(3_000, 12_000) };
      case 'payments':
        return { atMs, kind, part: pick(['error', 'hang', 'lost', 'late'] as const), forMs };
      case 'webhooks':
        return { atMs, kind, part: pick(WEBHOOKS), forMs };
      case 'mail':
        return { atMs, kind, part: pick(['errors', 'late answers', 'no events'] as const), forMs };
      case 'clock': {
        const byMs = random() < 0.75 ? between(-DRIFT_MS, DRIFT_MS) : pick(JUMPS_MS);
        return { atMs, kind, part: pick(SERVICES), forMs: between(3_000, 15_000), byMs };
      }
    }
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

export function describeFault(fault: Fault): string {
  const { atMs, kind, part, forMs } = fault;
  const by = fault.kind === 'clock' ? ` by ${(fault.byMs / 1000).toFixed(1)} s` : '';
  const lasts = kind === 'kill' ? '' : ` for ${(forMs / 1000).toFixed(1)} s`;
  return `+${(atMs / 1000).toFixed(1)} s ${kind} ${part}${by}${lasts}`;
}
