/** Only for tests and drills: the contents of tables, transactions, and databases that fail. */
export { sql } from 'kysely';
export { Database, inTransaction } from './database/database.ts';
export { type Migration, migrations } from './database/migrate.ts';
export { requestJob } from './outbox/job.ts';
export { query } from './schema/index.ts';
