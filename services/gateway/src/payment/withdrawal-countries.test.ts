import { describe, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* The cards of the stand-in are from the US. */
describe.each<[what: string, env: Record<string, string>, isGranted: boolean]>([
  ['without a setting', {}, true],
  ['for cards of listed countries', { WITHDRAWAL_COUNTRIES: 'DE,US' }, true],
  ['not for other cards', { WITHDRAWAL_COUNTRIES: 'DE,FR' }, false],
])('the right of withdrawal is granted %s', (_, env, isGranted) => {
  const gateway = useGateway(env);
  it('on every screen and by its call', async () => {
    const { browser, id } = await flowsOf(() => gateway).placePaid();
    const [order] = (await browser.call('GET', '/api/my/orders')).json;
    expect(order.withdrawable).toBe(isGranted);
    expect((await browser.call('GET', `/api/orders/${id}`)).json.withdrawable).toBe(isGranted);
    const { status, json } = await browser.call('POST', `/api/orders/${id}/withdraw`);
    expect([status, json.code]).toEqual(isGranted ? [200, undefined] : [409, 'withdrawal_over']);
  });
});
