import { setTimeout as sleep } from 'node:timers/promises';
import { POOLS, type Pool, type PoolName } from '@trueseason/contracts';
import { addressKey, networkKey } from './address-key.ts';

/** Not cut before: most answers take less. */
const SETTLED_MS = 1_000;
const PATIENCE_MS = 10_000;
const AGAIN_MS = 250;
const MOST_WAITING = 8;
const WINDOW_MS = 5_000;
/** In a window: 64 kbit/s, of the worst phone. Each window with less weighs more. */
const LEAST_BYTES = 40 * 1024;
/** In a row, longer than most tunnels. */
const GRACE_WINDOWS = 6;

/** Of whom we wait for; `unread` of the answer. */
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

interface Entry extends Client {
  readonly network: string;
  readonly household: string;
  since: number;
  held: number;
  unread: number;
  window: (Progress & { readonly at: number }) | null;
  stalls: number;
}

const weightOf = ({ held, stalls }: Entry): number => held * (1 + stalls);

function weights(entries: Iterable<Entry>, by: 'network' | 'household') {
  const sums = new Map<string, number>();
  for (const entry of entries) sums.set(entry[by], (sums.get(entry[by]) ?? 0) + weightOf(entry));
  return (entry: Entry): number => sums.get(entry[by]) ?? 0;
}

const count = (entries: Iterable<Entry>, { household }: Entry): number =>
  [...entries].filter((one) => one.household === household).length;

class OpenPool {
  readonly #pool: Pool;
  readonly #pace: number;
  readonly #household: number;
  readonly #entries = new Set<Entry>();
  readonly #waiting = new Set<Entry>();
  #all = 0;

  constructor(pool: Pool, pace: number, scaled: (most: number) => number) {
    this.#pool = pool;
    this.#pace = pace;
    this.#household = scaled(pool.household ?? Number.POSITIVE_INFINITY);
  }

  async open(client: Client, announced: number) {
    const { address } = client;
    const whose = { ...client, network: networkKey(address), household: addressKey(address) };
    const entry: Entry = { ...whose, since: 0, held: 0, unread: 0, window: null, stalls: 0 };
    if (count(this.#entries, entry) >= this.#household) return 'too_many_requests' as const;
    if (!(await this.#enter(entry, this.#pool.each + announced))) return 'unavailable' as const;
    return {
      /** Charges bytes, or takes them back. False if there is no room. */
      hold: (more: number): boolean => {
        if (more > 0 && !(this.#entries.has(entry) && this.#makeRoom(more, entry))) return false;
        this.#charge(entry, more);
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

  async #enter(entry: Entry, bytes: number): Promise<boolean> {
    const until = performance.now() + PATIENCE_MS * this.#pace;
    for (this.#waiting.add(entry); !this.#makeRoom(bytes, entry); await sleep(AGAIN_MS * this.#pace)) {
      if (performance.now() < until && count(this.#waiting, entry) <= MOST_WAITING) continue;
      return !this.#waiting.delete(entry);
    }
    this.#waiting.delete(entry);
    this.#entries.add(entry);
    entry.since = performance.now();
    this.#charge(entry, bytes);
    return true;
  }

  #charge(entry: Entry, bytes: number): void {
    entry.held += bytes;
    if (this.#entries.has(entry)) this.#all += bytes;
  }

  #end(entry: Entry): void {
    if (this.#entries.delete(entry)) this.#all -= entry.held;
  }

  #cut(entry: Entry, why: 'slow' | 'full'): void {
    this.#end(entry);
    entry.cut(why);
  }

  #makeRoom(bytes: number, whom?: Entry): boolean {
    while (this.#all + bytes > this.#pool.room) {
      const heaviest = this.#heavierThan(bytes, whom);
      if (!heaviest) return false;
      this.#cut(heaviest, 'full');
    }
    return true;
  }

  /** The largest and slowest of the heaviest network and household, if that outweighs its own. */
  #heavierThan(bytes: number, whom?: Entry): Entry | undefined {
    const [ofNetwork, ofHousehold] = [weights(this.#entries, 'network'), weights(this.#entries, 'household')];
    const isHeavier = (one: Entry): boolean => {
      const of = one.network !== whom?.network ? ofNetwork : one.household !== whom.household ? ofHousehold : weightOf;
      return of(one) > bytes + (whom ? of(whom) : 0);
    };
    const settled = performance.now() - SETTLED_MS * this.#pace;
    return [...this.#entries]
      .filter((one) => isHeavier(one) && one.since < settled && one.progress())
      .toSorted(
        (a, b) => ofNetwork(b) - ofNetwork(a) || ofHousehold(b) - ofHousehold(a) || weightOf(b) - weightOf(a),
      )[0];
  }

  #judge(entry: Entry, now: number): void {
    const { window, since } = entry;
    const progress = entry.progress();
    const unread = progress?.unread ?? 0;
    this.#charge(entry, unread - entry.unread);
    entry.unread = unread;
    const { seconds = Number.POSITIVE_INFINITY } = this.#pool;
    const isLate = progress?.turn === 'sends' && now - since > seconds * 1000 * this.#pace;
    if (progress?.turn !== window?.turn) entry.window = progress && { ...progress, at: now };
    else if (progress && window && now - window.at >= WINDOW_MS * this.#pace) {
      entry.stalls = progress.moved - window.moved < LEAST_BYTES ? entry.stalls + 1 : 0;
      entry.window = { ...progress, at: now };
    }
    if (isLate || entry.stalls >= GRACE_WINDOWS) this.#cut(entry, 'slow');
  }
}

/**
 * Charges what requests hold to their pool and network; a full pool cuts its heaviest holder.
 * @param pace scales all times, for tests
 */
export function createLedger({ pace = 1, scaled = (most: number) => most } = {}) {
  const opened = Object.entries<Pool>(POOLS).map(([name, pool]) => [name, new OpenPool(pool, pace, scaled)]);
  const pools: Readonly<Record<PoolName, OpenPool>> = Object.fromEntries(opened);
  return {
    open: async (name: PoolName, client: Client, announced: number) => pools[name].open(client, announced),
    look: () => {
      for (const pool of Object.values(pools)) pool.look();
    },
  };
}
export type Ledger = ReturnType<typeof createLedger>;
