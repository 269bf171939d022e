import type { Shop } from './customers.ts';
import type { Faults } from './faults/fault-list.ts';

/** Where the product runs: as processes on this machine (`loopback`), or in containers (`infra/drills`). */
export interface Host {
  readonly shop: Shop;
  /** The first value of a statement's only row, which is JSON. */
  readJson(statement: string): Promise<unknown>;
  /** Keys below `orders/` of all objects that the store has, empty ones apart. */
  storedKeys(): Promise<ReadonlySet<string>>;
  /** What our own services have logged since then. */
  logs(since: Date): Promise<string>;
  /** Those that it knows to bring about. */
  readonly faults: Faults;
}
