import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tables of [
    PROMOS,
    ORDERS,
    EVENTS,
    PAYMENTS,
    DELIVERY,
    UPLOADS,
    CONSENTS,
    ACCESS,
    OPERATORS,
    ATTENTION,
    COMPLAINTS,
    AUDIT,
    BACKUPS,
    TASKS,
  ])
    await sql.raw(tables).execute(db);
}

const PROMOS = `
  create table promos (
    code text primary key check (code = upper(trim(code))),
    percent integer not null check (percent between 1 and 100),
    expires_at timestamptz,
    max_uses integer check (max_uses > 0),
    uses integer not null default 0,
    created_at timestamptz not null default now(),
    check (max_uses is null or uses <= max_uses)
  );
`;

const ORDERS = `
  create table orders (
    id bigint primary key,
    flow text not null check (flow in ('analyze_first', 'pay_first', 'hosted', 'gift')),
    progress text not null default 'queued'
      check (progress in ('queued', 'files_uploaded', 'processing', 'analyzed', 'failed')),
    payment text not null default 'unpaid'
      check (payment in ('unpaid', 'paid', 'free', 'refunded', 'disputed')),
    email text,
    amount_cents integer not null check (amount_cents >= 0),
    -- Applied but not yet redeemed; redeeming happens when the order settles.
    promo_code text references promos,
    -- What the customer stated that photos do not show.
    answers jsonb,
    failure jsonb,
    -- Rises with every change of photos, and of answers once there is a result: each is analyzed again.
    round integer not null default 1,
    -- Since when an analyzed order waits for a result of its newest round.
    measuring_since timestamptz,
    -- Since when a paid order waits for other photos.
    photos_asked_at timestamptz,
    -- How often three other photos took the place of an analyzed order's.
    photo_exchanges smallint not null default 0,
    -- Named by the links in emails; raising it ends all that were sent.
    link_version integer not null default 1,
    created_at timestamptz not null default now(),
    progress_at timestamptz not null default now(),
    settled_at timestamptz,
    completed_at timestamptz,
    photos_deleted_at timestamptz,
    -- When photos last joined the result, from which on the order is kept.
    photos_joined_at timestamptz,
    -- Paid with a card of a country where the owner grants no right of withdrawal.
    no_withdrawal boolean not null default false,
    -- Since when the buyer has withdrawn; the money is due.
    withdrawn_at timestamptz
  );
  create index orders_by_created on orders (created_at desc);
  create index orders_by_email on orders (lower(email)) where email is not null;
  -- The sweeper reads only what is under way.
  create index orders_under_way on orders (progress_at) where progress in ('files_uploaded', 'processing');
  create index orders_measuring on orders (measuring_since) where measuring_since is not null;
  create index orders_unfinished on orders (settled_at)
    where payment in ('paid', 'free') and (completed_at is null or progress in ('queued', 'failed'));
  create index orders_disputed on orders (id) where payment = 'disputed';
  create index orders_withdrawn on orders (withdrawn_at) where withdrawn_at is not null;

  create table photos (
    order_id bigint not null references orders on delete cascade,
    -- Three make an order; others may be added as long as it is kept.
    position integer not null check (position > 0),
    object_key text not null,
    media_type text not null check (media_type in ('image/jpeg', 'image/png')),
    bytes integer not null check (bytes > 0),
    sha256 text not null,
    capture text not null default 'file' check (capture in ('held', 'free', 'file')),
    -- Of an analyzed order, and not measured yet. The result is that of the others.
    pending boolean not null default false,
    -- Where on the photo which color was read; sealed.
    outlines jsonb,
    created_at timestamptz not null default now(),
    primary key (order_id, pending, position)
  );
  create index photos_by_hash on photos (sha256);

  create table analyses (
    order_id bigint primary key references orders on delete cascade,
    -- These three are sealed.
    result jsonb not null,
    readings jsonb not null,
    -- The result before its first change.
    first_result jsonb,
    engine_version text not null,
    -- Kept beside the sealed result, because queries ask for them.
    photos_differ boolean not null default false,
    season text,
    -- The photos that were measured, also those that are deleted, and which of them the next result leaves out.
    positions integer[] not null default '{1,2,3}',
    leaving integer[] not null default '{}',
    -- Rises with every change of the result.
    revision integer not null default 1,
    created_at timestamptz not null default now()
  );
  create index analyses_of_mixed_photos on analyses (order_id) where photos_differ;

  -- A result that differs in what its owner was told, until the owner takes it or keeps the other.
  create table proposals (
    order_id bigint primary key references analyses on delete cascade,
    -- The analysis round that made it.
    round integer not null,
    -- These three are sealed; the last two only where photos were measured.
    result jsonb not null,
    readings jsonb,
    outlines jsonb,
    engine_version text not null,
    photos_differ boolean not null default false,
    season text,
    created_at timestamptz not null default now()
  );

  -- The season of each result and each proposed one, in row order. It goes with the result.
  create table season_history (
    id bigint generated always as identity primary key,
    order_id bigint not null references analyses on delete cascade,
    season text not null,
    proposed boolean not null,
    at timestamptz not null default clock_timestamp()
  );
  create index season_history_by_order on season_history (order_id, id);
  create index season_history_by_season on season_history (lower(season));

  -- What an order's files and results are sealed with, wrapped by a master key that is not in this database. Photos are stored
  -- before their order is, so there is no foreign key.
  create table order_keys (
    order_id bigint not null,
    kind text not null check (kind in ('photos', 'results', 'evidence')),
    wrapped bytea not null,
    master text not null,
    created_at timestamptz not null default now(),
    primary key (order_id, kind)
  );

  create table reports (
    order_id bigint primary key references orders on delete cascade,
    state text not null default 'pending' check (state in ('pending', 'ready', 'failed')),
    object_key text,
    bytes integer,
    state_at timestamptz not null default now()
  );
  create index reports_pending on reports (state_at) where state = 'pending';
  create index reports_failed on reports (state_at) where state = 'failed';

  -- At most one link per order; its id is random.
  create table share_links (
    order_id bigint primary key references orders on delete cascade,
    share_id text not null unique check (length(share_id) >= 22),
    created_at timestamptz not null default now()
  );

  -- Counts of nobody, which outlive orders.
  create table repeatability (
    capture text not null,
    told boolean not null,
    pairs integer not null,
    season integer not null,
    family integer not null,
    neighbor integer not null,
    primary key (capture, told)
  );
`;

