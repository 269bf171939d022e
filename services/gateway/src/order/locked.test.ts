import {
  API,
  type Call,
  type CallName,
  keysOf,
  QUESTIONS,
  ROUTES,
  SEASON_NAMES,
  splitRoute,
} from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { KIND_SHARES, resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { type Asked, callOf } from '../testing/call-of.ts';
import { flowsOf, someOutlines } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

/** One season alone, of which all colors are sure. */
const CERTAIN = [1];
/** As different as two people are, except for what is shown for free: one contrast, and how sure the result is. */
const ONE = resultFixture('Soft Summer', { shares: CERTAIN });
const { skinHair } = ONE.evidence.contrasts;
const OTHER = resultFixture('Bright Winter', {
  skin: [51.2, 11.7, 15.3],
  ita: -42,
  shares: CERTAIN,
  evidence: {
    answers: ONE.evidence.answers,
    contrasts: { skinHair, skinBrow: null, skinIris: null, skinSclera: null },
  },
});

const gateway = useGateway();
const { db, place, analyze, intent, pay, deliver } = flowsOf(() => gateway);

async function placeWith(result: typeof ONE): Promise<{ browser: Browser; id: number }> {
  const order = await place();
  await analyze(order.id, result);
  return order;
}

/** They would end the order. */
const ENDINGS: readonly CallName[] = ['deletePhotos', 'withdrawOrder', 'takeBackConsent', 'eraseOrder'];
const ROWS = keysOf(API).filter((name) => {
  const { access }: Call = API[name];
  const isAbout = access.who === 'optional_holder' || (access.who === 'holder' && access.named !== 'checkout');
  return isAbout && !ENDINGS.includes(name);
});

/** Every call a browser can make about an order, except those that end it. */
function callsAbout(id: number): Asked[] {
  const names: Readonly<Record<string, string>> = { paymentIntentId: `free_${id}`, photo: '0123456789abcdef' };
  const about = (name: CallName) => callOf(name, (key) => names[key] ?? String(id));
  // Codes and mails of one address are limited.
  const email = `someone-${id}@example.com`;
  return [
    ...ROWS.map((name) => (name === 'updateEmail' ? { ...about(name), body: { email } } : about(name))),
    about('adminOrder'),
    callOf('getOrderStatus', () => `free_${id}`),
    { ...about('getOrderPdf'), method: 'HEAD' },
    { ...about('lookupOrder'), body: { email, orderNumber: id } },
    ...ROWS.filter((name) => splitRoute(ROUTES[name]).method === 'GET').map(about),
  ];
}

const VOLATILE = ['date', 'set-cookie', 'content-length', 'etag'];
/** The same for every order; its `browsing-topics` would match a section named `brows`. */
const CONSTANT = 'permissions-policy';

/** Everything a browser receives about an order: status, headers and body. */
async function received(browser: Browser, id: number): Promise<string[]> {
  const responses = [];
  for (const { method, path, body } of callsAbout(id)) {
    const { status, headers, bytes } = await browser.call(method, path, body);
    const shown = [...headers].filter(([name]) => !VOLATILE.includes(name) && name !== CONSTANT);
    responses.push(`${method} ${path} ${status} ${JSON.stringify(shown)} ${bytes.toString('latin1')}`);
  }
  const photos = (await browser.call('GET', `/api/orders/${id}/photos`)).json as { url: string }[];
  for (const { url } of photos) responses.push((await browser.call('GET', url)).bytes.toString('latin1'));
  return responses;
}

/** Without the parts that always differ between orders. */
const anonymous = (responses: readonly string[], id: number): string[] =>
  responses.map((response) =>
    response
      .replaceAll(String(id), 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/(pi|cs)_[\w]+/g, 'INTENT')
      .replaceAll(/eyJ[\w.-]+/g, 'TOKEN')
      .replaceAll(/\/shared\/[\w-]+/g, '/shared/TOKEN'),
  );

/** Every text and precise number of a result. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  if (typeof value === 'number') return String(value).length > 4 ? [String(value)] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [];
}

function expectNothingOf(result: typeof ONE, responses: readonly string[], id: number) {
  const all = anonymous(responses, id).join('\n');
  // Measured positions are shown; colors are not.
  const colors = someOutlines.flat().flatMap(({ hex, zone }) => [`${hex}`, `${zone}`]);
  // The names of open questions are shown; they are the same for every result.
  const open: readonly string[] = QUESTIONS.map(({ key }) => key);
  const { finding, preview, ...sections } = result.reading.sections;
  const shown = [finding, preview].flatMap(({ lines }) => lines.flatMap(leavesOf));
  const paid = leavesOf({ ...result, reading: { ...result.reading, sections } }).filter(
    (leaf) => !shown.includes(leaf),
  );
  // A word counts whole: the shade Neutral is not in the field coreNeutrals.
  const has = (text: string) => (/^\w+$/.test(text) ? new RegExp(`\\b${text}\\b`).test(all) : all.includes(text));
  const isSaid = (leaf: string) => has(leaf) || has(JSON.stringify(leaf).slice(1, -1));
  const found = [...paid, ...colors, '#C1A28B'].filter((leaf) => !open.includes(leaf) && isSaid(leaf));
  expect(found).toEqual([]);
}

describe('a locked order', () => {
  it('returns the same bytes for every result, and nothing of it', async () => {
    const [one, other] = [await placeWith(ONE), await placeWith(OTHER)];
    const [seenOfOne, seenOfOther] = [await received(one.browser, one.id), await received(other.browser, other.id)];
    expect(anonymous(seenOfOther, other.id)).toEqual(anonymous(seenOfOne, one.id));
    expectNothingOf(ONE, seenOfOne, one.id);
    expectNothingOf(OTHER, seenOfOther, other.id);
  });

  it.each([
    [
      'hair',
      { skinHair: { value: 0.7157, sd: 0.05 } },
      { id: 'hair', text: 'Your hair is clearly darker than your skin.' },
    ],
    [
      'hair that is lighter',
      { skinHair: { value: -0.3, sd: 0.05 } },
      { id: 'hair', text: 'Your hair is a little lighter than your skin.' },
    ],
    [
      'very dark hair',
      { skinHair: { value: 1.118, sd: 0.11 } },
      { id: 'hair', text: 'Your hair is much darker than your skin.' },
    ],
    [
      'brows where no hair was seen',
      { skinHair: null },
      { id: 'brows', text: 'Your brows are clearly darker than your skin.' },
    ],
    [
      'eyes where neither was seen well',
      { skinHair: null, skinBrow: { value: 0.9, sd: 0.5 } },
      { id: 'iris', text: 'Your eyes are clearly darker than your skin.' },
    ],
    ['nothing where nothing was', { skinHair: null, skinBrow: null, skinIris: null }, null],
  ])('shows one contrast for free, %s, and changes nothing else', async (_, own, finding) => {
    const [as, changed] = [{ ...ONE.evidence.contrasts }, { ...ONE.evidence.contrasts, ...own }];
    const responses = async (contrasts: typeof as) => {
      const { browser, id } = await placeWith(
        resultFixture('Soft Summer', { shares: CERTAIN, evidence: { contrasts } }),
      );
      return {
        locked: (await browser.call('GET', `/api/orders/${id}`)).json.analysisResult,
        seen: anonymous(await received(browser, id), id),
      };
    };
    const [usual, special] = [await responses(as), await responses(changed as typeof as)];
    expect(special.locked).toEqual({ ...usual.locked, finding });
    const without = (seen: string[]) => seen.map((response) => response.replace(/"finding":(null|\{[^}]*\})/g, ''));
    expect(without(special.seen)).toEqual(without(usual.seen));
  });

  it('shows how sure the result is, without names, and changes nothing else', async () => {
    const responses = async (result: typeof ONE) => {
      const { browser, id } = await placeWith(result);
      return anonymous(await received(browser, id), id);
    };
    // Whose response is longer may be compressed.
    const CERTAINTY =
      /"certainty":\[[^\]]*\]|\["(content-encoding|vary|transfer-encoding|content-length)","[^"]*"\],?/g;
    const without = (seen: string[]) => seen.map((response) => response.replace(CERTAINTY, ''));
    const open = await responses(resultFixture('Soft Summer', { shares: KIND_SHARES.open }));
    expect(open.join('\n')).toContain('"id":"preview-open"');
    expect(without(open)).toEqual(without(await responses(ONE)));
    for (const name of SEASON_NAMES) expect(open.join('\n')).not.toContain(name);
  });

  it('is the same for equal free facts, whichever the season', async () => {
    const shown = async (result: typeof ONE): Promise<string[]> => {
      const { browser, id } = await placeWith(result);
      return anonymous([(await browser.call('GET', `/api/orders/${id}`)).bytes.toString()], id);
    };
    const [first, ...others] = SEASON_NAMES.map((season) => resultFixture(season, { shares: CERTAIN }));
    const expected = await shown(first ?? ONE);
    for (const other of others) expect(await shown(other), other.season).toEqual(expected);
  });

  it('shows outlines without colors, only while it can be unlocked', async () => {
    const { browser, id } = await placeWith(ONE);
    const photos = async () =>
      (await browser.call('GET', `/api/orders/${id}/photos`)).json as { outlines: unknown; lines: unknown }[];
    const bare = someOutlines.map((marks) => marks.map(({ feature, lines }) => ({ feature, lines })));
    expect((await photos()).map(({ outlines, lines }) => [outlines, lines])).toEqual(
      bare.map((lines) => [null, lines]),
    );
    const { json } = await intent(browser, id);
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect((await photos()).map(({ outlines, lines }) => [outlines, lines])).toEqual(
      someOutlines.map((marks) => [marks, null]),
    );
    await query(db()).updateTable('orders').set({ payment: 'refunded' }).where('id', '=', id).execute();
    expect((await photos()).map(({ outlines, lines }) => [outlines, lines])).toEqual(
      someOutlines.map(() => [null, null]),
    );
  });

  it('shows nothing after a refund', async () => {
    const order = await placeWith(ONE);
    const { json } = await intent(order.browser, order.id);
    await pay(json.clientSecret);
    await order.browser.call('POST', `/api/orders/${order.id}/mark-completed`);
    await deliver(order.id);
    const share = (await order.browser.call('POST', `/api/orders/${order.id}/share`)).json.url as string;
    // The check can detect a leak.
    const open = anonymous(await received(order.browser, order.id), order.id).join('\n');
    for (const leaf of [ONE.season, ...ONE.coreNeutrals, ONE.description, '#C1A28B']) expect(open).toContain(leaf);
    expect(open).toContain('a report a report');

    await query(db()).updateTable('orders').set({ payment: 'refunded' }).where('id', '=', order.id).execute();
    const shut = await received(order.browser, order.id);
    expectNothingOf(ONE, shut, order.id);
    expect(shut.join()).not.toContain('a report a report');
    const shared = await gateway.newBrowser().call('GET', `/api/shared/${new URL(share).pathname.split('/').at(-1)}`);
    expectNothingOf(ONE, [shared.bytes.toString()], order.id);
  });
});
