import { readFile } from 'node:fs/promises';
import type { System } from '@trueseason/local-stack';
import { customerPhotos } from '@trueseason/testing/portraits';
import { buy, shopOf } from '../customers.ts';
import type { Caller } from './requests.ts';

type Secrets = Record<'adminPassword' | 'stripeWebhookSecret', string>;

const photos = await customerPhotos();

let visitors = 0;
/** Everybody else comes from somewhere else each time. */
export const elsewhere = (): string => `198.51.${100 + (Math.floor(++visitors / 250) % 100)}.${visitors % 250}`;

/** A customer with an open order, and all IDs that calls use for it. */
async function openedCustomer(
  system: System,
  { stripeWebhookSecret, adminPassword }: Secrets,
  isOperator: boolean,
): Promise<Caller> {
  const { id, browser } = await buy(shopOf(system), photos, `attacks-${visitors}@example.com`);
  const checkout = await browser.call('POST', '/api/create-checkout', { additionalTo: id });
  const share = await browser.call('POST', `/api/orders/${id}/share`);
  const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
  const from = { 'x-forwarded-for': elsewhere() };
  if (isOperator) await browser.call('POST', '/api/admin/login', { password: adminPassword }, from);
  const named = ['orderId', 'id', 'jobId', 'paymentIntentId'].map((name) => [name, String(id)]);
  return {
    cookie: browser.cookieHeader(),
    params: {
      ...Object.fromEntries(named),
      sessionId: tokenOf(checkout.json.url),
      token: tokenOf(share.json.url),
      code: 'ATTACKS',
      action: 'retry',
    },
    photo: photos[0] ?? Buffer.alloc(0),
    webhookSecret: stripeWebhookSecret,
  };
}

/** So many customers; all but the first, who attacks, are operators as well. */
export async function openCallers(system: System, count: number): Promise<Caller[]> {
  const secrets: Secrets = JSON.parse(await readFile(system.secretsFile, 'utf8'));
  const callers: Caller[] = [];
  for (let n = 0; n < count; n++) callers.push(await openedCustomer(system, secrets, n > 0));
  return callers;
}
