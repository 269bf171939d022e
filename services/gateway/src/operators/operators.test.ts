import { OPERATOR_ROLES } from '@trueseason/contracts';
import { hashSecret, newTotpSecret, totpCode, totpStepOf, verifySecret } from '@trueseason/shop/operators';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { runSubcommand } from './operator-command.ts';

/** Password hashing is slow on purpose; tests use a lower cost. */
const CHEAP = { logN: 4, r: 8, p: 1 };
const PASSWORD = 'correct horse battery staple';
const FIRST_TOTP = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const gateway = useGateway({
  ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4),
  ADMIN_NAME: 'grace',
  ADMIN_TOTP_SECRET: FIRST_TOTP,
});
const flows = flowsOf(() => gateway);
const db = () => gateway.database.db;

interface Proof {
  readonly password: string;
  readonly name?: string;
  readonly code?: string;
}
const login = (browser: Browser, proof: Proof) => browser.call('POST', '/api/admin/login', proof);

/** An operator added by the command, with the printed secrets. */
async function added(name: string, roles: string) {
  const output = (await runSubcommand(db(), ['add', name, '--roles', roles], CHEAP)).join('\n');
  const password = /^Password: (\S+)$/m.exec(output)?.[1] ?? '';
  const secret = /^Authenticator app: (\S+)$/m.exec(output)?.[1] ?? '';
  return { name, password, code: () => totpCode(secret) };
}

/** Signs in with the code's use reset: a code works once per half minute. */
async function signedIn({ name, password, code }: Awaited<ReturnType<typeof added>>): Promise<Browser> {
  await query(db()).updateTable('operators').set({ totp_step: 0 }).where('name', '=', name).execute();
  const browser = gateway.newBrowser();
  expect((await login(browser, { name, password, code: code() })).status).toBe(200);
  return browser;
}

const minutesPass = (name: string, minutes: number) =>
  query(db())
    .updateTable('admin_sessions')
    .set({ created_at: new Date(Date.now() - minutes * 60_000) })
    .where('operator', '=', name)
    .execute();

describe('a session', () => {
  const sessions = () => query(db()).updateTable('admin_sessions').where('operator', '=', 'idle');
  const MINUTE = 60_000;
  const from = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
  const endsIn = async () => {
    const { expires_at } = await query(db())
      .selectFrom('admin_sessions')
      .select('expires_at')
      .where('operator', '=', 'idle')
      .executeTakeFirstOrThrow();
    return Math.round((expires_at.getTime() - Date.now()) / MINUTE);
  };
  const use = async (browser: Browser) => (await browser.call('GET', '/api/admin/orders')).status;

  it('ends after an hour of inactivity, and after a working day', async () => {
    const browser = await signedIn(await added('idle', 'support'));
    expect(await endsIn()).toBe(60);
    await sessions()
      .set({ expires_at: from(20) })
      .execute();
    expect(await use(browser)).toBe(200);
    expect(await endsIn()).toBe(60);
    await sessions()
      .set({ created_at: from(-12 * 60 + 5), expires_at: from(3) })
      .execute();
    expect(await use(browser)).toBe(200);
    expect(await endsIn()).toBe(5);
    await sessions()
      .set({ expires_at: from(-1) })
      .execute();
    expect(await use(browser)).toBe(401);
  });
});

describe('the first operator', () => {
  it('signs in with the configured password, and with a code if one is configured', async () => {
    const browser = gateway.newBrowser();
    expect((await login(browser, { password: PASSWORD })).json).toMatchObject({
      code: 'second_factor_required',
      field: 'code',
    });
    expect((await login(browser, { password: PASSWORD, code: '000000' })).json.code).toBe('second_factor_required');
    expect((await browser.call('GET', '/api/admin/me')).status).toBe(401);
    const code = totpCode(FIRST_TOTP);
    expect((await login(browser, { password: PASSWORD, code })).status).toBe(200);
    expect((await browser.call('GET', '/api/admin/me')).json).toEqual({
      name: 'grace',
      roles: [...OPERATOR_ROLES],
      authenticator: true,
      shared: true,
      passkeys: [],
      fleetUrl: null,
    });
    // Someone who watched the code being typed cannot reuse it.
    expect((await login(gateway.newBrowser(), { password: PASSWORD, code })).json.code).toBe('second_factor_required');
  });
});

