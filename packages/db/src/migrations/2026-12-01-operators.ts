import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who works in the back office. The first of them comes from the configuration, which also has the password then.
    create table operators (
      name text primary key check (name ~ '^[a-z][a-z0-9._-]{1,39}$'),
      roles text[] not null check (roles <@ array['support', 'finance', 'engineer'] and cardinality(roles) > 0),
      password_hash text,
      totp_secret text,
      -- The moment of the last code that was taken; none is taken twice.
      totp_step bigint not null default 0,
      created_at timestamptz not null default now()
    );
    create table passkeys (
      id text primary key,
      operator text not null references operators on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      label text not null,
      created_at timestamptz not null default now()
    );
    create index passkeys_operator on passkeys (operator);
    -- What a browser was asked to sign, once. Without an operator it was asked who it is.
    create table passkey_challenges (
      challenge text primary key,
      operator text references operators on delete cascade,
      created_at timestamptz not null default now()
    );
    create index passkey_challenges_age on passkey_challenges (created_at);

    -- Sessions of before had no name.
    delete from admin_sessions;
    alter table admin_sessions add column operator text not null references operators on delete cascade;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table admin_sessions drop column operator;
    drop table passkey_challenges;
    drop table passkeys;
    drop table operators;
  `.execute(db);
}
