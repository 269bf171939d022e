import { ENDED_LINK_PATH } from '@trueseason/contracts';
import { findOrder } from '@trueseason/shop/order';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { describe, expect, it } from 'vitest';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* What a mailed link or a lookup grants: the result and its outputs, and nothing that shows a face. */

const gateway = useGateway();
const { change, db, placePaid, deliver, jobsOf } = flowsOf(() => gateway);

const EMAIL = 'buyer@example.com';
async function delivered() {
  const order = await placePaid();
  await order.browser.call('POST', `/api/orders/${order.id}/update-email`, { email: EMAIL });
  await deliver(order.id);
  return order;
}
async function byLink(id: number): Promise<Browser> {
  const browser = gateway.newBrowser();
  const version = (await findOrder(db(), id))?.link_version ?? 0;
  await browser.call('GET', `/open/${await gateway.links.signOrder(id, version)}`);
  return browser;
}
async function byLookup(id: number): Promise<Browser> {
  const browser = gateway.newBrowser();
  const { status } = await browser.call('POST', '/api/orders/lookup', { email: EMAIL, orderNumber: id });
  expect(status).toBe(200);
  return browser;
}
/** The code in the mail. */
async function mailedCode(id: number): Promise<string> {
  const code = query(db()).selectFrom('access_codes').select('nonce').where('order_id', '=', id);
  return gateway.links.accessCode(id, (await code.executeTakeFirstOrThrow()).nonce);
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe.each([
  ['the link of a mail', byLink],
  ['a lookup', byLookup],
])('%s', (_, opened) => {
  it('opens everything with the mailed code, once', async () => {
    const { id } = await delivered();
    const browser = await opened(id);
    expect((await browser.call('POST', `/api/orders/${id}/request-code`)).json).toEqual({ success: true });
    expect(await jobsOf(id)).toContain('send-access-code');
    const code = await mailedCode(id);
    const confirm = (from: Browser, digits: string) =>
      from.call('POST', `/api/orders/${id}/confirm-code`, { code: digits });
    expect((await confirm(browser, wrong(code))).json.code).toBe('invalid_code');
    expect((await confirm(browser, code)).json).toEqual({ success: true });
    expect((await browser.call('GET', `/api/orders/${id}/photos`)).json).toHaveLength(3);
    expect((await browser.call('GET', `/api/orders/${id}/export`)).status).toBe(200);
    expect((await confirm(await opened(id), code)).json.code).toBe('invalid_code');
  });

  it('takes nothing from the buying browser', async () => {
    const { browser, id } = await delivered();
    await browser.call('GET', `/open/${await gateway.links.signOrder(id, 1)}`);
    await browser.call('POST', '/api/orders/lookup', { email: EMAIL, orderNumber: id });
    expect((await browser.call('GET', `/api/orders/${id}/photos`)).status).toBe(200);
  });
});

describe('a code', () => {
  const confirm = (browser: Browser, id: number, code: string) =>
    browser.call('POST', `/api/orders/${id}/confirm-code`, { code });

  it('allows five guesses, also concurrently', async () => {
    const { id } = await delivered();
    const browser = await byLink(id);
    await browser.call('POST', `/api/orders/${id}/request-code`);
    const code = await mailedCode(id);
    await Promise.all(Array.from({ length: 5 }, () => confirm(browser, id, wrong(code))));
    expect((await confirm(browser, id, code)).json.code).toBe('invalid_code');
  });

  it('is valid for ten minutes', async () => {
    const { id } = await delivered();
    const browser = await byLink(id);
    await browser.call('POST', `/api/orders/${id}/request-code`);
    const code = await mailedCode(id);
    const longAgo = new Date(Date.now() - 11 * 60_000);
    await query(db()).updateTable('access_codes').set({ created_at: longAgo }).where('order_id', '=', id).execute();
    expect((await confirm(browser, id, code)).json.code).toBe('invalid_code');
  });

  it('is useless without access to the order, and for another order', async () => {
    const [one, two] = [await delivered(), await delivered()];
    const browser = await byLink(one.id);
    await browser.call('POST', `/api/orders/${one.id}/request-code`);
    const code = await mailedCode(one.id);
    expect((await confirm(gateway.newBrowser(), one.id, code)).json.code).toBe('order_not_found');
    const other = await byLink(two.id);
    await other.call('POST', `/api/orders/${two.id}/request-code`);
    if ((await mailedCode(two.id)) !== code)
      expect((await confirm(other, two.id, code)).json.code).toBe('invalid_code');
  });

  it('is replaced by the next, and mailed five times per hour', async () => {
    const { id } = await delivered();
    const browser = await byLink(id);
    const codes = [];
    for (let i = 0; i < 5; i++) {
      expect((await browser.call('POST', `/api/orders/${id}/request-code`)).status).toBe(200);
      codes.push(await mailedCode(id));
    }
    expect((await browser.call('POST', `/api/orders/${id}/request-code`)).json.code).toBe('too_many_requests');
    const [first = ''] = codes;
    if (first !== codes.at(-1)) expect((await confirm(browser, id, first)).json.code).toBe('invalid_code');
    expect((await confirm(browser, id, codes.at(-1) ?? '')).status).toBe(200);
  });
});

describe('a changed address', () => {
  it('notifies the old one, and ends its links and their sessions', async () => {
    const { browser, id } = await delivered();
    const [linked, found] = [await byLink(id), await byLookup(id)];
    const mailed = `/open/${await gateway.links.signOrder(id, 1)}`;
    await browser.call('POST', `/api/orders/${id}/update-email`, { email: 'new@example.com' });
    const mails = await query(db())
      .selectFrom('mails')
      .select(['kind', 'recipient'])
      .where('order_id', '=', id)
      .execute();
    expect(mails).toContainEqual({ kind: 'address_changed', recipient: EMAIL });
    for (const reader of [linked, found]) expect((await reader.call('GET', `/api/orders/${id}`)).status).toBe(404);
    const again = await gateway.newBrowser().call('GET', mailed);
    expect(again.headers.get('location')).toBe(ENDED_LINK_PATH);
    // The buying browser keeps access, and the next mail's link works.
    expect((await browser.call('GET', `/api/orders/${id}/photos`)).status).toBe(200);
    expect((await (await byLink(id)).call('GET', `/api/orders/${id}`)).status).toBe(200);
  });

  it('notifies once per change, and ignores letter case', async () => {
    const { browser, id } = await delivered();
    const change = (email: string) => browser.call('POST', `/api/orders/${id}/update-email`, { email });
    await change('BUYER@example.com');
    await Promise.all([change('b@example.com'), change('b@example.com')]);
    await change('c@example.com');
    const mails = query(db()).selectFrom('mails').select('recipient').where('order_id', '=', id).orderBy('round');
    const notices = await mails.where('kind', '=', 'address_changed').execute();
    expect(notices.map(({ recipient }) => recipient)).toEqual(['BUYER@example.com', 'b@example.com']);
  });
});

it('lets a link upload other photos where they were asked for', async () => {
  const { id } = await delivered();
  await change('orders', id, { progress: 'failed', completed_at: null, photos_asked_at: new Date() });
  const browser = await byLink(id);
  const { status } = await browser.upload(`/api/orders/${id}/photos`, threePhotos(), 'PUT');
  expect(status).toBe(200);
});