describe('added operators', () => {
  it('need password and authenticator code, and are audited by name', async () => {
    const ada = await added('ada', 'finance');
    const { id } = await flows.placePaid();
    const guess = gateway.newBrowser();
    expect((await login(guess, { name: 'ada', password: PASSWORD })).json.code).toBe('invalid_password');
    expect((await login(guess, { name: 'unknown', password: PASSWORD })).json.code).toBe('invalid_password');
    expect((await login(guess, { name: 'ada', password: ada.password })).json.code).toBe('second_factor_required');
    const browser = await signedIn(ada);
    expect((await browser.call('GET', `/api/admin/orders/${id}`)).json.actions).toEqual(['withdraw', 'refund']);
    expect((await browser.call('POST', `/api/admin/orders/${id}/refund`, { reason: 'asked' })).json.payment).toBe(
      'refunded',
    );
    const { json } = await browser.call('GET', '/api/admin/audit');
    const own = json.filter(({ actor }: { actor: string }) => actor === 'ada');
    expect(own.map(({ what }: { what: string }) => what.split(':')[0])).toEqual(['Refund', 'Read order', 'Login']);
  });

  it('do what their current roles allow', async () => {
    const joan = await added('joan', 'support');
    const { id } = await flows.placePaid();
    const before = await signedIn(joan);
    expect((await before.call('POST', `/api/admin/orders/${id}/refund`, { reason: 'asked' })).json.code).toBe(
      'not_permitted',
    );
    expect((await before.call('GET', `/api/admin/orders/${id}`)).json.actions).toEqual(['ask-photos', 'withdraw']);
    await runSubcommand(db(), ['roles', 'joan', '--roles', 'support,finance']);
    expect((await before.call('GET', '/api/admin/orders')).status).toBe(401);
    const after = await signedIn(joan);
    expect((await after.call('POST', `/api/admin/orders/${id}/refund`, { reason: 'asked' })).json.payment).toBe(
      'refunded',
    );
    await runSubcommand(db(), ['remove', 'joan']);
    expect((await after.call('GET', '/api/admin/orders')).status).toBe(401);
    expect((await login(gateway.newBrowser(), { name: 'joan', password: joan.password })).json.code).toBe(
      'invalid_password',
    );
  });

  it('confirm who they are before a refund', async () => {
    const mary = await added('mary', 'finance');
    const { id } = await flows.placePaid();
    const browser = await signedIn(mary);
    await minutesPass('mary', 11);
    const copy = browser.cookieHeader();
    expect((await browser.call('POST', `/api/admin/orders/${id}/refund`, { reason: 'asked' })).json.code).toBe(
      'step_up_required',
    );
    expect((await browser.call('GET', `/api/admin/orders/${id}`)).json.payment).toBe('paid');
    await query(db()).updateTable('operators').set({ totp_step: 0 }).where('name', '=', 'mary').execute();
    await login(browser, { name: 'mary', password: mary.password, code: mary.code() });
    expect((await browser.call('POST', `/api/admin/orders/${id}/refund`, { reason: 'asked' })).json.payment).toBe(
      'refunded',
    );
    // The old session ended.
    const old = await gateway.newBrowser().call('GET', '/api/admin/me', undefined, { cookie: copy });
    expect(old.status).toBe(401);
  });

  it('confirm corrections with only a fresh code, for ten minutes, and refunds by signing in', async () => {
    const grete = await added('grete', 'support,finance');
    const { browser: customer, id } = await flows.placePaid();
    await customer.call('POST', `/api/orders/${id}/update-email`, { email: 'someone@example.com' });
    const browser = await signedIn(grete);
    await minutesPass('grete', 59);
    let corrections = 0;
    const correct = async () => {
      corrections += 1;
      const email = `corrected${corrections}@example.com`;
      return (await browser.call('PUT', `/api/admin/orders/${id}/email`, { email })).json;
    };
    const confirm = async (code: string) => (await browser.call('POST', '/api/admin/confirm', { code })).json;
    const refund = async () =>
      (await browser.call('POST', `/api/admin/orders/${id}/refund`, { reason: 'asked' })).json.code;
    expect((await correct()).code).toBe('confirmation_required');
    expect((await confirm('000000')).code).toBe('second_factor_required');
    // The code of the sign-in counts once.
    const code = grete.code();
    expect((await confirm(code)).code).toBe('second_factor_required');
    await query(db()).updateTable('operators').set({ totp_step: 0 }).where('name', '=', 'grete').execute();
    expect(await confirm(code)).toEqual({ success: true });
    for (const _ of [1, 2]) expect((await correct()).email).toBe(`corrected${corrections}@example.com`);
    expect(await refund()).toBe('step_up_required');
    const confirmed_at = new Date(Date.now() - 11 * 60_000);
    await query(db()).updateTable('admin_sessions').set({ confirmed_at }).where('operator', '=', 'grete').execute();
    expect((await correct()).code).toBe('confirmation_required');
    const { json: audit } = await browser.call('GET', '/api/admin/audit');
    const own = audit.filter(({ actor }: { actor: string }) => actor === 'grete');
    expect(own.map(({ what }: { what: string }) => what.split(':')[0])).toEqual(
      expect.arrayContaining(['Confirm', 'Confirm refused']),
    );
  });

  it('must sign in again after a few wrong codes', async () => {
    const browser = await signedIn(await added('maria', 'support'));
    const guess = async () => (await browser.call('POST', '/api/admin/confirm', { code: '000000' })).json.code;
    const guesses = await Promise.all(Array.from({ length: 8 }, guess));
    expect(guesses.filter((code) => code === 'second_factor_required')).toHaveLength(5);
    expect((await browser.call('GET', '/api/admin/me')).status).toBe(401);
  });

  it('delete an order with a reason, which outlives the order', async () => {
    const browser = await signedIn(await added('hedy', 'support'));
    const { id } = await flows.placePaid();
    expect((await browser.call('DELETE', `/api/orders/${id}`)).json).toMatchObject({
      code: 'bad_request',
      field: 'reason',
    });
    expect((await browser.call('DELETE', `/api/orders/${id}?reason=because`)).json.code).toBe('bad_request');
    const { json } = await browser.call('DELETE', `/api/orders/${id}?reason=requested`);
    expect(json).toMatchObject({ orderId: id, token: expect.any(String) });
    const row = await query(db())
      .selectFrom('audit')
      .selectAll()
      .where('actor', '=', 'hedy')
      .where('action', '=', 'erased an order')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ order_id: null, reason: 'requested' });
  });
});

