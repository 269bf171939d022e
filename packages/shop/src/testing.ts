/** For tests and drills alone: what stands in tables, transactions, and handles that break. */
export { sql } from 'kysely';
export { Database, inTransaction, query } from './database/database.ts';
export { requestJob } from './jobs/job.ts';