/** What happened to each order, in row order: append-only until the order is deleted. */
const EVENTS = `
  create table order_events (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders on delete cascade,
    at timestamptz not null default clock_timestamp(),
    kind text not null,
    detail jsonb not null default '{}'
  );
  create index order_events_by_order on order_events (order_id, id);
  create index order_events_of_disputes on order_events (id) where kind = 'dispute';

  create function order_events_stay() returns trigger language plpgsql as $$
    begin
      -- Deleted by the deletion of its order, which is a trigger itself.
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
        return old;
      end if;
      raise exception 'the events of an order are only ever added to';
    end $$;
  create trigger order_events_stay before update or delete on order_events
    for each row execute function order_events_stay();
`;

const PAYMENTS = `
  create table payments (
    intent_id text primary key,
    order_id bigint not null references orders on delete cascade,
    state text not null default 'open' check (state in ('open', 'succeeded', 'canceled', 'refunded')),
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    promo_code text references promos,
    discount_percent integer not null default 0 check (discount_percent between 0 and 100),
    -- Refunded in part before or without a full refund.
    refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
    -- Since when a refund has failed that was not made up for.
    refund_failed_at timestamptz,
    -- The provider's early fraud warning and review, until they are over.
    fraud_warning text,
    review text,
    -- Since when the newer of the two.
    warned_at timestamptz,
    created_at timestamptz not null default now(),
    -- When the provider was last asked about it, or the intent was canceled.
    checked_at timestamptz not null default now(),
    settled_at timestamptz,
    -- Hashes of the address, the network and the browser that asked for the intent.
    opened_from text,
    opened_in text,
    opened_by text
  );
  create unique index payments_one_open_per_order on payments (order_id) where state = 'open';
  create unique index payments_one_success_per_order on payments (order_id) where state = 'succeeded';
  create index payments_by_order on payments (order_id);
  create index payments_to_check on payments (order_id)
    where refund_failed_at is not null or fraud_warning is not null or review is not null;
  create index payments_by_address on payments (opened_from, created_at) where opened_from is not null;
  create index payments_by_network on payments (opened_in, created_at) where opened_in is not null;
  create index payments_by_browser on payments (opened_by, created_at) where opened_by is not null;

  create table declines (
    -- The provider's id: an event that comes twice counts once.
    event_id text primary key,
    intent_id text not null references payments on delete cascade,
    -- The bank's word for it.
    code text,
    declined_at timestamptz not null default now()
  );
  create index declines_by_intent on declines (intent_id);

  -- A hosted page lives for a day; a customer who comes back later pays the same order on another one.
  create table checkout_sessions (
    session_id text primary key,
    order_id bigint not null references orders on delete cascade,
    -- What the page asks, also once the price has changed.
    amount_cents integer not null,
    created_at timestamptz not null default now()
  );
  create index checkout_sessions_by_order on checkout_sessions (order_id);

  create table promo_redemptions (
    order_id bigint primary key references orders on delete cascade,
    code text not null references promos,
    redeemed_at timestamptz not null default now()
  );
  create index promo_redemptions_by_code on promo_redemptions (code);

  -- A use of a code that an order was priced with and has not settled yet. Codes of few uses count these as made.
  create table promo_reservations (
    order_id bigint primary key references orders on delete cascade,
    code text not null references promos,
    reserved_at timestamptz not null default now(),
    -- A hash of the address; each may hold a few.
    reserved_from text
  );
  create index promo_reservations_by_code on promo_reservations (code);
  create index promo_reservations_by_age on promo_reservations (reserved_at);

  -- A gift is an order of its own flow; what it sells is a code of one use.
  create table gifts (
    order_id bigint primary key references orders on delete cascade,
    -- Null until it is paid.
    code text unique references promos,
    giver text,
    message text,
    -- The day on which the buyer gets a second email.
    deliver_on date,
    -- Where the buyer is: days begin and end at its midnight.
    time_zone text not null default 'UTC',
    -- Since when the code is worth nothing, because its money goes back.
    ended_at timestamptz
  );
  create index gifts_ended on gifts (ended_at) where ended_at is not null;

  -- What accounting law keeps of a deleted order. Nothing here names a person.
  create table accounting_entries (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('sale', 'refund')),
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    provider_reference text not null,
    happened_on date not null,
    unique (provider_reference, kind)
  );

  -- What the provider keeps and no order of ours explains. A settled row stays, since its events may come again.
  create table unplaced_payments (
    intent_id text primary key,
    -- As the payment says: there may be no such order.
    order_id bigint not null,
    amount_cents integer not null,
    currency text not null,
    found_at timestamptz not null default now(),
    -- What an operator decided: the first decision stands, and may be repeated until it is carried out.
    decision text check (decision in ('refund', 'leave')),
    -- Since when it is explained, given back, or left to another shop.
    settled_at timestamptz
  );

  create table provider_events (
    id text primary key,
    type text not null,
    -- How it came. A webhook that comes after all counts.
    source text not null check (source in ('webhook', 'list')),
    received_at timestamptz not null default now(),
    -- Of an event that changed an order: the payment, and how it came first.
    intent_id text references payments on delete set null,
    brought_by text check (brought_by in ('webhook', 'list')),
    brought_at timestamptz not null default now()
  );
  create index provider_events_by_intent on provider_events (intent_id) where intent_id is not null;
  create index provider_events_by_source on provider_events (source, received_at);

  -- Mails that went out after the backup that this database was restored from.
  create table sent_mail_markers (
    marker text primary key
  );

  -- One row: how far our records were compared with the provider's, and when a gateway may go on.
  create table reconciliation (
    events_read_to timestamptz not null default now(),
    due_at timestamptz not null default now()
  );
  create unique index reconciliation_is_one_row on reconciliation ((true));
  insert into reconciliation default values;
`;

