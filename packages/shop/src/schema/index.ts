export { query } from './database-schema.ts';
