import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What of a result the transitions of its order ask, once it is sealed.
    alter table analyses add column more_photos_help boolean;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analyses drop column more_photos_help`.execute(db);
}
