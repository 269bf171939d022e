import { setTimeout as sleep } from 'node:timers/promises';
import { keysOf, POOLS, type Pool, type PoolName } from '@trueseason/contracts';
import { addressKey, networkKey } from './address-key.ts';

/** Never aborted before this; most responses take less. */
const MIN_AGE_MS = 1_000;
/** How long a request waits for room, and how often it asks. */
const QUEUE_TIMEOUT_MS = 10_000;
const RETRY_MS = 250;
/** For its own calls to end, which is soon. */
const OWN_RETRY_MS = 50;
/** Of a household, whose queued calls hold nothing: for room or for a worker, and for its share of the bytes. */
const MAX_QUEUED = 8;
const MAX_QUEUED_FOR_OWN = 100;
/** Of a pool, for one household and one network: their further calls wait for their own, and never for others'. */
const HOUSEHOLD_SHARE = 1 / 4;
const NETWORK_SHARE = 1 / 2;
const WINDOW_MS = 5_000;
/** Per window: 64 kbit/s, as the worst phone. Each slower window increases the weight. */
const MIN_BYTES = 40 * 1024;
/** Consecutive; longer than most tunnels. */
const GRACE_WINDOWS = 6;

/** Of a client that we wait for. */
export interface Progress {
  readonly direction: 'sending' | 'receiving';
  readonly transferredBytes: number;
  /** Of the response. */
  readonly unreadBytes: number;
}

export interface Client {
  readonly address: string;
  /** Null while it waits for us. */
  progress(): Progress | null;
  abort(reason: 'slow' | 'full'): void;
}

interface Reservation extends Client {
  readonly network: string;
  readonly household: string;
  admittedAt: number;
  bytes: number;
  unreadBytes: number;
  window: (Progress & { readonly startedAt: number }) | null;
  slowWindows: number;
}

