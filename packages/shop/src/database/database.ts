import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { DatabaseSchema } from '../schema/index.ts';

/** Postgres. Services open it, pass it on and close it; only this package's functions read and write its tables. */
export class Database {
  readonly #builder: Kysely<DatabaseSchema>;

  constructor(builder: Kysely<DatabaseSchema>) {
    this.#builder = builder;
  }

  static builderOf(database: Database): Kysely<DatabaseSchema> {
    return database.#builder;
  }

  close(): Promise<void> {
    return this.#builder.destroy();
  }
}

/** An open transaction, required by functions that need one. */
export class Transaction {
  readonly #builder: KyselyTransaction<DatabaseSchema>;

  constructor(builder: KyselyTransaction<DatabaseSchema>) {
    this.#builder = builder;
  }

  static builderOf(transaction: Transaction): KyselyTransaction<DatabaseSchema> {
    return transaction.#builder;
  }
}

/** The query builder. Not exported from this package, so that services have no way to a table. */
export const query = (db: Database | Transaction): Kysely<DatabaseSchema> =>
  db instanceof Database ? Database.builderOf(db) : Transaction.builderOf(db);

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
  work: (trx: Transaction, builder: KyselyTransaction<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  const run = () =>
    query(db)
      .transaction()
      .execute((builder) => work(new Transaction(builder), builder));
  try {
    return await run();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return run();
  }
}
