import type { OperatorRole } from '@trueseason/contracts';
import { listAuditEntries } from '@trueseason/shop/audit';
import { addOperator, hashSecret, newTotpSecret, removeOperator, totpCode } from '@trueseason/shop/operators';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUTHORIZED, insertOrder, startTestOps, type TestOps } from '../testing/test-ops.ts';

const CHEAP = { logN: 4, r: 8, p: 1 };
const PASSWORD = 'correct horse battery staple';
const ORDER = 42_000_000_001;
const PAGE = { accept: 'text/html' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

let ops: TestOps;
beforeAll(async () => {
  ops = await startTestOps('');
  await insertOrder(ops.database, { id: ORDER, progress: 'failed', payment: 'paid', ageMinutes: 10 });
  await ops.failAnalysisJob(ORDER, 'the worker crashed');
});
afterAll(() => ops.close());

async function added(name: string, roles: OperatorRole[]) {
  const secret = newTotpSecret();
  await addOperator(ops.database.db, {
    name,
    roles,
    password_hash: await hashSecret(PASSWORD, CHEAP),
    totp_secret: secret,
  });
  return { name, password: PASSWORD, code: totpCode(secret) };
}

const post = (url: string, fields: Record<string, string>, cookie = '') =>
  ops.app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, cookie },
    payload: new URLSearchParams(fields).toString(),
  });
/** What a browser keeps of the answer. */
const cookieIn = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';', 1)[0];

async function signedIn(name: string, roles: OperatorRole[]): Promise<string> {
  const response = await post('/sign-in', await added(name, roles));
  expect(response.statusCode).toBe(303);
  return cookieIn(response) ?? '';
}

it('redirects browsers to sign-in, and returns an error to programs', async () => {
  for (const url of ['/', '/queues/', `/orders/${ORDER}`]) {
    const page = await ops.app.inject({ url, headers: PAGE });
    expect([page.statusCode, page.headers.location]).toEqual([303, '/sign-in']);
  }
  expect((await ops.app.inject({ url: '/api/fleet' })).statusCode).toBe(401);
  const page = await ops.app.inject({ url: '/sign-in' });
  expect(page.body).toContain('name="code"');
  // Without a password in the configuration there is no such door.
  expect(page.body).not.toContain('/with-password');
  expect((await ops.app.inject({ url: '/', headers: AUTHORIZED })).statusCode).toBe(401);
});

it('takes a name, a password and a code that is good once, and knows who is there', async () => {
  const ada = await added('ada', ['engineer']);
  expect((await post('/sign-in', { ...ada, password: 'wrong' })).body).toContain('Name or password is wrong.');
  expect((await post('/sign-in', { name: ada.name, password: ada.password })).body).toContain('six digits');
  expect((await post('/sign-in', { ...ada, code: '000000' })).statusCode).toBe(401);
  const response = await post('/sign-in', ada);
  expect(String(response.headers['set-cookie'])).toMatch(/^ts_ops=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
  expect((await post('/sign-in', ada)).statusCode).toBe(401);
  const cookie = cookieIn(response) ?? '';
  expect((await ops.app.inject({ url: '/', headers: { ...PAGE, cookie } })).body).toContain('ada <button>Sign out');
  expect((await ops.app.inject({ url: '/api/fleet', headers: { cookie } })).statusCode).toBe(200);
  expect((await post('/sign-out', {}, cookie)).headers.location).toBe('/sign-in');
  expect((await ops.app.inject({ url: '/api/fleet', headers: { cookie } })).statusCode).toBe(401);
  const noted = (await listAuditEntries(ops.database.db, { limit: 10 })).map(
    ({ actor, action }) => `${actor}: ${action}`,
  );
  expect(noted).toEqual(['unknown: login refused', 'ada: login', 'unknown: login refused', 'unknown: login refused']);
});

it('lets in who may look, changes nothing, and leads to the order', async () => {
  expect((await post('/sign-in', await added('fay', ['finance']))).statusCode).toBe(403);
  const [support, engineer] = [await signedIn('sue', ['support']), await signedIn('eve', ['engineer'])];
  // What can be done is done in the back office.
  for (const path of ['/queues/api/queues/pause', `/orders/${ORDER}/retry`])
    expect((await post(path, {}, support)).statusCode).toBe(405);
  const seen = await ops.app.inject({ url: `/orders/${ORDER}`, headers: { cookie: engineer } });
  expect(seen.headers.location).toBe(`https://shop.example/admin?details=${ORDER}`);
  await removeOperator(ops.database.db, 'eve');
  expect((await ops.app.inject({ url: '/api/fleet', headers: { cookie: engineer } })).statusCode).toBe(401);
});
