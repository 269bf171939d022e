import { setTimeout as sleep } from 'node:timers/promises';
import { POOLS, type Pool, type PoolName } from '@trueseason/contracts';
import { addressKey, networkKey } from './address-key.ts';

/** Never cut before this; most answers take less. */
const SETTLED_MS = 1_000;
const PATIENCE_MS = 10_000;
const AGAIN_MS = 250;
const MOST_WAITING = 8;
const WINDOW_MS = 5_000;
/** Per window: 64 kbit/s, as the worst phone. Each slower window increases the weight. */
const LEAST_BYTES = 40 * 1024;
/** Consecutive; longer than most tunnels. */
const GRACE_WINDOWS = 6;

/** Of the client we wait for; `unread` bytes of the answer. */
export interface Progress {
  readonly turn: 'sends' | 'reads';
  readonly moved: number;
  readonly unread: number;
}

export interface Client {
  readonly address: string;
  /** Null while it waits for us. */
  progress(): Progress | null;
  cut(why: 'slow' | 'full'): void;
}

interface Reservation extends Client {
  readonly network: string;
  readonly household: string;
  since: number;
  held: number;
  unread: number;
  window: (Progress & { readonly at: number }) | null;
  stalls: number;
}

const weightOf = ({ held, stalls }: Reservation): number => held * (1 + stalls);

/** Sums by network or household, kept up to date because every request needs them. */
class Sums {
  readonly #sums = new Map<string, number>();

  of(key: string): number {
    return this.#sums.get(key) ?? 0;
  }

  add(key: string, more: number): void {
    const sum = this.of(key) + more;
    if (sum > 0) this.#sums.set(key, sum);
    else this.#sums.delete(key);
  }
}

class MemoryPool {
  readonly #pool: Pool;
  readonly #pace: number;
  readonly #household: number;
  readonly #entries = new Set<Reservation>();
  readonly #networks = new Sums();
  readonly #households = new Sums();
  /** Calls by household. */
  readonly #inside = new Sums();
  readonly #waiting = new Sums();
  #all = 0;

  constructor(pool: Pool, pace: number, scaled: (most: number) => number) {
    this.#pool = pool;
    this.#pace = pace;
    this.#household = scaled(pool.household ?? Number.POSITIVE_INFINITY);
  }