const DELIVERY = `
  create table mails (
    id uuid primary key default gen_random_uuid(),
    order_id bigint not null references orders on delete cascade,
    -- Each attempt to send a mail is a row, which never goes back to an earlier state.
    kind text not null check (kind in ('results', 'photo_request', 'deletion_receipt', 'access_code', 'address_changed',
      'withdrawal', 'gift', 'gift_day', 'refund', 'refund_failed')),
    round integer not null default 1,
    attempt integer not null default 1,
    state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed')),
    state_at timestamptz not null default now(),
    -- How often it was handed to the provider without an answer. Each try may have been taken, so the next waits longer.
    unanswered integer not null default 0,
    -- Where it goes, if not to the order's current address.
    recipient text,
    -- Of a code: a browser that could see the order already asked for it. Codes of strangers are counted apart.
    for_holder boolean not null default false,
    -- Hash of the mailbox, however its address is spelled; it limits emails per day.
    mailbox text,
    provider_message_id text,
    -- By the provider's events; null until one comes.
    outcome text check (outcome in ('delivered', 'bounced', 'blocked', 'complained')),
    error text,
    created_at timestamptz not null default now(),
    unique (order_id, kind, round, attempt)
  );
  create index mails_open on mails (state_at) where state in ('pending', 'sending');
  create index mails_undelivered on mails (state_at) where state = 'failed' or outcome in ('bounced', 'complained');
  create index mails_by_mailbox on mails (mailbox, created_at) where mailbox is not null;
  create index mails_by_recipient on mails (lower(recipient)) where recipient is not null;

  create function mail_attempts_stay() returns trigger language plpgsql as $$
    begin
      raise exception 'an ended attempt to send a mail stays as it is';
    end $$;
  create trigger mail_attempts_stay before update on mails for each row
    when (old.state in ('sent', 'failed') and new.state in ('pending', 'sending')) execute function mail_attempts_stay();

  create table outbox (
    id bigint generated always as identity primary key,
    job text not null,
    payload jsonb not null,
    -- What asked for the job, as W3C's traceparent; null while tracing is off.
    trace text,
    created_at timestamptz not null default now()
  );
`;

