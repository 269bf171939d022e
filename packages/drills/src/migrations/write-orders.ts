import type pg from 'pg';

/** A tenth, a twentieth … of the orders have what only some have. */
const some = (every: number) => `from generate_series($1::bigint, $2::bigint) n where n % ${every} = 0`;
const all = 'from generate_series($1::bigint, $2::bigint) n';
const pick = (values: string, divisor: string) => `(array[${values}])[1 + (${divisor})::int]`;

/**
 * Whole orders, numbered from $1 to $2, in all states and with rows in every table, written as this release and the one
 * before it write: columns that a migration of this release adds are not named. In the order of their references.
 */
const WRITE_ORDERS: readonly string[] = [
  `insert into promos (code, percent) select 'CODE' || n, 50 ${some(20)}`,
  `insert into orders (id, flow, progress, payment, email, amount_cents, created_at, progress_at, settled_at)
    select n, ${pick("'analyze_first', 'pay_first', 'hosted', 'gift'", 'n % 4')},
      ${pick("'queued', 'files_uploaded', 'processing', 'analyzed', 'failed'", 'n % 5')},
      ${pick("'unpaid', 'paid', 'free', 'refunded', 'disputed'", 'n / 5 % 5')},
      'customer-' || n || '@example.com', n % 3 * 950, now() - n * interval '1 second', now(), now() ${all}`,
  `insert into photos (order_id, position, object_key, media_type, bytes, sha256)
    select n, p, 'photos/' || n || '/' || p, 'image/jpeg', 900000, md5(n || '-' || p)
    from generate_series($1::bigint, $2::bigint) n, generate_series(1, 3) p`,
  `insert into analyses (order_id, result, readings, engine_version, more_photos_help, season)
    select n, to_jsonb(repeat(md5(n::text), 10)), to_jsonb(repeat(md5(n::text), 6)), '1', n % 7 = 0, 'season' ${all}`,
  `insert into season_history (order_id, season, proposed) select n, 'season', false ${all}`,
  `insert into proposals (order_id, round, result, engine_version, more_photos_help)
    select n, 2, to_jsonb(md5(n::text)), '1', false ${some(50)}`,
  `insert into order_keys (order_id, kind, wrapped, master)
    select n, kind, decode(md5(n::text), 'hex'), 'local'
    from generate_series($1::bigint, $2::bigint) n, unnest(array['photos', 'results']) kind`,
  `insert into reports (order_id, state, object_key, bytes)
    select n, ${pick("'pending', 'ready', 'failed'", 'n % 3')}, 'reports/' || n, 2000000 ${all}`,
  `insert into share_links (order_id, share_id) select n, md5(n::text) ${some(10)}`,
  `insert into order_events (order_id, kind)
    select n, kind from generate_series($1::bigint, $2::bigint) n, unnest(array['placed', 'settled']) kind`,
  `insert into payments (intent_id, order_id, state, amount_cents, currency, settled_at)
    select 'pi_' || n, n, ${pick("'open', 'succeeded', 'canceled', 'refunded'", 'n / 2 % 4')}, 1900, 'usd', now() ${some(2)}`,
  `insert into unplaced_payments (intent_id, order_id, amount_cents, currency)
    select 'pi_other' || n, n, 1900, 'usd' ${some(100)}`,
  `insert into declines (event_id, intent_id) select 'evt_' || n, 'pi_' || n ${some(20)}`,
  `insert into checkout_sessions (session_id, order_id, amount_cents) select 'cs_' || n, n, 1900 ${some(4)}`,
  `insert into promo_redemptions (order_id, code) select n, 'CODE' || n ${some(20)}`,
  `insert into promo_reservations (order_id, code) select n, 'CODE' || n ${some(40)}`,
  `insert into gifts (order_id, code) select n, 'CODE' || n ${some(20)}`,
  `insert into remeasures (order_id, code) select n, 'CODE' || n ${some(40)}`,
  `insert into repeatability values ('file', false, 1, 1, 1, 1) on conflict do nothing`,
  `insert into accounting_entries (kind, amount_cents, currency, provider_reference, happened_on)
    select 'sale', 1900, 'usd', 'pi_gone' || n, current_date ${some(2)}`,
  `insert into ledger_entries (kind, day, currency, cents, reference, provider_id)
    select 'charge', current_date, 'usd', 1900, 'pi_' || n, 'pi_' || n ${some(2)} on conflict do nothing`,
  `insert into provider_events (id, type, source) select 'evt_' || n, 'payment_intent.succeeded', 'webhook' ${some(2)}`,
  `insert into mails (order_id, kind, state, mailbox, outcome)
    select n, 'results', ${pick("'pending', 'sending', 'sent', 'failed'", 'n % 4')}, md5(n::text), null ${all}`,
  `insert into sent_mail_markers (marker) select md5('mail' || n) ${some(2)}`,
  `insert into outbox (job, payload) select 'analyze', jsonb_build_object('orderId', n) ${some(100)}`,
  `insert into upload_keys (key_hash, order_id, photos_hash) select md5('key' || n), n, md5(n::text) ${some(2)}`,
  `insert into uploads_under_way (prefix) select 'photos/' || n || '/' ${some(100)}`,
  `insert into photo_consents (id, family, version, shown) select md5('consent' || n)::uuid, md5(n::text), '1', 'text' ${all}`,
  `insert into order_consents (order_id, consent_id) select n, md5('consent' || n)::uuid ${all}`,
  `insert into consent_uses (order_id, consent_id, photos) select n, md5('consent' || n)::uuid, 3 ${all}`,
  `insert into begin_requests (order_id, version, shown) select n, '1', 'text' ${some(2)}`,
  `insert into sessions (token_hash, family, expires_at) select md5(n::text), md5(n::text), now() + interval '30 days' ${all}`,
  `insert into grants (token_hash, order_id, level) select md5(n::text), n, 'own' ${all}`,
  `insert into access_codes (order_id, asked_by, round, nonce) select n, md5(n::text), 1, md5(n::text) ${some(20)}`,
  `insert into attention_dismissals (order_id, kind) select n, 'paid-twice' ${some(100)}`,
  `insert into complaints (id, order_id, email, mailbox, said)
    select n, n, 'customer-' || n || '@example.com', md5(n::text), 'text' ${some(100)}`,
  `insert into operators (name, roles) select 'operator' || n, array['support'] ${some(100)}`,
  `insert into passkeys (id, operator, public_key, counter, transports, label)
    select n, 'operator' || n, '', 0, array['usb'], 'key' ${some(100)}`,
  `insert into passkey_challenges (challenge, operator) select n, 'operator' || n ${some(100)}`,
  `insert into admin_sessions (token_hash, operator, expires_at) select n, 'operator' || n, now() ${some(100)}`,
  `insert into audit (action, detail, hash) select 'refund', n::text, md5(n::text) ${some(100)}`,
  'insert into backups default values on conflict do nothing',
  "insert into background_tasks (name) values ('clean-up') on conflict do nothing",
];

