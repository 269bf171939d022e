import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { attacked, BEHIND_PROXY, from } from '../testing/attacker.ts';

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
      const answer = await gateway
        .newBrowser()
        .call('POST', '/api/admin/login', { password: 'x' }, from(`203.0.113.${client}`));
      return answer.status;
    };
    while ((await guess()) !== 429) expect(client).toBeLessThan(20);
    expect(await guess()).toBe(429);
    expect((await signIn('198.51.100.2')).status).toBe(200);
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
});
