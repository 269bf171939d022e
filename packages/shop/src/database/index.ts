export { findLastBackup, type LastBackup } from './backups.ts';
export type { BackupsTable } from './backups-table.ts';
export { Database, inTransaction, queryOf, Transaction } from './database.ts';
export { BITE_ROWS, deleteSome } from './delete-some.ts';
export { migrate, OtherSchemaError } from './migrate.ts';
export { KEEP_ALIVE, openDatabase, pingDatabase } from './open-database.ts';
export { isDatabaseOutage } from './outage.ts';
