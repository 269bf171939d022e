import { ADMIN_ACTIONS, type BuyerSign } from '@trueseason/contracts';
import { databaseOfFile, FULL_REFUND, sealedAnalysis } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { addGrant } from '../access/sessions.ts';
import { setEmail } from '../flows/change-email.ts';
import { placeOrder } from '../flows/place-order.ts';
import { recordRefunds } from '../flows/record-refunds.ts';
import { listRelatedOrders } from '../flows/related-orders.ts';
import { recordAnalysis } from '../flows/run-analysis.ts';
import { intentOf, ordersOf } from '../flows/testing/orders.ts';
import { query } from '../schema/database-schema.ts';
import { dismissAttention, listAttention } from './attention.ts';
import { operatorNextStep } from './next-step.ts';
import { readOrderFacts } from './operate-order.ts';

const db = await databaseOfFile();
const { processing, pay } = ordersOf(db);

let made = 0;
const change = (id: number, values: object) =>
  query(db).updateTable('orders').set(values).where('id', '=', id).execute();
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** A result that was paid so many hours ago. */
async function bought(hours: number): Promise<number> {
  const id = await processing();
  await pay(id);
  await recordAnalysis(db, id, sealedAnalysis);
  await change(id, { settled_at: ago(hours) });
  return id;
}
async function paidWithoutPhotos(hours: number, flow: 'pay_first' | 'gift' = 'pay_first'): Promise<number> {
  const id = await placeOrder(db, flow);
  await pay(id);
  await change(id, { settled_at: ago(hours) });
  return id;
}

/** Makes two orders one buyer's. */
const SHARE: Readonly<Record<BuyerSign, (one: number, other: number) => Promise<unknown>>> = {
  address: async (one, other) => {
    const email = `buyer${++made}@example.com`;
    await setEmail(db, one, email);
    await setEmail(db, other, email.toUpperCase());
  },
  browser: async (one, other) => {
    const browser = `browser${++made}`;
    const expires_at = new Date(Date.now() + 3_600_000);
    await query(db).insertInto('sessions').values({ token_hash: browser, family: browser, expires_at }).execute();
    for (const id of [one, other]) await addGrant(db, browser, id);
  },
  photos: async (one, other) => {
    const photo = query(db).selectFrom('photos').select('sha256').where('order_id', '=', one).where('position', '=', 1);
    const { sha256 } = await photo.executeTakeFirstOrThrow();
    await query(db).updateTable('photos').set({ sha256 }).where('order_id', '=', other).execute();
  },
};

/** What the order's page and the list of Attention say: the same. */
async function told(id: number): Promise<string | null> {
  const facts = await readOrderFacts(db, id);
  const { summary, action } = facts ? operatorNextStep(facts, ADMIN_ACTIONS) : { summary: '', action: null };
  const row = (await listAttention(db, ['finance'])).find((item) => item.kind === 'paid-twice' && item.orderId === id);
  const onPage = /^Perhaps paid twice: (.*)\. Ask the customer/.exec(summary)?.[1] ?? null;
  expect([row?.what ?? null, action === 'refund']).toEqual([onPage, onPage !== null]);
  return onPage;
}

it.each(['address', 'browser'] as const)('finds one without photos, of the same %s', async (sign) => {
  const [first, second] = [await bought(5), await paidWithoutPhotos(2)];
  await SHARE[sign](first, second);
  expect(await told(second)).toBe(`order #${first} of the same ${sign} is paid, too, and this one has no photos`);
  expect(await told(first)).toBeNull();
  expect(await listRelatedOrders(db, second)).toMatchObject([{ id: first, sign }]);
});

it.each(['nothing else', 'address', 'browser'] as const)('finds one of the same photos, and %s', async (sign) => {
  const [first, second] = [await bought(5), await bought(2)];
  await SHARE.photos(first, second);
  if (sign !== 'nothing else') await SHARE[sign](first, second);
  expect(await told(second)).toMatch(new RegExp(`^order #${first} `));
  expect(await told(first)).toBeNull();
  expect(await listRelatedOrders(db, second)).toMatchObject([{ id: first }]);
});

it('finds the one that came to nothing, although it was paid first', async () => {
  const [left, used] = [await paidWithoutPhotos(5), await bought(2)];
  await SHARE.address(left, used);
  expect(await told(left)).toContain(`order #${used}`);
  expect(await told(used)).toBeNull();
});

it('finds the later of two without photos', async () => {
  const [first, second] = [await paidWithoutPhotos(5), await paidWithoutPhotos(2)];
  await SHARE.browser(first, second);
  expect([await told(first), await told(second)]).toEqual([null, expect.stringContaining(`#${first}`)]);
});

it('finds it past a gift between, and never a gift', async () => {
  const [first, gift, second] = [await bought(6), await paidWithoutPhotos(4, 'gift'), await paidWithoutPhotos(2)];
  await SHARE.address(first, gift);
  await SHARE.browser(gift, second);
  expect([await told(gift), await told(second)]).toEqual([null, null]);
  await SHARE.browser(first, second);
  expect([await told(gift), await told(second)]).toEqual([null, expect.stringContaining(`#${first}`)]);
});

it('lets one be whose first was refunded', async () => {
  const [first, second] = [await bought(5), await paidWithoutPhotos(2)];
  await SHARE.address(first, second);
  await recordRefunds(db, intentOf(first), FULL_REFUND);
  expect(await told(second)).toBeNull();
});

it.each(['address', 'browser'] as const)('lets two people of a household be, by %s', async (sign) => {
  const [one, other] = [await bought(5), await bought(2)];
  await SHARE[sign](one, other);
  expect([await told(one), await told(other)]).toEqual([null, null]);
});

it('lets purchases be that are weeks apart, or months ago', async () => {
  for (const [earlier, later] of [
    [15 * 24, 2],
    [41 * 24, 40 * 24],
  ] as const) {
    const [first, second] = [await bought(earlier), await paidWithoutPhotos(later)];
    await SHARE.address(first, second);
    expect(await told(second)).toBeNull();
  }
});

it('lets one be of which an operator said that both are wanted', async () => {
  const [first, second] = [await bought(5), await paidWithoutPhotos(2)];
  await SHARE.address(first, second);
  await dismissAttention(db, { kind: 'paid-twice', orderId: second, actor: 'ada' });
  expect(await told(second)).toBeNull();
});

it('leaves its photos an hour to come, before it asks for attention', async () => {
  const [first, second] = [await bought(5), await paidWithoutPhotos(0.5)];
  await SHARE.address(first, second);
  const facts = await readOrderFacts(db, second);
  expect(facts && operatorNextStep(facts, ADMIN_ACTIONS).summary).toMatch(/^Perhaps paid twice/);
  expect((await listAttention(db, ['finance'])).map(({ orderId }) => orderId)).not.toContain(second);
});
