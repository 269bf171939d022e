export type { DatabaseSchema } from './database-schema.ts';
