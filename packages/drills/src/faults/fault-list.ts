import { setTimeout as sleep } from 'node:timers/promises';

interface Kind {
  /** Drawn at random between these. */
  readonly lastsMs: readonly [least: number, most: number];
  /** As often it is drawn. */
  readonly weight: number;
}
const SHORT = [1_000, 9_000] as const;
const kind = (lastsMs: Kind['lastsMs'] = SHORT, weight = 1): Kind => ({ lastsMs, weight });

/** Everything that goes wrong in a drill. A host names the parts, and how. */
export const FAULTS = {
  /** A part is killed, and starts again. */
  crash: kind(SHORT, 3),
  /** It stands still, with open connections. */
  freeze: kind(),
  /** It stands still until its health check ends it. */
  hang: kind(),
  /** It is replaced by another of its kind. */
  deploy: kind(),
  /** It is away: stopped, or taken from its place. */
  stop: kind([4_000, 20_000]),
  /** A store has room for nothing more. */
  full: kind([3_000, 12_000]),
  /** All of its connections are taken. */
  crowded: kind([3_000, 12_000]),
  /** It answers, and takes no writes. */
  readonly: kind(),
  /** A connection swallows everything. */
  partition: kind([2_000, 15_000], 2),
  cut: kind([2_000, 15_000]),
  slow: kind([2_000, 15_000]),
  lossy: kind([2_000, 15_000]),
  /** Open connections never answer again. */
  stall: kind(),
  /** The same, because another server took over. */
  replaced: kind(),
  /** A store has lost all that it held. */
  emptied: kind(),
  /** It has what it had some time ago, as from a copy. */
  'set back': kind(),
  /** The payment provider, its webhooks, the mail provider. */
  payments: kind(),
  webhooks: kind(),
  mail: kind(),
  /** A wall clock jumps by so much, and back. */
  clock: kind([3_000, 15_000]),
} as const satisfies Readonly<Record<string, Kind>>;
export type FaultName = keyof typeof FAULTS;

/** How a host brings a fault about. */
export interface Means {
  readonly parts: readonly string[];
  /** Before customers come. */
  prepare?(part: string): Promise<unknown>;
  /** Resolves once it has happened, or has begun. @param byMs how far a clock is off @param forMs how long it will last */
  begin(part: string, last: { readonly byMs: number; readonly forMs: number }): Promise<unknown>;
  /** Of one that lasts. */
  end?(part: string): Promise<unknown>;
}
export type Faults = { readonly [Name in FaultName]?: Means };

/** One thing that goes wrong, `atMs` after the first customer came. */
export interface Fault {
  readonly atMs: number;
  readonly kind: FaultName;
  readonly part: string;
  readonly forMs: number;
  readonly byMs?: number;
}

export function describeFault({ atMs, kind, part, forMs, byMs }: Fault): string {
  const by = byMs === undefined ? '' : ` by ${(byMs / 1000).toFixed(1)} s`;
  const lasts = kind === 'crash' ? '' : ` for ${(forMs / 1000).toFixed(1)} s`;
  return `+${(atMs / 1000).toFixed(1)} s ${kind} ${part}${by}${lasts}`;
}

/** How a host brings a kind about. @throws if it does not know how to */
export function meansOf(faults: Faults, kind: FaultName): Means {
  const means = faults[kind];
  if (!means) throw new Error(`This host knows no way to ${kind}`);
  return means;
}

/** Lets a fault begin, last and end. */
export async function happen(faults: Faults, { kind, part, forMs, byMs = 0 }: Fault): Promise<void> {
  const { begin, end } = meansOf(faults, kind);
  try {
    await begin(part, { byMs, forMs });
    if (end) await sleep(forMs);
  } finally {
    await end?.(part);
  }
}

/** What two faults must not do at once: one would undo the other in the middle. */
const subjectOf = ({ kind, part }: Fault): string =>
  kind === 'payments' || kind === 'webhooks' || kind === 'mail' ? 'providers' : part;

/**
 * Lets a plan's faults happen, each at its time; those of one part wait for each other. Whatever an injection itself
 * meets (a part that is ending already) is noted and no reason to stop.
 */
export async function injectFaults(
  faults: Faults,
  planned: readonly Fault[],
  note: (fault: Fault, trouble?: unknown) => void,
): Promise<void> {
  const latest = new Map<string, Promise<void>>();
  const runs = planned.map((fault) => {
    const previousRun = latest.get(subjectOf(fault)) ?? Promise.resolve();
    const run = (async () => {
      await Promise.all([sleep(fault.atMs), previousRun]);
      note(fault);
      await happen(faults, fault).catch((error) => note(fault, error));
    })();
    latest.set(subjectOf(fault), run);
    return run;
  });
  await Promise.all(runs);
}
