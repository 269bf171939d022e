import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';

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

/** Runs work in a transaction. For an order's transitions use `transact`, which records their events. */
export const inTransaction = <Result>(db: Database, work: (trx: Transaction) => Promise<Result>): Promise<Result> =>
  query(db)
    .transaction()
    .execute((trx) => work(new Transaction(trx)));