const UPLOADS = `
  -- A repeated upload finds the order that its first try made.
  create table upload_keys (
    key_hash text primary key,
    order_id bigint not null references orders on delete cascade,
    -- Of the three photos as they came: a key alone opens nothing.
    photos_hash text not null,
    created_at timestamptz not null default now()
  );

  -- Photos that are in the store and belong to no order yet. What stays here was left by a crash.
  create table uploads_under_way (
    prefix text primary key,
    begun_at timestamptz not null default now()
  );
`;

const CONSENTS = `
  create table photo_consents (
    id uuid primary key default gen_random_uuid(),
    -- Hash of what stays the same in a browser's session; null once consent is withdrawn.
    family text,
    version text not null,
    -- The text as it was shown.
    shown text not null,
    -- Whether Google may see the photos; null where that was not asked.
    second_opinion boolean,
    given_at timestamptz not null default now(),
    withdrawn_at timestamptz
  );
  create index photo_consents_by_family on photo_consents (family, given_at desc) where family is not null;
  create index photo_consents_by_given on photo_consents (given_at);

  -- The consents for an order's photos. The newest counts.
  create table order_consents (
    order_id bigint not null references orders on delete cascade,
    consent_id uuid not null references photo_consents,
    used_at timestamptz not null default now(),
    primary key (order_id, consent_id)
  );
  create index order_consents_by_consent on order_consents (consent_id);

  -- Each time photos came to an order. Rows are only ever added.
  create table consent_uses (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders on delete cascade,
    consent_id uuid not null references photo_consents,
    photos smallint not null check (photos > 0),
    used_at timestamptz not null default clock_timestamp()
  );
  create index consent_uses_by_order on consent_uses (order_id);
  create index consent_uses_by_consent on consent_uses (consent_id);

  -- The buyer asked us to begin at once, knowing that the right of withdrawal ends with delivery.
  create table begin_requests (
    order_id bigint primary key references orders on delete cascade,
    version text not null,
    shown text not null,
    asked_at timestamptz not null default now()
  );
`;

