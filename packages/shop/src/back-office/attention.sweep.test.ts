import { type AttentionKind, OPERATOR_ROLES } from '@trueseason/contracts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { scratchDatabase } from '../database/testing/scratch-database.ts';
import { listAttention } from './attention.ts';

/* Whatever was dismissed, every open row can be reached. Of each kind 10,000 were dismissed, where that is possible. */

const DISMISSED = 10_000;
const OPEN = 300;
const { db, url } = await scratchDatabase();
await migrate(db);
const seeder = new pg.Client({ connectionString: url });
await seeder.connect();

/** A hundred thousand orders: a part of them of each kind, the newest ones open. */
const KINDS = {
  'failed-refund': 1,
  'fraud-warning': 2,
  'failed-mail': 3,
  'bounced-mail': 4,
  'photos-differ': 5,
  'failed-report': 6,
  dispute: 7,
} as const satisfies Partial<Record<AttentionKind, number>>;
const of = (kind: keyof typeof KINDS) => `id / 100000 = ${KINDS[kind]}`;

await seeder.query(`
  insert into orders (id, flow, progress, payment, amount_cents, created_at, settled_at, completed_at)
    select series * 100000 + n, 'analyze_first', 'analyzed', 'paid', 2900, now() - interval '40 days',
      now() - interval '40 days', now() - interval '39 days'
    from generate_series(0, 7) series, generate_series(1, ${DISMISSED + OPEN}) n;
  insert into orders (id, flow, progress, payment, amount_cents, created_at, settled_at, completed_at)
    select 800000 + n, 'analyze_first', 'analyzed', 'paid', 2900, now() - interval '40 days', now() - interval '40 days',
      now() - interval '39 days' from generate_series(1, 20000) n;
  update orders set payment = 'disputed' where ${of('dispute')};
  insert into payments (intent_id, order_id, state, amount_cents, currency, settled_at, refund_failed_at, fraud_warning, warned_at)
    select 'pi_' || id, id, case when ${of('failed-refund')} then 'refunded' else 'succeeded' end, 2900, 'usd', settled_at,
      case when ${of('failed-refund')} then now() - interval '2 days' end,
      case when ${of('fraud-warning')} then 'fraudulent' end,
      case when ${of('fraud-warning')} then now() - interval '2 days' end from orders;
  insert into photos (order_id, position, object_key, media_type, bytes, sha256)
    select id, 1, 'key', 'image/jpeg', 1, md5(id::text) from orders where ${of('photos-differ')};
  insert into analyses (order_id, result, readings, engine_version, photos_differ)
    select id, '""', '""', '1', true from orders where ${of('photos-differ')};
  insert into reports (order_id, state, state_at)
    select id, 'failed', now() - interval '2 days' from orders where ${of('failed-report')} and id % 100000 <= ${OPEN};
  insert into mails (order_id, kind, state, outcome, error, state_at)
    select id, 'results', case when ${of('failed-mail')} then 'failed' else 'sent' end,
      case when ${of('bounced-mail')} then 'bounced' end, 'refused', now() - interval '2 days'
    from orders where ${of('failed-mail')} or ${of('bounced-mail')};
  insert into order_events (order_id, kind, detail)
    select id, 'dispute', jsonb_build_object('dispute', 'dp_' || id, 'of', 'needs_response', 'reason', 'fraudulent',
      'intent', 'pi_' || id) from orders where ${of('dispute')} and id % 100000 <= ${OPEN};
  insert into attention_dismissals (order_id, kind, dismissed_at)
    select id, (array['failed-refund', 'fraud-warning', 'failed-mail', 'bounced-mail', 'photos-differ'])[id / 100000], now()
    from orders where id / 100000 between 1 and 5 and id % 100000 > ${OPEN}`);
await seeder.query('analyze');
await seeder.end();

it('every open row is reachable beside 10,000 dismissed ones of its kind, within half a second', async () => {
  const times: number[] = [];
  let rows: Awaited<ReturnType<typeof listAttention>> = [];
  for (let run = 0; run < 5; run++) {
    const begun = performance.now();
    rows = await listAttention(db, OPERATOR_ROLES);
    times.push(performance.now() - begun);
  }
  const counts = Object.fromEntries(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, items]) => [kind, items.length]),
  );
  expect(counts).toEqual(Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, OPEN])));
  expect(Math.min(...times)).toBeLessThan(500);
});
