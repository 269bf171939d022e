import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- From where a use was reserved: a hash of the address, of which each may keep a few.
    alter table promo_reservations add column reserved_from text;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promo_reservations drop column reserved_from`.execute(db);
}
