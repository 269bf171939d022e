import { listMails } from '@trueseason/shop/mail';
import { findOrder } from '@trueseason/shop/order';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { attacked, BEHIND_PROXY, from } from '../testing/attacker.ts';
import { flowsOf } from '../testing/flows.ts';

const { start } = attacked();

describe('operators', () => {
  const PASSWORD = 'correct horse battery staple';
  it('are not locked out by guesses from many addresses', async () => {
    const gateway = await start({
      ...BEHIND_PROXY,
      RATE_LIMIT_SCALE: '0.2',
      ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4),
    });
    const operator = gateway.newBrowser();
    const signIn = (client: string) => operator.call('POST', '/api/admin/login', { password: PASSWORD }, from(client));
    expect((await signIn('198.51.100.1')).status).toBe(200);
    let client = 0;
    const guess = async () => {
      client += 1;
      const response = await gateway
        .newBrowser()
        .call('POST', '/api/admin/login', { password: 'x' }, from(`203.0.113.${client}`));
      return response.status;
    };
    while ((await guess()) !== 429) expect(client).toBeLessThan(20);
    expect(await guess()).toBe(429);
    expect((await signIn('198.51.100.2')).status).toBe(200);
  });

  it('of one office sign in at once, in any number, and a stranger there is still limited', async () => {
    const gateway = await start({
      ...BEHIND_PROXY,
      RATE_LIMIT_SCALE: '1',
      ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4),
    });
    const office = from('198.51.100.7');
    const signIn = async (password: string) =>
      (await gateway.newBrowser().call('POST', '/api/admin/login', { password }, office)).status;
    for (let colleague = 0; colleague < 12; colleague++) expect(await signIn(PASSWORD)).toBe(200);
    const guesses = [];
    for (let n = 0; n < 7; n++) guesses.push(await signIn('x'));
    expect(guesses.filter((status) => status !== 429)).toHaveLength(5);
    expect(guesses.at(-1)).toBe(429);
  });

  it('keep a device mark that cannot be forged', async () => {
    const gateway = await start({
      ...BEHIND_PROXY,
      RATE_LIMIT_SCALE: '0.2',
      ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4),
    });
    const later = Date.now() + 1_000_000;
    let client = 0;
    const guess = async (mark: string) => {
      client += 1;
      const headers = { ...from(`203.0.113.${client}`), cookie: `ts_operator_device=${mark}` };
      return (await gateway.newBrowser().call('POST', '/api/admin/login', { password: 'x' }, headers)).status;
    };
    while ((await guess('')) !== 429) expect(client).toBeLessThan(20);
    for (const mark of ['', 'true', `${later}.`, `${later}.${'A'.repeat(43)}`, `${later}`, 'Infinity.x', '1e20.x']) {
      expect([mark, await guess(mark)]).toEqual([mark, 429]);
    }
  });

  it('cannot move an order to their address without notice', async () => {
    const gateway = await start({ ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4) });
    const { db, placePaid } = flowsOf(() => gateway);
    const operator = gateway.newBrowser();
    await operator.call('POST', '/api/admin/login', { password: PASSWORD });
    const { browser, id } = await placePaid();
    const move = (email: string) => operator.call('PUT', `/api/admin/orders/${id}/email`, { email });
    // Whose order is it, without an address?
    expect(await move('mine@example.com')).toMatchObject({ status: 409, json: { code: 'no_address' } });
    await browser.call('POST', `/api/orders/${id}/update-email`, { email: 'owner@example.com' });
    // Nothing was mailed to it yet.
    expect(await listMails(db(), id)).toEqual([]);
    const told: string[] = [];
    for (let n = 0; n < 20; n++) {
      const { status } = await move(`mine-${n}@example.com`);
      const mails = (await listMails(db(), id)).filter(({ kind }) => kind === 'address_changed');
      const { email } = (await findOrder(db(), id)) ?? {};
      // Every change is told, and no other is made.
      if (status === 200) told.push(n === 0 ? 'owner@example.com' : `mine-${n - 1}@example.com`);
      expect(mails.map(({ recipient }) => recipient)).toEqual(told);
      expect(email).toBe(`mine-${told.length - 1}@example.com`);
    }
    expect(told.length).toBeLessThan(20);
  });
});
