import { createHash } from 'node:crypto';
import { createSignedLinks } from '@trueseason/shop/access';
import { query } from '@trueseason/shop/testing';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { startTestGateway, useGateway } from '../testing/test-gateway.ts';

const LINK_SECRET_PREVIOUS = 'the-link-secret-before-the-rotation';
const gateway = useGateway({ LINK_SECRET_PREVIOUS });
const { db, place, placePaid } = flowsOf(() => gateway);

it('opens a link signed before the secret was rotated', async () => {
  const { id } = await place();
  const browser = gateway.newBrowser();
  const mailed = await createSignedLinks(LINK_SECRET_PREVIOUS).signOrder(id, 1);
  await browser.call('GET', `/open/${mailed}`);
  expect((await browser.call('GET', `/api/orders/${id}`)).status).toBe(200);
});

describe('a forged link', () => {
  it('for a share shows no result', async () => {
    const { browser, id } = await placePaid();
    const { json } = await browser.call('POST', `/api/orders/${id}/share`);
    const shareId = new URL(json.url).pathname.split('/').at(-1) ?? '';
    const last = shareId.at(-1) === 'A' ? 'B' : 'A';
    const near = [
      shareId.slice(0, -1) + last,
      shareId.slice(0, -1),
      createHash('sha256').update(shareId).digest('base64url').slice(0, 24),
      '_'.repeat(24),
      Buffer.from(String(id)).toString('base64url').padEnd(24, 'A'),
      `'%20or%20'1'='1`,
    ];
    for (const guess of near) {
      expect([guess, (await gateway.newBrowser().call('GET', `/api/shared/${guess}`)).status]).toEqual([guess, 404]);
    }
  });
});

describe('a forged cookie', () => {
  const withCookie = (cookie: string, path: string) =>
    fetch(gateway.url + path, { headers: { cookie } }).then(({ status }) => status);

  it('grants no order', async () => {
    const { id } = await place();
    const [session] = await query(db()).selectFrom('grants').select('token_hash').where('order_id', '=', id).execute();
    const hash = session?.token_hash ?? '';
    const guesses = [
      'ts_session=',
      'ts_session=%00',
      // The database stores only a hash, so a leaked copy grants nothing.
      `ts_session=${hash}`,
      `ts_session=${createHash('sha256').update(hash).digest('base64url')}`,
      `ts_session=' or '1'='1`,
      `ts_session=${'a'.repeat(4_000)}`,
      `ts_session=${Buffer.from(JSON.stringify({ orderId: id })).toString('base64url')}`,
      `ts_session=x; ts_session=${hash}`,
      `__proto__=x; constructor=y`,
    ];
    for (const guess of guesses) expect([guess, await withCookie(guess, `/api/orders/${id}`)]).toEqual([guess, 404]);
  });

  it('opens no back office', async () => {
    for (const guess of ['ts_admin=', 'ts_admin=true', 'ts_admin=%00', `ts_admin=${'a'.repeat(43)}`]) {
      expect(await withCookie(guess, '/api/admin/orders')).toBe(401);
    }
  });
});

it('sets host-only Secure cookies when the site is served over TLS', async () => {
  const secure = await startTestGateway({
    PUBLIC_URL: 'https://trueseason.example',
    ADMIN_PASSWORD_HASH: hashSync('correct horse', 4),
  });
  const response = await secure.newBrowser().call('POST', '/api/create-payment-intent', {});
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-ts_session=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax/);
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000; includeSubDomains/);
  const signedIn = await secure.newBrowser().call('POST', '/api/admin/login', { password: 'correct horse' });
  const cookies = signedIn.headers.getSetCookie();
  expect(cookies.map((text) => text.split('=')[0])).toEqual(['__Host-ts_admin', '__Host-ts_operator_device']);
  for (const text of cookies) expect(text).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Strict/);
  await secure.close();
});
