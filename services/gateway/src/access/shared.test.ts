import { SEASON_NAMES } from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import { seasonProfile } from '@trueseason/style/seasons';
import type { Browser } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { flowsOf, someOutlines } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
const { db, place, analyze, placePaid, intent, pay } = flowsOf(() => gateway);

const idOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
const share = async (browser: Browser, id: number): Promise<string> =>
  idOf((await browser.call('POST', `/api/orders/${id}/share`)).json.url);
const stop = (browser: Browser, id: number) => browser.call('DELETE', `/api/orders/${id}/share`);
const current = async (browser: Browser, id: number): Promise<string | null> =>
  (await browser.call('GET', `/api/orders/${id}/share`)).json.url;
const open = (shareId: string) => gateway.newBrowser().call('GET', `/api/shared/${shareId}`);

const OPINION = 'In your photos the skin is olive with a green cast and the hair nearly black.';

/** Every multi-word text, hex code and precise number in a value. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z]*$/i.test(value) ? [] : [value];
  if (typeof value === 'number') return String(value).length > 3 ? [String(value)] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [];
}

describe('the content of a share link', () => {
  it('is season, second, description and signature colors, and nothing about order, photos or measurements', async () => {
    const fixture = resultFixture('Dark Autumn', { seasonType: 'Absolute Autumn', skin: [41.7, 12.3, 19.1], ita: -18 });
    const { evidence, overview } = fixture;
    const description = `${OPINION} ${fixture.description}`;
    const result = {
      ...fixture,
      description,
      overview: { ...overview, description },
      evidence: { ...evidence, secondOpinion: { season: fixture.season, agrees: true, description: OPINION } },
    };
    const { browser, id } = await place();
    await analyze(id, result);
    const { json: payment } = await intent(browser, id);
    await pay(payment.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    await browser.call('POST', `/api/orders/${id}/update-email`, { email: 'someone@example.com' });

    const { json, bytes, headers } = await open(await share(browser, id));
    const { words } = seasonProfile('Dark Autumn');
    expect(json).toEqual({
      season: 'Dark Autumn',
      certainty: `Their season: Dark Autumn, which leads. Their second: ${evidence.runnerUp}.`,
      // The season's general text; which trait dominates is personal.
      overview: { description: words.description.join(' '), signatureColors: overview.signatureColors },
    });
    const shown = overview.signatureColors.map((text) => text.slice(0, 7));
    const paidFor = [...result.coreNeutrals, ...result.accentLights, ...result.accentBrights, ...overview.avoidColors];
    const hidden = paidFor.map((color) => (typeof color === 'string' ? color : color.hex));
    expect(hidden.filter((hex) => !shown.includes(hex) && bytes.includes(hex))).toEqual([]);

    const everything = `${bytes} ${JSON.stringify([...headers])}`;
    const photos = (await browser.call('GET', `/api/orders/${id}/photos`)).bytes.toString();
    const secrets = [
      String(id),
      Buffer.from(String(id)).toString('base64url'),
      'someone@example.com',
      payment.paymentIntentId,
      OPINION,
      '/photos/',
      'set-cookie',
      ...leavesOf(JSON.parse(photos)),
      ...leavesOf(someOutlines),
      ...leavesOf(result.evidence).filter((leaf) => !(SEASON_NAMES as readonly string[]).includes(leaf)),
      ...[result.recommendations, result.clothing, result.accessories, result.makeup, result.celebrities].flatMap(
        leavesOf,
      ),
      result.hairColor.guidance,
    ];
    expect(secrets.length).toBeGreaterThan(70);
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
    // Other seasons are part of the evidence, too.
    for (const other of SEASON_NAMES.filter((name) => name !== 'Dark Autumn' && name !== evidence.runnerUp)) {
      if (!words.description.join(' ').includes(other)) expect(bytes.toString()).not.toContain(other);
    }
  });

  it('is deleted with the order', async () => {
    const { browser, id } = await placePaid();
    const shareId = await share(browser, id);
    await query(db()).deleteFrom('orders').where('id', '=', id).execute();
    expect((await open(shareId)).status).toBe(404);
    expect(await query(db()).selectFrom('share_links').selectAll().where('order_id', '=', id).execute()).toEqual([]);
  });
});

describe('a share link', () => {
  it('is created on first request and stays the same under concurrency', async () => {
    const { browser, id } = await placePaid();
    expect(await current(browser, id)).toBeNull();
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => share(browser, id)));
    expect(new Set(made).size).toBe(1);
    expect(await current(browser, id)).toBe(`${gateway.url}/shared/${made[0]}`);
    expect(await share(browser, id)).toBe(made[0]);
  });

  it('shows nothing after it was revoked, and the next one differs', async () => {
    const { browser, id } = await placePaid();
    const first = await share(browser, id);
    expect((await stop(browser, id)).json).toEqual({ success: true });
    expect((await open(first)).status).toBe(404);
    expect(await current(browser, id)).toBeNull();
    const second = await share(browser, id);
    expect(second).not.toBe(first);
    expect((await open(second)).status).toBe(200);
    expect((await open(first)).status).toBe(404);
  });
});
