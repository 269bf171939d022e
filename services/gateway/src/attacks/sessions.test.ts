import { describe, expect, it } from 'vitest';
import { attacked } from '../testing/attacker.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';

const { start } = attacked();

describe('a browser', () => {
  it('gets a new session with every grant, so a planted one gains nothing', async () => {
    const gateway = await start();
    const { place } = flowsOf(() => gateway);
    const thief = gateway.newBrowser();
    const first = await place(thief);
    const planted = thief.cookieHeader();
    // The victim's browser has the thief's cookie and places an order.
    const victim = gateway.newBrowser();
    const placed = await fetch(`${gateway.url}/api/orders/guest`, {
      method: 'POST',
      body: form(),
      headers: { cookie: planted },
    });
    const { id } = (await placed.json()) as { id: number };
    const renewed = placed.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    expect(renewed).not.toBe(planted);
    const status = (cookie: string, order: number) => victim.call('GET', `/api/orders/${order}`, undefined, { cookie });
    expect((await status(planted, id)).status).toBe(404);
    expect((await status(renewed, id)).status).toBe(200);
    // Both sessions keep earlier grants.
    expect((await status(renewed, first.id)).status).toBe(200);
    expect((await status(planted, first.id)).status).toBe(200);
  });

  const form = () => {
    const data = new FormData();
    for (const [field, bytes] of threePhotos()) data.append(field, new Blob([bytes]), 'a.jpg');
    return data;
  };

  it('opens nothing once it has left, nor do its old cookies', async () => {
    const gateway = await start();
    const browser = gateway.newBrowser();
    const { place } = flowsOf(() => gateway);
    const { id } = await place(browser);
    const first = browser.cookieHeader();
    await place(browser);
    const cookie = browser.cookieHeader();
    expect(cookie).not.toBe(first);
    const left = await browser.call('DELETE', '/api/my/session');
    expect(left.headers.getSetCookie()[0]).toMatch(/^[\w-]*ts_session=;.*Expires=Thu, 01 Jan 1970/);
    for (const headers of [undefined, { cookie }, { cookie: first }]) {
      const other = gateway.newBrowser();
      expect((await other.call('GET', `/api/orders/${id}/photos`, undefined, headers)).status).toBe(404);
      expect((await other.call('GET', '/api/my/orders', undefined, headers)).json).toEqual([]);
    }
    // Without a session there is nothing to end.
    expect((await browser.call('DELETE', '/api/my/session')).status).toBe(200);
  });
});
