import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    -- Which release handled it: what connections call themselves (PGAPPNAME). Of earlier rows nobody knows.
    alter table provider_events add column release text;
    alter table provider_events alter column release set default current_setting('application_name', true);
    alter table order_events add column release text;
    alter table order_events alter column release set default current_setting('application_name', true);

    -- Events on record that are to be handled again, as the release that handled them was undone.
    create table events_to_redo (id text primary key references provider_events on delete cascade);
  `)
    .execute(db);
}
