import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What accounting law keeps of an order that was deleted: money, day and the provider's own reference. No order
    -- number, no address, nothing of a person.
    create table accounting_entries (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('sale', 'refund')),
      amount_cents integer not null check (amount_cents > 0),
      currency text not null,
      provider_reference text not null,
      happened_on date not null,
      unique (provider_reference, kind)
    );

    -- Who did it and why; and a chain, so that a row that was changed or taken out is noticed. What names an order is
    -- not part of the chain itself but a salted hash of it: with the order go its number and the salt, and the hash
    -- that stays leads nowhere.
    alter table audit
      add column actor text not null default 'operator',
      add column reason text not null default '',
      add column object_salt text,
      add column object_hash text,
      add column hash text;

    create function audit_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.order_id is null and new.object_salt is null
        and (new.id, new.at, new.action, new.detail, new.actor, new.reason, new.object_hash, new.hash)
          is not distinct from (old.id, old.at, old.action, old.detail, old.actor, old.reason, old.object_hash, old.hash)
      then
        return new;
      end if;
      raise exception 'the audit is only ever added to';
    end $$;
    create trigger audit_append_only before update or delete on audit
      for each row execute function audit_is_append_only();
    create trigger audit_never_emptied before truncate on audit
      for each statement execute function audit_is_append_only();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger audit_never_emptied on audit;
    drop trigger audit_append_only on audit;
    drop function audit_is_append_only;
    alter table audit drop column hash, drop column object_hash, drop column object_salt, drop column reason,
      drop column actor;
    drop table accounting_entries;
  `.execute(db);
}
