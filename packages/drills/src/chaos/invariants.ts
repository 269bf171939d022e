import type { System } from '@trueseason/local-stack';
import type { Database } from '@trueseason/shop/database';
import { listMails } from '@trueseason/shop/mail';
import { listPayments } from '@trueseason/shop/payment';
import { listPhotos } from '@trueseason/shop/photos';
import { createFileStore, type ObjectStore } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import { askProviders, shopOf } from '../customers.ts';
import type { Visit } from './customer.ts';

export interface Violation {
  readonly orderId: number | null;
  readonly what: string;
}

/** What the outside saw: providers and store. */
interface Outside extends Awaited<ReturnType<typeof askProviders>> {
  readonly store: ObjectStore;
}

const isStored = (store: ObjectStore, key: string) =>
  store.getBytes(key).then(
    (bytes) => bytes.length > 0,
    () => false,
  );

async function checkOrder(db: Database, outside: Outside, visit: Visit, id: number): Promise<string[]> {
  const order = await query(db).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order) return ['was accepted and is not on record'];
  const wrong: string[] = [];
  const must = (held: boolean, what: string) => {
    if (!held) wrong.push(what);
  };
  must(order.progress === 'analyzed', `is ${order.progress} (${order.failure?.code ?? 'no failure'})`);
  const charges = outside.paymentsOf(id).filter(({ status }) => status === 'succeeded');
  must(charges.length <= 1, `was charged ${charges.length} times at the provider`);
  must(charges.length === 0 || order.payment === 'paid', `was charged and is ${order.payment}`);
  must(order.payment !== 'paid' || charges.length === 1, 'is paid without a charge at the provider');
  must(!visit.sawPaid || order.payment === 'paid', `was shown as paid and is ${order.payment}`);
  must(!visit.sawUnpaidResult, 'handed out its result before it was paid');
  for (const { object_key } of await listPhotos(db, id)) {
    must(await isStored(outside.store, object_key), `lost ${object_key}`);
  }
  const kinds = outside.mailsOf(id).map(({ categories }) => categories[0] ?? '');
  must(new Set(kinds).size === kinds.length, `was mailed ${kinds.join(', ')}`);
  for (const { kind, state } of await listMails(db, id)) must(state === 'sent', `has a ${kind} mail that is ${state}`);
  const open = (await listPayments(db, id)).filter(({ state }) => state === 'succeeded').length;
  must(open === (order.payment === 'paid' ? 1 : 0), `has ${open} settled payments on record`);
  if (order.payment !== 'paid') return wrong;
  must(order.completed_at !== null, 'is paid and not completed');
  must(kinds.includes('results'), 'is paid and its result was not mailed');
  const report = await query(db).selectFrom('reports').selectAll().where('order_id', '=', id).executeTakeFirst();
  must(report?.state === 'ready', `has a report that is ${report?.state ?? 'missing'}`);
  must(Boolean(report?.object_key && (await isStored(outside.store, report.object_key))), 'lost its report');
  return wrong;
}

/** Everything that does not hold now, by what providers and store saw as well as by our own records. */
export async function findViolations(db: Database, system: System, visits: readonly Visit[]): Promise<Violation[]> {
  const providers = await askProviders(shopOf(system).standIns);
  const outside = { ...providers, store: createFileStore(system.env.STORAGE_DIR ?? '') };
  const violations: Violation[] = [];
  for (const visit of visits) {
    if (visit.orderId === undefined) {
      violations.push({ orderId: null, what: `a customer could not place an order: ${visit.story.at(-1)}` });
      continue;
    }
    const { orderId } = visit;
    for (const what of await checkOrder(db, outside, visit, orderId)) violations.push({ orderId, what });
    if (visit.staysToPay && !visit.sawPaid) violations.push({ orderId, what: 'could not be paid' });
  }
  const outboxRows = await query(db).selectFrom('outbox').select('job').execute();
  if (outboxRows.length > 0)
    violations.push({ orderId: null, what: `${outboxRows.length} rows are left in the outbox` });
  // Orphaned orders: retries are known by their key; uploads without one are new orders.
  return violations;
}
