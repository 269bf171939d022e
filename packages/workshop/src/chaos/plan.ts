import { LINK_NAMES, type LinkName } from './links.ts';

/** A repeatable stream of numbers in [0, 1): mulberry32. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PARTS = ['analysis', 'pdf', 'mailer', 'gateway', 'redis', 'postgres'] as const;
const SERVICES = ['analysis', 'pdf', 'mailer', 'gateway'] as const;

/** Further than time servers let clocks run apart; what a clock that was ahead put off comes late by as much. */
const JUMP_MS = 60_000;

/** As often as each is listed. */
const KINDS = [
  ...(['kill', 'kill', 'kill', 'pause', 'deploy', 'away', 'full'] as const),
  ...(['partition', 'partition', 'cut', 'slow', 'lossy'] as const),
  ...(['payments', 'webhooks', 'mail', 'clock'] as const),
];

/** One thing that goes wrong, `atMs` after the first customer came. */
export type Fault = { readonly atMs: number } & (
  | { readonly kind: 'kill' | 'pause'; readonly part: (typeof PARTS)[number]; readonly forMs: number }
  | { readonly kind: 'deploy'; readonly part: (typeof SERVICES)[number]; readonly forMs: number }
  | { readonly kind: 'away'; readonly part: 'redis' | 'postgres' | 'store'; readonly forMs: number }
  | { readonly kind: 'partition' | 'cut' | 'slow' | 'lossy'; readonly part: LinkName; readonly forMs: number }
  | { readonly kind: 'full'; readonly part: 'redis' | 'postgres' | 'store'; readonly forMs: number }
  | { readonly kind: 'payments'; readonly part: 'error' | 'hang' | 'lost' | 'late'; readonly forMs: number }
  | { readonly kind: 'webhooks'; readonly part: 'late' | 'twice' | 'dropped' | 'shuffled'; readonly forMs: number }
  | { readonly kind: 'mail'; readonly part: 'errors' | 'late answers' | 'no events'; readonly forMs: number }
  /** The wall clock of a service jumps by so much, and back. */
  | { readonly kind: 'clock'; readonly part: (typeof SERVICES)[number]; readonly forMs: number; readonly byMs: number }
);

export interface CustomerPlan {
  readonly arrivesAtMs: number;
  readonly pays: boolean;
  /** Confirms the card twice, as an impatient finger does. */
  readonly twice: boolean;
}

export interface Plan {
  readonly seed: number;
  readonly faults: readonly Fault[];
  readonly customers: readonly CustomerPlan[];
}

/** What a seed stands for. The same seed, seconds and customers give the same plan. */
export function planOf(seed: number, { seconds, customers }: { seconds: number; customers: number }): Plan {
  const random = seeded(seed);
  const pick = <Of>(from: readonly Of[]): Of => from[Math.floor(random() * from.length)] as Of;
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
      case 'partition':
      case 'cut':
      case 'slow':
      case 'lossy':
        return { atMs, kind, part: pick(LINK_NAMES), forMs: between(2_000, 15_000) };
      case 'full':
        return { atMs, kind, part: pick(['redis', 'postgres', 'store'] as const), forMs: between(3_000, 12_000) };
      case 'payments':
        return { atMs, kind, part: pick(['error', 'hang', 'lost', 'late'] as const), forMs };
      case 'webhooks':
        return { atMs, kind, part: pick(['late', 'twice', 'dropped', 'shuffled'] as const), forMs };
      case 'mail':
        return { atMs, kind, part: pick(['errors', 'late answers', 'no events'] as const), forMs };
      case 'clock':
        return { atMs, kind, part: pick(SERVICES), forMs: between(3_000, 15_000), byMs: between(-JUMP_MS, JUMP_MS) };
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
    })),
  };
}

export function describeFault(fault: Fault): string {
  const { atMs, kind, part, forMs } = fault;
  const by = fault.kind === 'clock' ? ` by ${(fault.byMs / 1000).toFixed(1)} s` : '';
  const lasts = kind === 'kill' ? '' : ` for ${(forMs / 1000).toFixed(1)} s`;
  return `+${(atMs / 1000).toFixed(1)} s ${kind} ${part}${by}${lasts}`;
}
