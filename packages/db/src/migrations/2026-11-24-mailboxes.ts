import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Hash of the mailbox that a mail goes to, however its address is spelled: so many a day and no more.
    alter table mails add column mailbox text;
    create index mails_by_mailbox on mails (mailbox, created_at) where mailbox is not null;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index mails_by_mailbox;
    alter table mails drop column mailbox;
  `.execute(db);
}
