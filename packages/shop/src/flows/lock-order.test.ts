import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { endBrowserSession, renewSession } from '../access/sessions.ts';
import { addOperatorNote } from '../back-office/operator-notes.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { scratchDatabase } from '../database/testing/scratch-database.ts';
import { failMail, recordMailEvent } from '../mail/deliver-mail.ts';
import { query } from '../schema/database-schema.ts';
import { correctEmail } from './change-email.ts';
import { eraseOrder } from './erase-order.ts';
import { recordRefunds } from './record-refunds.ts';
import { failReport } from './record-report.ts';

/* What happens to an order while it is erased, or to two orders of one mailbox, locks in one order. */

const { url, db: setUp } = await scratchDatabase();
await migrate(setUp);
/** `TIMES=100` for a long look. */
const TIMES = Number(process.env.TIMES ?? 30);
const TIMEOUT_MS = 30_000 + TIMES * 3_000;

async function countDeadlocks(): Promise<number> {
  // Backends report once a second.
  await sleep(1_500);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(query(setUp));
  return Number(rows[0]?.deadlocks);
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase({ url, poolSize: 12, onError: () => {} });
  await work(db).finally(() => db.close());
}

let ids = 0;
const inAnHour = () => new Date(Date.now() + 3_600_000);
async function placed(email = 'someone@example.com') {
  const id = ++ids;
  await query(setUp)
    .insertInto('orders')
    .values({ id, flow: 'gift', amount_cents: 2900, email, payment: 'paid', settled_at: new Date() })
    .execute();
  await query(setUp)
    .insertInto('payments')
    .values({ intent_id: `pi_${id}`, order_id: id, amount_cents: 2900, currency: 'usd', state: 'succeeded' })
    .execute();
  await query(setUp).insertInto('reports').values({ order_id: id }).execute();
  const mailIds = Array.from({ length: 3 }, () => randomUUID());
  await query(setUp)
    .insertInto('mails')
    .values(mailIds.map((mailId, n) => ({ id: mailId, order_id: id, kind: 'gift', round: n + 1, state: 'sending' })))
    .execute();
  await renewSession(setUp, {
    from: null,
    to: `s${id}`,
    family: `f${id}`,
    expiresAt: inAnHour(),
    orderIds: [id],
    level: 'own',
  });
  return { id, mailIds };
}

it('lets an order be erased within a second of everything that happens to it', { timeout: TIMEOUT_MS }, async () => {
  const before = await countDeadlocks();
  await withDatabase(async (db) => {
    for (let n = 0; n < TIMES; n++) {
      const { id, mailIds } = await placed();
      const events = mailIds.map((mailId, place) =>
        recordMailEvent(db, {
          mailId,
          accepted: true,
          messageId: `m${place}`,
          outcome: 'bounced',
          trouble: 'bounced (5.1.1)',
        }),
      );
      const renewal = { from: `s${id}`, to: `t${id}`, family: `f${id}`, expiresAt: inAnHour(), level: 'own' } as const;
      await Promise.all([
        ...events,
        eraseOrder(db, id, `orders/${id}/`, { actor: 'customer' }),
        renewSession(db, { ...renewal, orderIds: [] }),
        failMail(db, id, 'gift', 'refused'),
        failReport(db, id),
        endBrowserSession(db, `s${id}`),
        addOperatorNote(db, id, { operator: 'Ada', text: 'a note' }),
      ]);
    }
  });
  expect((await countDeadlocks()) - before).toBe(0);
});

it('lets two orders of one mailbox change at once', { timeout: TIMEOUT_MS }, async () => {
  const before = await countDeadlocks();
  await withDatabase(async (db) => {
    for (let n = 0; n < TIMES / 4; n++) {
      const orders = [];
      for (let order = 0; order < 8; order++) orders.push(await placed(`${n}@example.com`));
      await Promise.all(
        orders.map(({ id }, place) =>
          place % 2 === 0
            ? correctEmail(db, id, `new${n}@example.com`, 'Ada')
            : recordRefunds(db, `pi_${id}`, { cents: 100, failed: true, each: [] }),
        ),
      );
    }
  });
  expect((await countDeadlocks()) - before).toBe(0);
});