  async open(client: Client, announced: number) {
    const { address } = client;
    const whose = { ...client, network: networkKey(address), household: addressKey(address) };
    const entry: Reservation = { ...whose, since: 0, held: 0, unread: 0, window: null, stalls: 0 };
    if (this.#inside.of(entry.household) >= this.#household) return 'too_many_requests' as const;
    if (!(await this.#enter(entry, this.#pool.each + announced))) return 'unavailable' as const;
    return {
      /** Charges bytes, or takes them back. False if there is no room. */
      hold: (more: number): boolean => {
        if (more > 0 && !(this.#entries.has(entry) && this.#makeRoom(more, entry))) return false;
        this.#change(entry, { held: entry.held + more });
        return true;
      },
      end: () => this.#end(entry),
    };
  }

  look(): void {
    const now = performance.now();
    for (const entry of this.#entries) this.#judge(entry, now);
    this.#makeRoom(0);
  }

  async #enter(entry: Reservation, bytes: number): Promise<boolean> {
    const until = performance.now() + PATIENCE_MS * this.#pace;
    this.#waiting.add(entry.household, 1);
    try {
      while (!this.#makeRoom(bytes, entry)) {
        if (performance.now() >= until || this.#waiting.of(entry.household) > MOST_WAITING) return false;
        await sleep(AGAIN_MS * this.#pace);
      }
    } finally {
      this.#waiting.add(entry.household, -1);
    }
    this.#entries.add(entry);
    this.#inside.add(entry.household, 1);
    entry.since = performance.now();
    this.#change(entry, { held: bytes });
    return true;
  }

  /** Changes of an ended entry count nowhere. */
  #change(entry: Reservation, to: Partial<Pick<Reservation, 'held' | 'stalls'>>): void {
    const [held, weight] = [entry.held, weightOf(entry)];
    Object.assign(entry, to);
    if (this.#entries.has(entry)) this.#count(entry, entry.held - held, weightOf(entry) - weight);
  }

  #count({ network, household }: Reservation, held: number, weight: number): void {
    this.#all += held;
    this.#networks.add(network, weight);
    this.#households.add(household, weight);
  }

  #end(entry: Reservation): void {
    if (!this.#entries.delete(entry)) return;
    this.#inside.add(entry.household, -1);
    this.#count(entry, -entry.held, -weightOf(entry));
  }

  #cut(entry: Reservation, why: 'slow' | 'full'): void {
    this.#end(entry);
    entry.cut(why);
  }

  #makeRoom(bytes: number, whom?: Reservation): boolean {
    while (this.#all + bytes > this.#pool.room) {
      const heaviest = this.#heavierThan(bytes, whom);
      if (!heaviest) return false;
      this.#cut(heaviest, 'full');
    }
    return true;
  }

  /** The largest and slowest of the heaviest network and household, if that outweighs its own. */
  #heavierThan(bytes: number, whom?: Reservation): Reservation | undefined {
    const ofNetwork = ({ network }: Reservation) => this.#networks.of(network);
    const ofHousehold = ({ household }: Reservation) => this.#households.of(household);
    const isHeavier = (one: Reservation): boolean => {
      const of = one.network !== whom?.network ? ofNetwork : one.household !== whom.household ? ofHousehold : weightOf;
      return of(one) > bytes + (whom ? of(whom) : 0);
    };
    const outweighs = (one: Reservation, other: Reservation): boolean =>
      (ofNetwork(one) - ofNetwork(other) || ofHousehold(one) - ofHousehold(other) || weightOf(one) - weightOf(other)) >
      0;
    const settled = performance.now() - SETTLED_MS * this.#pace;
    let heaviest: Reservation | undefined;
    for (const one of this.#entries) {
      if (one.since >= settled || !isHeavier(one) || (heaviest && !outweighs(one, heaviest))) continue;
      if (one.progress()) heaviest = one;
    }
    return heaviest;
  }

  #judge(entry: Reservation, now: number): void {
    const { window, since } = entry;
    const progress = entry.progress();
    const unread = progress?.unread ?? 0;
    this.#change(entry, { held: entry.held + unread - entry.unread });
    entry.unread = unread;
    const { seconds = Number.POSITIVE_INFINITY } = this.#pool;
    const isLate = progress?.turn === 'sends' && now - since > seconds * 1000 * this.#pace;
    if (progress?.turn !== window?.turn) entry.window = progress && { ...progress, at: now };
    else if (progress && window && now - window.at >= WINDOW_MS * this.#pace) {
      this.#change(entry, { stalls: progress.moved - window.moved < LEAST_BYTES ? entry.stalls + 1 : 0 });
      entry.window = { ...progress, at: now };
    }
    if (isLate || entry.stalls >= GRACE_WINDOWS) this.#cut(entry, 'slow');
  }
}

/**
 * Charges what requests hold to their pool and network; a full pool cuts its heaviest holder.
 * @param pace scales all times, for tests
 */
export function createMemoryBudget({ pace = 1, scaled = (most: number) => most } = {}) {
  const opened = Object.entries<Pool>(POOLS).map(([name, pool]) => [name, new MemoryPool(pool, pace, scaled)]);
  const pools: Readonly<Record<PoolName, MemoryPool>> = Object.fromEntries(opened);
  return {
    open: async (name: PoolName, client: Client, announced: number) => pools[name].open(client, announced),
    look: () => {
      for (const pool of Object.values(pools)) pool.look();
    },
  };
}
export type MemoryBudget = ReturnType<typeof createMemoryBudget>;
