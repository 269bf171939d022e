import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What is looked for each minute or hour: settled orders that are not at their end, hosted pages of the last days,
    -- gifts that were ended, and what has become too old.
    create index orders_unfinished on orders (settled_at)
      where payment in ('paid', 'free') and (completed_at is null or progress in ('queued', 'failed'));
    create index checkout_sessions_by_created on checkout_sessions (created_at);
    create index gifts_ended on gifts (ended_at) where ended_at is not null;
    create index sessions_by_end on sessions (expires_at);
    create index photo_consents_by_given on photo_consents (given_at);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index photo_consents_by_given, sessions_by_end, gifts_ended, checkout_sessions_by_created, orders_unfinished`.execute(
    db,
  );
}
