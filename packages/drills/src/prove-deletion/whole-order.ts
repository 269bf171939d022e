import { createHash } from 'node:crypto';
import type { System } from '@trueseason/local-stack';
import { type Browser, createBrowser } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import type pg from 'pg';
import { place, shopOf } from '../customers.ts';
import { withClient } from '../with-client.ts';

const EMAIL = 'customer.who.leaves@example.com';

/** An order with everything that can belong to one, and every name by which it could be found. */
export interface WholeOrder {
  readonly orderId: number;
  readonly browser: Browser;
  readonly names: ReadonlyMap<string, string>;
}

const sessionOf = (browser: Browser): string => browser.cookieHeader().split('ts_session=')[1]?.split(';')[0] ?? '';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function answersOf(client: pg.Client, orderId: number) {
  const textOf = async (query: string): Promise<string> => {
    const { rows } = await client.query({ text: query, values: [orderId], rowMode: 'array' });
    const value: unknown = rows[0]?.[0];
    if (typeof value !== 'string') throw new Error(`Nothing to look for: ${query}`);
    return value;
  };
  return {
    intent: await textOf('select intent_id from payments where order_id = $1'),
    'object key': await textOf('select object_key from photos where order_id = $1 and position = 1'),
    'hash of a photo': await textOf('select sha256 from photos where order_id = $1 and position = 2'),
    'id of a mail': await textOf(`select id::text from mails where order_id = $1 and kind = 'results'`),
    mailbox: await textOf(`select mailbox from mails where order_id = $1 and kind = 'results'`),
    consent: await textOf('select consent_id::text from order_consents where order_id = $1'),
    'code nonce': await textOf('select nonce from access_codes where order_id = $1'),
  };
}

/** Buys, reads, shares, looks up, asks for a code, exports; an operator reads it, too. */
export async function makeWholeOrder(system: System, adminPassword: string): Promise<WholeOrder> {
  const { id: orderId, browser, customer } = await place(shopOf(system), await customerPhotos());
  await browser.call('PUT', `/api/orders/${orderId}/answers`, { hairDyed: true, makeup: false, contactLenses: null });
  await customer.unlock(orderId, EMAIL);
  await customer.waitFor(orderId, ['completed'], 60_000);
  await customer.waitForMail(orderId, 90_000);
  const { json: share } = await browser.call('POST', `/api/orders/${orderId}/share`);
  await browser.call('GET', `/api/orders/${orderId}/photos`);
  await browser.call('GET', `/api/orders/${orderId}/export`);

  const reader = createBrowser(system.urls.web);
  await reader.call('POST', '/api/orders/lookup', { email: EMAIL, orderNumber: orderId });
  await reader.call('POST', `/api/orders/${orderId}/request-code`);
  const operator = createBrowser(system.urls.web);
  await operator.call('POST', '/api/admin/login', { password: adminPassword });
  await operator.call('GET', `/api/admin/orders/${orderId}`);
  await operator.call('POST', `/api/admin/orders/${orderId}/resend-mail`);

  const stored = await withClient(system.env.DATABASE_URL ?? '', (client) => answersOf(client, orderId));
  return {
    orderId,
    browser,
    names: new Map([
      ['order number', String(orderId)],
      ['address', EMAIL],
      ['share link', String(share.url).split('/').at(-1) ?? ''],
      ['session of the buyer', sha256(sessionOf(browser))],
      ['session of the reader', sha256(sessionOf(reader))],
      ...Object.entries(stored),
    ]),
  };
}