const weightOf = ({ bytes, slowWindows }: Reservation): number => bytes * (1 + slowWindows);

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
  readonly #timeScale: number;
  readonly #maxPerHousehold: number;
  readonly #householdRoom: number;
  readonly #networkRoom: number;
  readonly #reservations = new Set<Reservation>();
  readonly #networkWeights = new Sums();
  readonly #householdWeights = new Sums();
  /** By network and household: no key is of both. */
  readonly #heldBytes = new Sums();
  /** Calls by household. */
  readonly #activeCalls = new Sums();
  readonly #queuedCalls = new Sums();
  #reservedBytes = 0;

  constructor(pool: Pool, timeScale: number, scaleLimit: (limit: number) => number) {
    this.#pool = pool;
    this.#timeScale = timeScale;
    this.#maxPerHousehold = scaleLimit(pool.household ?? Number.POSITIVE_INFINITY);
    this.#householdRoom = scaleLimit(pool.room * HOUSEHOLD_SHARE);
    this.#networkRoom = scaleLimit(pool.room * NETWORK_SHARE);
  }

  get reservedBytes(): number {
    return this.#reservedBytes;
  }

  async admit(client: Client, announcedBytes: number) {
    const { address } = client;
    const reservation: Reservation = {
      ...client,
      network: networkKey(address),
      household: addressKey(address),
      admittedAt: 0,
      bytes: 0,
      unreadBytes: 0,
      window: null,
      slowWindows: 0,
    };
    const bytes = this.#pool.each + announcedBytes;
    if (!(await this.#enter(reservation, bytes)))
      return this.#waitsForOwn(reservation, bytes) ? 'too_many_requests' : this.#refusal(reservation);
    return {
      /** Reserves more bytes, or returns some. False without room. */
      reserve: (moreBytes: number): boolean => {
        const hasRoom =
          moreBytes <= 0 || (this.#reservations.has(reservation) && this.#makeRoom(moreBytes, reservation));
        if (hasRoom) this.#change(reservation, { bytes: reservation.bytes + moreBytes });
        return hasRoom;
      },
      /** Why `reserve` gave none. */
      refusal: () => this.#refusal(reservation),
      release: () => this.#release(reservation),
    };
  }

  /** A network that fills the pool gets another refusal than others, whom we turn away. */
  #refusal(reservation: Reservation): 'too_many_requests' | 'unavailable' {
    const ownWeight = this.#reservations.has(reservation) ? weightOf(reservation) : 0;
    return this.#networkWeights.of(reservation.network) > ownWeight ? 'too_many_requests' : 'unavailable';
  }

  #isHouseholdFull({ household }: Pick<Reservation, 'household'>): boolean {
    return this.#activeCalls.of(household) >= this.#maxPerHousehold;
  }

  /** Whether the sender's own calls hold its share. A call that is larger waits until they hold nothing. */
  #waitsForOwn({ household, network }: Reservation, bytes: number): boolean {
    const exceeds = (key: string, room: number) => {
      const heldBytes = this.#heldBytes.of(key);
      return heldBytes > 0 && heldBytes + bytes > room;
    };
    return (
      this.#isHouseholdFull({ household }) ||
      exceeds(`household ${household}`, this.#householdRoom) ||
      exceeds(`network ${network}`, this.#networkRoom)
    );
  }

  abortSlowClients(): void {
    const timestamp = performance.now();
    for (const reservation of this.#reservations) this.#checkProgress(reservation, timestamp);
    this.#makeRoom(0);
  }

  async #enter(reservation: Reservation, bytes: number): Promise<boolean> {
    const deadline = performance.now() + QUEUE_TIMEOUT_MS * this.#timeScale;
    this.#queuedCalls.add(reservation.household, 1);
    try {
      for (;;) {
        const waitsForOwn = this.#waitsForOwn(reservation, bytes);
        if (!waitsForOwn && this.#makeRoom(bytes, reservation)) break;
        const isCrowd = waitsForOwn && !this.#isHouseholdFull(reservation);
        const maxQueued = isCrowd ? MAX_QUEUED_FOR_OWN : MAX_QUEUED;
        if (performance.now() >= deadline || this.#queuedCalls.of(reservation.household) > maxQueued) return false;
        await sleep((waitsForOwn ? OWN_RETRY_MS : RETRY_MS) * this.#timeScale);
      }
    } finally {
      this.#queuedCalls.add(reservation.household, -1);
    }
    this.#reservations.add(reservation);
    this.#activeCalls.add(reservation.household, 1);
    reservation.admittedAt = performance.now();
    this.#change(reservation, { bytes });
    return true;
  }

  /** Changes of a released reservation count nowhere. */
  #change(reservation: Reservation, changes: Partial<Pick<Reservation, 'bytes' | 'slowWindows'>>): void {
    const bytesBefore = reservation.bytes;
    const weightBefore = weightOf(reservation);
    Object.assign(reservation, changes);
    if (!this.#reservations.has(reservation)) return;
    this.#addToSums(reservation, reservation.bytes - bytesBefore, weightOf(reservation) - weightBefore);
  }

  #addToSums({ network, household }: Reservation, bytes: number, weight: number): void {
    this.#reservedBytes += bytes;
    this.#heldBytes.add(`household ${household}`, bytes);
    this.#heldBytes.add(`network ${network}`, bytes);
    this.#networkWeights.add(network, weight);
    this.#householdWeights.add(household, weight);
  }

  #release(reservation: Reservation): void {
    if (!this.#reservations.delete(reservation)) return;
    this.#activeCalls.add(reservation.household, -1);
    this.#addToSums(reservation, -reservation.bytes, -weightOf(reservation));
  }

  #abort(reservation: Reservation, reason: 'slow' | 'full'): void {
    this.#release(reservation);
    reservation.abort(reason);
  }

  #makeRoom(bytes: number, requester?: Reservation): boolean {
    while (this.#reservedBytes + bytes > this.#pool.room) {
      const heaviest = this.#findHeavier(bytes, requester);
      if (!heaviest) return false;
      this.#abort(heaviest, 'full');
    }
    return true;
  }

  /** The largest and slowest of the heaviest network and household, if that outweighs its own. */
  #findHeavier(bytes: number, requester?: Reservation): Reservation | undefined {
    const networkWeight = ({ network }: Reservation) => this.#networkWeights.of(network);
    const householdWeight = ({ household }: Reservation) => this.#householdWeights.of(household);
    const isHeavier = (candidate: Reservation): boolean => {
      const isSameNetwork = candidate.network === requester?.network;
      const isSameHousehold = isSameNetwork && candidate.household === requester?.household;
      const weigh = isSameHousehold ? weightOf : isSameNetwork ? householdWeight : networkWeight;
      return weigh(candidate) > bytes + (requester ? weigh(requester) : 0);
    };
    const outweighs = (one: Reservation, other: Reservation): boolean =>
      (networkWeight(one) - networkWeight(other) ||
        householdWeight(one) - householdWeight(other) ||
        weightOf(one) - weightOf(other)) > 0;
    const admittedBefore = performance.now() - MIN_AGE_MS * this.#timeScale;
    let heaviest: Reservation | undefined;
    for (const candidate of this.#reservations) {
      if (candidate.admittedAt >= admittedBefore || !isHeavier(candidate)) continue;
      if (heaviest && !outweighs(candidate, heaviest)) continue;
      if (candidate.progress()) heaviest = candidate;
    }
    return heaviest;
  }

  #checkProgress(reservation: Reservation, timestamp: number): void {
    const { window, admittedAt } = reservation;
    const progress = reservation.progress();
    const unreadBytes = progress?.unreadBytes ?? 0;
    this.#change(reservation, { bytes: reservation.bytes + unreadBytes - reservation.unreadBytes });
    reservation.unreadBytes = unreadBytes;
    const { seconds = Number.POSITIVE_INFINITY } = this.#pool;
    const isLate = progress?.direction === 'sending' && timestamp - admittedAt > seconds * 1000 * this.#timeScale;
    if (progress?.direction !== window?.direction) {
      reservation.window = progress && { ...progress, startedAt: timestamp };
    } else if (progress && window && timestamp - window.startedAt >= WINDOW_MS * this.#timeScale) {
      const isSlow = progress.transferredBytes - window.transferredBytes < MIN_BYTES;
      this.#change(reservation, { slowWindows: isSlow ? reservation.slowWindows + 1 : 0 });
      reservation.window = { ...progress, startedAt: timestamp };
    }
    if (isLate || reservation.slowWindows >= GRACE_WINDOWS) this.#abort(reservation, 'slow');
  }
}

/**
 * Reserves the memory of each request in its pool, once its sender's own share has room. A full pool aborts the heaviest request of the heaviest network.
 * @param timeScale for tests
 */
export function createMemoryBudget({ timeScale = 1, scaleLimit = (limit: number) => limit } = {}) {
  const entries = Object.entries<Pool>(POOLS).map(([name, pool]) => [
    name,
    new MemoryPool(pool, timeScale, scaleLimit),
  ]);
  const pools: Readonly<Record<PoolName, MemoryPool>> = Object.fromEntries(entries);
  return {
    admit: async (name: PoolName, client: Client, announcedBytes: number) => pools[name].admit(client, announcedBytes),
    abortSlowClients: () => {
      for (const pool of Object.values(pools)) pool.abortSlowClients();
    },
    reservedBytes: () => keysOf(POOLS).map((name) => [name, pools[name].reservedBytes] as const),
  };
}
export type MemoryBudget = ReturnType<typeof createMemoryBudget>;
