import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { describe, expect, it } from 'vitest';
import { attacked, BEHIND_PROXY, from } from '../testing/attacker.ts';
import { flowsOf } from '../testing/flows.ts';

/* Limits can be abused to lock someone out. */

const { start } = attacked();
const HOSTILE = from('203.0.113.66');
const VICTIM = { email: 'victim@example.com' };

async function makeFree({ placeAnalyzed, intent }: ReturnType<typeof flowsOf>) {
  const order = await placeAnalyzed();
  await intent(order.browser, order.id, 'FREE100');
  await order.browser.call('POST', `/api/orders/${order.id}/mark-free`);
  return order;
}

describe('a customer whose address a stranger knows', () => {
  it('can set it for their order, however often the stranger has used it', async () => {
    const gateway = await start(BEHIND_PROXY);
    const { place } = flowsOf(() => gateway);
    const theirs = await place();
    for (let n = 0; n < 61; n++)
      await theirs.browser.call('POST', `/api/orders/${theirs.id}/update-email`, VICTIM, HOSTILE);
    const mine = await place();
    const response = await mine.browser.call(
      'POST',
      `/api/orders/${mine.id}/update-email`,
      VICTIM,
      from('198.51.100.1'),
    );
    expect(response.status).toBe(200);
  });

  it('can look up their order, however often the stranger has tried', async () => {
    const gateway = await start(BEHIND_PROXY);
    const { place } = flowsOf(() => gateway);
    const { browser, id } = await place();
    await browser.call('POST', `/api/orders/${id}/update-email`, VICTIM);
    const look = (headers: Record<string, string>, orderNumber: number) =>
      gateway.newBrowser().call('POST', '/api/orders/lookup', { ...VICTIM, orderNumber }, headers);
    const guesses = [];
    for (let n = 0; n < 65; n++) guesses.push((await look(HOSTILE, 1_000_000_000 + n)).status);
    expect(guesses.at(-1)).toBe(429);
    expect((await look(from('198.51.100.1'), id)).status).toBe(200);
  });

  it('keeps the mailed code while the stranger guesses from elsewhere', async () => {
    const gateway = await start(BEHIND_PROXY);
    const { placePaid } = flowsOf(() => gateway);
    const { browser, id } = await placePaid();
    await browser.call('POST', `/api/orders/${id}/update-email`, VICTIM);
    const [owner, stranger] = [gateway.newBrowser(), gateway.newBrowser()];
    await owner.call('POST', '/api/my/request-code', VICTIM, from('198.51.100.1'));
    for (let n = 0; n < 6; n++) {
      const { status } = await stranger.call('POST', `/api/orders/${id}/confirm-code`, { code: `00000${n}` }, HOSTILE);
      expect(status).toBe(404);
    }
    const tries = await query(gateway.database.db).selectFrom('access_codes').select('tries').execute();
    expect(tries).toEqual([{ tries: 0 }]);
  });

  it.each([
    ['paid', () => undefined],
    ['made free', (flows: ReturnType<typeof flowsOf>) => makeFree(flows)],
  ])('gets the code of the %s order, even if a newer one of the stranger has their address', async (_, free) => {
    const gateway = await start({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '100' });
    const flows = flowsOf(() => gateway);
    const { browser, id } = (await free(flows)) ?? (await flows.placePaid());
    await browser.call('POST', `/api/orders/${id}/update-email`, VICTIM);
    for (let n = 0; n < 2; n++) {
      const theirs = await flows.place();
      await theirs.browser.call('POST', `/api/orders/${theirs.id}/update-email`, VICTIM, HOSTILE);
      for (let asked = 0; asked < 6; asked++)
        await theirs.browser.call('POST', `/api/orders/${theirs.id}/request-code`, undefined, HOSTILE);
    }
    const owner = gateway.newBrowser();
    expect((await owner.call('POST', '/api/my/request-code', VICTIM)).json).toEqual({ success: true });
    const codes = query(gateway.database.db).selectFrom('access_codes').select('nonce').where('order_id', '=', id);
    const { nonce } = await codes.executeTakeFirstOrThrow();
    const given = { ...VICTIM, code: gateway.links.accessCode(id, nonce) };
    expect((await owner.call('POST', '/api/my/confirm-code', given)).json).toEqual({ success: true });
    expect((await owner.call('GET', `/api/orders/${id}/export`)).status).toBe(200);
  });

  it('gets the code of another order if the stranger used up the codes of one', async () => {
    const gateway = await start({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '100' });
    const flows = flowsOf(() => gateway);
    const mine = await flows.placePaid();
    await mine.browser.call('POST', `/api/orders/${mine.id}/update-email`, VICTIM);
    // The stranger pays for it.
    const theirs = await flows.placePaid();
    await theirs.browser.call('POST', `/api/orders/${theirs.id}/update-email`, VICTIM, HOSTILE);
    for (let n = 0; n < 6; n++) await gateway.newBrowser().call('POST', '/api/my/request-code', VICTIM, HOSTILE);
    const owner = gateway.newBrowser();
    await owner.call('POST', '/api/my/request-code', VICTIM);
    const codes = query(gateway.database.db).selectFrom('access_codes').select('nonce').where('order_id', '=', mine.id);
    const { nonce } = await codes.orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    const given = { ...VICTIM, code: gateway.links.accessCode(mine.id, nonce) };
    expect((await owner.call('POST', '/api/my/confirm-code', given)).json).toEqual({ success: true });
  });

  it('gets a code where they can see the order, however many strangers have asked', async () => {
    const gateway = await start(BEHIND_PROXY);
    const { placePaid } = flowsOf(() => gateway);
    const { browser, id } = await placePaid();
    await browser.call('POST', `/api/orders/${id}/update-email`, VICTIM);
    const codes = async () => {
      const rows = query(gateway.database.db).selectFrom('access_codes').select(['nonce', 'asked_by']);
      return rows.where('order_id', '=', id).orderBy('created_at').execute();
    };
    const ask = (who: Browser, headers: Record<string, string>) =>
      who.call('POST', '/api/my/request-code', VICTIM, headers);
    const confirm = (who: Browser, code: string, headers: Record<string, string>) =>
      who.call('POST', '/api/my/confirm-code', { ...VICTIM, code }, headers);
    const OWNER = from('198.51.100.1');
    // The code that the owner has just asked for stays good.
    const first = gateway.newBrowser();
    await ask(first, OWNER);
    const strangers = Array.from({ length: 5 }, (_, n) => from(`203.0.113.${n}`));
    for (const stranger of strangers) {
      const theirs = gateway.newBrowser();
      for (let n = 0; n < 2; n++) await ask(theirs, stranger);
      for (let n = 0; n < 10; n++) await confirm(theirs, '000000', stranger);
      for (let n = 0; n < 10; n++) {
        const guess = { ...VICTIM, orderNumber: 1_000_000_000 + n };
        await theirs.call('POST', '/api/orders/lookup', guess, stranger);
      }
    }
    const [{ nonce = '' } = {}] = await codes();
    expect((await confirm(first, gateway.links.accessCode(id, nonce), OWNER)).json).toEqual({ success: true });
    // A new device finds the order by its number, as by a mailed link.
    const device = gateway.newBrowser();
    const before = await codes();
    await ask(device, OWNER);
    expect(await codes()).toEqual(before);
    expect((await device.call('POST', '/api/orders/lookup', { ...VICTIM, orderNumber: id }, OWNER)).status).toBe(200);
    expect((await ask(device, from('198.51.100.2'))).status).toBe(200);
    const [mailed] = (await codes()).filter(({ asked_by }) => !before.some((code) => code.asked_by === asked_by));
    const code = gateway.links.accessCode(id, mailed?.nonce ?? '');
    expect((await confirm(device, code, OWNER)).json).toEqual({ success: true });
  });
});
