import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { BackupsTable } from './backups-table.ts';

// biome-ignore lint/suspicious/noExplicitAny: This folder knows no table. Each subject names its own (`queryOf`).
type AnyTables = any;

/** Postgres. Services open it, pass it on and close it; only this package's functions read and write its tables. */
export class Database {
  readonly #builder: Kysely<AnyTables>;

  constructor(builder: Kysely<AnyTables>) {
    this.#builder = builder;
  }

  static builderOf(database: Database): Kysely<AnyTables> {
    return database.#builder;
  }

  close(): Promise<void> {
    return this.#builder.destroy();
  }
}

/** An open transaction, required by functions that need one. */
export class Transaction {
  readonly #builder: KyselyTransaction<AnyTables>;

  constructor(builder: KyselyTransaction<AnyTables>) {
    this.#builder = builder;
  }

  static builderOf(transaction: Transaction): KyselyTransaction<AnyTables> {
    return transaction.#builder;
  }
}

const builderOf = (db: Database | Transaction): Kysely<AnyTables> =>
  db instanceof Database ? Database.builderOf(db) : Transaction.builderOf(db);

/**
 * A query builder for these tables, which a subject makes for its own: a query of another's does not compile. Not exported
 * from this package, so that services have no way to a table.
 */
export const queryOf =
  <Tables>() =>
  (db: Database | Transaction): Kysely<Tables> =>
    builderOf(db);

export const query = queryOf<{ backups: BackupsTable }>();

/** Of Postgres: it undid a transaction that was in another one's way. */
const CONFLICT_CODES: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICT_CODES.has(error.code);

/**
 * Runs work in a transaction, again after a deadlock or a failed serialization: it has no effects outside Postgres, or
 * repeatable ones. For an order's transitions use `transact`, which records their events.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction, builder: KyselyTransaction<AnyTables>) => Promise<Result>,
): Promise<Result> {
  const run = () =>
    builderOf(db)
      .transaction()
      .execute((builder) => work(new Transaction(builder), builder));
  try {
    return await run();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return run();
  }
}
