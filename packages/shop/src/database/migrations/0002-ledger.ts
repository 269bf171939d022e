import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [LEDGER, EARLIER_SALES, EARLIER_REFUNDS, EARLIER_GIFTS, DELETED_ORDERS, APPEND_ONLY, CLAIMS])
    await sql.raw(statements).execute(db);
}

const LEDGER = `
  -- The books: what happened to money, without a name or an order. A living order finds its entries by its payments.
  create table ledger_entries (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('charge', 'refund', 'refund_failed', 'dispute', 'dispute_won', 'fee',
      'dispute_fee', 'exchange', 'adjustment', 'payout', 'tax', 'gift_sold', 'gift_redeemed', 'gift_ended', 'not_ours',
      'returned', 'order_delivered', 'order_deleted')),
    -- The provider's (UTC), or the first open one after it.
    day date not null,
    currency text not null,
    -- What the shop gets is positive.
    cents bigint not null,
    -- The payment, or what else moved the balance.
    reference text not null,
    -- What of the provider's was booked.
    provider_id text not null,
    -- Of tax.
    country text,
    unique (kind, provider_id, currency)
  );
  create index ledger_entries_by_reference on ledger_entries (reference);
  create index ledger_entries_by_day on ledger_entries (day, kind, currency) include (cents);

  -- One row: until which day the books are compared with the provider's balance. Nothing is added to a closed day.
  create table books (
    closed_to date not null default (now() at time zone 'utc')::date - 1
  );
  insert into books default values;

  -- What the provider's balance has and the books lack, or the other way round.
  create table ledger_differences (
    id bigint generated always as identity primary key,
    reference text not null,
    kind text not null,
    currency text not null,
    -- The provider's less ours.
    cents bigint not null,
    day date not null,
    found_at timestamptz not null default now(),
    -- Since when an entry makes up for it.
    settled_at timestamptz,
    unique (reference, kind, currency)
  );
`;

const EARLIER_SALES = `
  insert into ledger_entries (kind, day, currency, cents, reference, provider_id)
  select 'charge', (coalesce(settled_at, checked_at) at time zone 'utc')::date, currency, amount_cents, intent_id, intent_id
  from payments where state in ('succeeded', 'refunded');
`;

const EARLIER_REFUNDS = `
  insert into ledger_entries (kind, day, currency, cents, reference, provider_id)
  select case when told.by_bank then 'dispute' else 'refund' end, coalesce(told.day, (now() at time zone 'utc')::date),
    currency, -cents, intent_id, intent_id
  from (
    select *, case when state = 'refunded' and refund_failed_at is null then amount_cents else refunded_cents end as cents
    from payments where state = 'refunded' or refunded_cents > 0
  ) as refunded left join lateral (
    select max((at at time zone 'utc')::date) as day, bool_or(detail->>'of' = 'bank') as by_bank from order_events
    where order_id = refunded.order_id and kind in ('refunded', 'refunded_in_part')
      and detail->>'intent' = refunded.intent_id
  ) as told on true
  where cents > 0;
`;

const EARLIER_GIFTS = `
  create temporary table earlier_gifts on commit drop as
    select intent_id, currency, amount_cents, (settled_at at time zone 'utc')::date as sold, gifts.ended_at,
      (select max(redeemed_at) from promo_redemptions where promo_redemptions.code = gifts.code) as redeemed_at
    from gifts join payments using (order_id)
    where gifts.code is not null and settled_at is not null and state in ('succeeded', 'refunded');
  insert into ledger_entries (kind, day, currency, cents, reference, provider_id)
    select 'gift_sold', sold, currency, amount_cents, intent_id, intent_id from earlier_gifts
    union all select 'gift_redeemed', (redeemed_at at time zone 'utc')::date, currency, -amount_cents, intent_id, intent_id
      from earlier_gifts where redeemed_at is not null
    union all select 'gift_ended', (ended_at at time zone 'utc')::date, currency, -amount_cents, intent_id, intent_id
      from earlier_gifts where redeemed_at is null and ended_at is not null;
`;

const DELETED_ORDERS = `
  insert into ledger_entries (kind, day, currency, cents, reference, provider_id)
    select case kind when 'sale' then 'charge' else 'refund' end, happened_on, currency,
      case kind when 'sale' then amount_cents else -amount_cents end, provider_reference, provider_reference
    from accounting_entries on conflict do nothing;
  -- On which day each was deleted was not kept: until now.
  insert into ledger_entries (kind, day, currency, cents, reference, provider_id)
    select 'order_deleted', (now() at time zone 'utc')::date, currency, 0, provider_reference, provider_reference
    from accounting_entries where kind = 'sale' on conflict do nothing;
  -- The release before still adds to the table, so it stays. What it books meanwhile is found by the daily comparison.
`;

const APPEND_ONLY = `
  create function ledger_entries_day() returns trigger language plpgsql as $$
    declare closed date;
    begin
      -- Moments without an amount change no sum, so they keep their day.
      if new.cents <> 0 then
        select closed_to into closed from books for share;
        new.day := greatest(new.day, closed + 1);
      end if;
      return new;
    end $$;
  create trigger ledger_entries_day before insert on ledger_entries
    for each row execute function ledger_entries_day();

  create function ledger_entries_stay() returns trigger language plpgsql as $$
    begin
      -- What tax law no longer asks for may go.
      if tg_op = 'DELETE' and old.day < (now() - interval '1 decade')::date then
        return old;
      end if;
      raise exception 'the books are only ever added to';
    end $$;
  create trigger ledger_entries_stay before update or delete on ledger_entries
    for each row execute function ledger_entries_stay();
  create function ledger_never_emptied() returns trigger language plpgsql as $$
    begin
      raise exception 'the books are only ever added to';
    end $$;
  create trigger ledger_never_emptied before truncate on ledger_entries
    for each statement execute function ledger_never_emptied();

  create function books_stay_closed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.closed_to > old.closed_to then
        return new;
      end if;
      raise exception 'a closed day stays closed';
    end $$;
  create trigger books_stay_closed before update or delete on books
    for each row execute function books_stay_closed();
`;

const CLAIMS = `
  -- What banks and the provider do to payments whose orders were deleted, in its last state.
  create table claims (
    id text primary key,
    kind text not null check (kind in ('dispute', 'warning', 'refund')),
    intent_id text not null,
    status text not null,
    reason text not null,
    cents integer not null,
    currency text not null,
    since timestamptz not null default now(),
    status_since timestamptz not null default now(),
    due_at timestamptz,
    -- Since when an operator has seen to it.
    settled_at timestamptz
  );
  create index claims_open on claims (due_at) where settled_at is null;
`;