describe('the command', () => {
  it('reports its actions and refuses bad input', async () => {
    await added('lise', 'support,engineer');
    await expect(runSubcommand(db(), ['add', 'lise', '--roles', 'support'], CHEAP)).rejects.toThrow(
      "There is a 'lise' already.",
    );
    await expect(runSubcommand(db(), ['add', 'x', '--roles', 'support'])).rejects.toThrow('2 to 40');
    await expect(runSubcommand(db(), ['add', 'emmy', '--roles', 'boss'])).rejects.toThrow('--roles takes');
    await expect(runSubcommand(db(), ['remove', 'emmy'])).rejects.toThrow("no operator 'emmy'");
    await expect(runSubcommand(db(), ['dance'])).rejects.toThrow('or list');
    expect(await runSubcommand(db(), ['list'])).toContain('lise: support, engineer; password and code; 0 passkeys');
    expect((await runSubcommand(db(), ['reset', 'lise'], CHEAP))[0]).toContain('New secrets of lise');
  });
});

it('forged passkeys are refused', async () => {
  const { json: options } = await gateway.newBrowser().call('POST', '/api/admin/passkeys/sign-in-options');
  expect(options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' });
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge: options.challenge, origin: gateway.url }),
  ).toString('base64url');
  const response = { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' };
  const forged = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response };
  const signedIn = await gateway.newBrowser().call('POST', '/api/admin/passkeys/sign-in', { response: forged });
  expect([signedIn.status, signedIn.json.code]).toEqual([401, 'invalid_passkey']);
});

describe('secrets', () => {
  it('are verified by salted hash', async () => {
    const hash = await hashSecret(PASSWORD, CHEAP);
    expect(hash).not.toBe(await hashSecret(PASSWORD, CHEAP));
    expect(await verifySecret(PASSWORD, hash)).toBe(true);
    for (const other of ['x', '', `${PASSWORD} `]) expect(await verifySecret(other, hash)).toBe(false);
    for (const none of ['scrypt$4$8$1$$', 'scrypt$4$8$1$c2FsdA$', ''])
      expect(await verifySecret(PASSWORD, none)).toBe(false);
    // The production cost, one of OWASP's recommendations.
    expect(await hashSecret(PASSWORD)).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('produce the codes of RFC 6238 and accept each once', () => {
    // The RFC's 20-byte ASCII secret, and the last six digits of its SHA-1 rows.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [2_000_000_000, '279037'],
    ] as const) {
      expect(totpCode(secret, seconds * 1000)).toBe(code);
      expect(totpStepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
      expect(totpStepOf(secret, code, (seconds + 30) * 1000)).toBe(Math.floor(seconds / 30));
      expect(totpStepOf(secret, code, (seconds + 90) * 1000)).toBeNull();
    }
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  });
});