/** Those whose tables a database has: a release adds tables, which the one before it lacks. */
export async function writesFor(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const tables = new Set(rows.map(({ name }) => name));
  return WRITE_ORDERS.filter((statement) => tables.has(/^insert into (\w+)/.exec(statement)?.[1] ?? ''));
}

/** What happens to an order later; $1 is its number. */
export const CHANGE_ORDER: readonly string[] = [
  "update orders set progress = 'analyzed', progress_at = now(), completed_at = now() where id = $1",
  'update payments set checked_at = now() where order_id = $1',
  'update mails set outcome = $$delivered$$ where order_id = $1',
  "update reports set state = 'ready', state_at = now() where order_id = $1",
  'update sessions set expires_at = now() where token_hash = md5($1::bigint::text)',
];

/** With everything that belongs to it. */
export const DELETE_ORDER = 'delete from orders where id = $1';

/** What screens, workers and the back office read; $1 is the number of an order. */
export const READ_ORDER: readonly string[] = [
  'select * from orders where id = $1',
  'select * from photos where order_id = $1',
  'select * from analyses where order_id = $1',
  'select * from order_keys where order_id = $1',
  'select * from reports where order_id = $1',
  'select * from order_events where order_id = $1 order by id',
  'select * from payments where order_id = $1',
  'select * from mails where order_id = $1',
  'select * from sessions join grants using (token_hash) where token_hash = md5($1::bigint::text)',
  "select * from orders where lower(email) = 'customer-' || $1::bigint || '@example.com'",
  'select id, progress, payment from orders where id > $1::bigint - 100 order by created_at desc limit 50',
];
