import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promos (
      code text primary key check (code = upper(trim(code))),
      percent integer not null check (percent between 1 and 100),
      expires_at timestamptz,
      max_uses integer check (max_uses > 0),
      uses integer not null default 0,
      created_at timestamptz not null default now(),
      check (max_uses is null or uses <= max_uses)
    );

    create table orders (
      id bigint primary key,
      flow text not null check (flow in ('analyze_first', 'pay_first', 'hosted')),
      progress text not null default 'queued'
        check (progress in ('queued', 'files_uploaded', 'processing', 'analyzed', 'failed')),
      payment text not null default 'unpaid'
        check (payment in ('unpaid', 'paid', 'free', 'refunded', 'disputed')),
      email text,
      amount_cents integer not null check (amount_cents >= 0),
      -- Applied but not yet redeemed; redeeming happens when the order settles.
      promo_code text references promos,
      failure jsonb,
      -- Counts the sets of photos: a paid order whose photos cannot be measured may bring others.
      round integer not null default 1,
      -- Since when a paid order waits for other photos.
      photos_asked_at timestamptz,
      -- Share links name the version they were made for; raising it makes them useless.
      share_version integer not null default 1,
      created_at timestamptz not null default now(),
      progress_at timestamptz not null default now(),
      settled_at timestamptz,
      completed_at timestamptz,
      photos_deleted_at timestamptz
    );
    create index orders_by_created on orders (created_at desc);
    create index orders_by_email on orders (lower(email)) where email is not null;
    -- The sweeper reads only what is under way.
    create index orders_under_way on orders (progress_at) where progress in ('files_uploaded', 'processing');

    create table photos (
      order_id bigint not null references orders on delete cascade,
      position integer not null check (position between 1 and 3),
      object_key text not null,
      media_type text not null check (media_type in ('image/jpeg', 'image/png')),
      bytes integer not null check (bytes > 0),
      sha256 text not null,
      created_at timestamptz not null default now(),
      primary key (order_id, position)
    );

    create table analyses (
      order_id bigint primary key references orders on delete cascade,
      result jsonb not null,
      engine_version text not null,
      created_at timestamptz not null default now()
    );

    create table payments (
      intent_id text primary key,
      order_id bigint not null references orders on delete cascade,
      state text not null default 'open' check (state in ('open', 'succeeded', 'canceled', 'refunded')),
      amount_cents integer not null check (amount_cents > 0),
      currency text not null,
      promo_code text references promos,
      discount_percent integer not null default 0 check (discount_percent between 0 and 100),
      created_at timestamptz not null default now(),
      -- When the provider was last asked about it; the reconciler goes round by this.
      checked_at timestamptz not null default now(),
      settled_at timestamptz
    );
    create unique index payments_one_open_per_order on payments (order_id) where state = 'open';
    create table checkout_sessions (
      session_id text primary key,
      order_id bigint not null unique references orders on delete cascade,
      created_at timestamptz not null default now()
    );
    create unique index payments_one_success_per_order on payments (order_id) where state = 'succeeded';

    create table promo_redemptions (
      order_id bigint primary key references orders on delete cascade,
      code text not null references promos,
      redeemed_at timestamptz not null default now()
    );

    create table reports (
      order_id bigint primary key references orders on delete cascade,
      state text not null default 'pending' check (state in ('pending', 'ready', 'failed')),
      object_key text,
      bytes integer,
      state_at timestamptz not null default now()
    );
    create index reports_pending on reports (state_at) where state = 'pending';

    create table mails (
      id uuid primary key default gen_random_uuid(),
      order_id bigint not null references orders on delete cascade,
      kind text not null check (kind in ('results', 'photo_request', 'deletion_receipt')),
      round integer not null default 1,
      state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed')),
      state_at timestamptz not null default now(),
      provider_message_id text,
      error text,
      created_at timestamptz not null default now(),
      unique (order_id, kind, round)
    );
    create index mails_open on mails (state_at) where state in ('pending', 'sending');

    create table sessions (
      token_hash text primary key,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create table grants (
      token_hash text not null references sessions on delete cascade,
      order_id bigint not null references orders on delete cascade,
      created_at timestamptz not null default now(),
      primary key (token_hash, order_id)
    );

    create table admin_sessions (
      token_hash text primary key,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      action text not null,
      order_id bigint,
      detail text not null default ''
    );
    create index audit_by_order on audit (order_id, id desc);

    create table outbox (
      id bigint generated always as identity primary key,
      job text not null,
      payload jsonb not null,
      created_at timestamptz not null default now()
    );

    create table provider_events (
      id text primary key,
      type text not null,
      received_at timestamptz not null default now()
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table provider_events, outbox, audit, admin_sessions, grants, sessions, mails, reports, promo_redemptions,
      checkout_sessions, payments, analyses, photos, orders, promos;
  `.execute(db);
}