const ACCESS = `
  create table sessions (
    token_hash text primary key,
    -- Hash of what stays the same in the browser's sessions.
    family text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index sessions_by_end on sessions (expires_at);
  create index sessions_by_family on sessions (family);

  -- What a browser may do with an order: read its result, or everything.
  create table grants (
    token_hash text not null references sessions on delete cascade,
    order_id bigint not null references orders on delete cascade,
    level text not null check (level in ('read', 'own')),
    created_at timestamptz not null default now(),
    primary key (token_hash, order_id)
  );
  create index grants_by_order on grants (order_id);

  -- The code follows from the nonce and a secret. It opens the order only in the browser that asked for it.
  create table access_codes (
    order_id bigint not null references orders on delete cascade,
    -- Hash of what stays the same in the browser's session.
    asked_by text not null,
    -- The round of the email that carries the code.
    round integer not null,
    nonce text not null,
    tries integer not null default 0,
    created_at timestamptz not null default now(),
    primary key (order_id, asked_by)
  );
`;

const OPERATORS = `
  -- The first operator comes from the configuration, which also has the password.
  create table operators (
    name text primary key check (name ~ '^[a-z][a-z0-9._-]{1,39}$'),
    roles text[] not null check (roles <@ array['support', 'finance', 'engineer'] and cardinality(roles) > 0),
    password_hash text,
    totp_secret text,
    -- The time step of the last code taken; none is taken twice.
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

  create table admin_sessions (
    token_hash text primary key,
    operator text not null references operators on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    -- When a code of the authenticator app last confirmed who it is, and wrong codes since.
    confirmed_at timestamptz,
    wrong_codes smallint not null default 0
  );
`;

const ATTENTION = `
  -- What an operator decided needs nothing: hides a row of this kind that began before.
  create table attention_dismissals (
    order_id bigint not null references orders on delete cascade,
    kind text not null,
    dismissed_at timestamptz not null default now(),
    primary key (order_id, kind)
  );
`;

const COMPLAINTS = `
  -- What people complain about, with an order or without. The text stays for a while after the answer.
  create table complaints (
    id bigint primary key,
    -- The named order, if it is of the same address.
    order_id bigint references orders on delete set null,
    email text not null,
    -- Hash of the mailbox; it limits complaints per day.
    mailbox text not null,
    -- Whether an order of this address was bought or named; others may be written by anybody, in any number.
    known boolean not null default false,
    -- Hash of the sender's network, by which the others are grouped; until it is answered.
    network text,
    said text not null,
    received_at timestamptz not null default now(),
    confirmed_at timestamptz,
    upheld boolean,
    answer text,
    answered_at timestamptz,
    told_at timestamptz,
    -- The mail provider refused the address.
    unreachable boolean not null default false,
    -- What the mails of its receipt and its answer are known by at the provider.
    receipt_mail uuid not null unique default gen_random_uuid(),
    answer_mail uuid not null unique default gen_random_uuid(),
    -- Since when one of them is handed to the provider, and how often that gave no answer, as of other mails.
    sending_since timestamptz,
    unanswered integer not null default 0,
    check ((answered_at is null) = (answer is null))
  );
  create index complaints_open on complaints (received_at) where answered_at is null;
  create index complaints_of_strangers on complaints (network, received_at) where answered_at is null and not known;
  create index complaints_to_mail on complaints (id) where confirmed_at is null or told_at is null;
  create index complaints_by_mailbox on complaints (mailbox, received_at);
  create index complaints_by_order on complaints (order_id) where order_id is not null;
  create index complaints_answered on complaints (answered_at) where answered_at is not null;
`;

const AUDIT = `
  -- Rows form a chain, so that a changed or missing row is noticed. The chain holds a salted hash of the order number:
  -- when the order is deleted, its number and the salt go, and the hash that stays leads nowhere.
  create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    action text not null,
    order_id bigint,
    detail text not null default '',
    actor text not null default 'operator',
    reason text not null default '',
    object_salt text,
    object_hash text,
    hash text not null
  );
  create index audit_by_order on audit (order_id, id desc);

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
`;

const BACKUPS = `
  -- When a complete copy lay elsewhere, last.
  create table backups (
    taken_at timestamptz primary key default now(),
    -- When one was last restored, to try it.
    tried_at timestamptz not null default to_timestamp(0)
  );
`;

const TASKS = `
  -- Periodic work of gateways that is done in bites: how far it came, and until when one of them holds it.
  create table background_tasks (
    name text primary key,
    cursor text not null default '',
    held_until timestamptz not null default now()
  );
`;
