export { findLastBackup, type LastBackup } from './backups.ts';
export type { Database } from './database.ts';
export { BITE_ROWS } from './delete-some.ts';
export { migrate } from './migrate.ts';
export { openDatabase, pingDatabase } from './open-database.ts';
export { isDatabaseOutage } from './outage.ts';
