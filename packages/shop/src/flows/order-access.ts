import { setImmediate } from 'node:timers';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type GrantLevel, grantedLevel } from '../access/index.ts';
import type { Database } from '../database/index.ts';
import type { OrderRow } from '../order/index.ts';
import { hasDuePayment } from '../payment/index.ts';
import { query } from '../schema/index.ts';

type InJson<Value> = Value extends Date ? string : Value;
type OrderJson = { readonly [Column in keyof OrderRow]: InJson<OrderRow[Column]> };

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const fromJson = (row: OrderJson): OrderRow => ({
  ...row,
  created_at: new Date(row.created_at),
  progress_at: new Date(row.progress_at),
  measuring_since: dateOf(row.measuring_since),
  photos_asked_at: dateOf(row.photos_asked_at),
  settled_at: dateOf(row.settled_at),
  completed_at: dateOf(row.completed_at),
  photos_deleted_at: dateOf(row.photos_deleted_at),
  photos_joined_at: dateOf(row.photos_joined_at),
  withdrawn_at: dateOf(row.withdrawn_at),
});

export interface OrderAccess {
  readonly order: OrderRow | undefined;
  readonly level: GrantLevel | null;
  /** Whether to ask about an open payment again. */
  readonly isPaymentDue: boolean;
}

interface Asked {
  readonly id: number;
  readonly tokenHash: string | null;
}
type Loader = DataLoader<Asked, OrderAccess>;

const NOTHING: OrderAccess = { order: undefined, level: null, isPaymentDue: false };
/** Rows per statement: a few milliseconds of a connection. */
const MOST_AT_ONCE = 100;
/** Concurrent statements; later requests share the next one, and other connections stay free for writes. */
const MOST_UNDER_WAY = 2;

/** The row as JSON parses faster than by column. */
async function findAll(db: Database, lookups: readonly Asked[]): Promise<OrderAccess[]> {
  const ids = lookups.map(({ id }) => id);
  const hashes = lookups.map(({ tokenHash }) => tokenHash);
  const { rows } = await sql<{
    place: number;
    order: OrderJson;
    level: GrantLevel | null;
    due: boolean;
  }>`/* order-access */
    select place, row_to_json(orders) as "order", ${grantedLevel(sql`asked.token_hash`, sql`asked.id`)} as level,
      ${hasDuePayment(sql`asked.id`)} as due
    from unnest(${ids}::bigint[], ${hashes}::text[]) with ordinality as asked(id, token_hash, place)
    join orders on orders.id = asked.id`.execute(query(db));
  const results = lookups.map(() => NOTHING);
  for (const { place, order, level, due } of rows) {
    results[place - 1] = { order: fromJson(order), level, isPaymentDue: due };
  }
  return results;
}

const loaders = new WeakMap<Database, Loader>();

/** No cache: every answer comes from a statement sent after its request. */
function openLoader(db: Database): Loader {
  let running = 0;
  const queue: (() => void)[] = [];
  const start = (send: () => void) => {
    running += 1;
    // After all pending requests were read.
    setImmediate(send);
  };
  const end = () => {
    running -= 1;
    const next = queue.shift();
    if (next) start(next);
  };
  return new DataLoader((lookups: readonly Asked[]) => findAll(db, lookups).finally(end), {
    cache: false,
    maxBatchSize: MOST_AT_ONCE,
    batchScheduleFn: (send) => {
      if (running < MOST_UNDER_WAY) start(send);
      else queue.push(send);
    },
  });
}

/** An order with the session's grant, in one batched query: a statement costs more than its rows. */
export async function findOrderAccess(db: Database, id: number, tokenHash: string | null): Promise<OrderAccess> {
  // A number that Postgres rejects would fail the batch.
  if (!Number.isSafeInteger(id)) return NOTHING;
  const loader = loaders.get(db) ?? openLoader(db);
  loaders.set(db, loader);
  return loader.load({ id, tokenHash });
}
