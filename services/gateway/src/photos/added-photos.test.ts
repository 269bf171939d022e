import { MOST_PHOTOS, PHOTO_COUNT, photoConsentForm, shownIn } from '@trueseason/contracts';
import { findAnalysisRow } from '@trueseason/shop/analysis';
import { listConsentUses } from '@trueseason/shop/consent';
import { findExpiredPhotos, listAllPhotos, listPhotos } from '@trueseason/shop/photos';
import { query } from '@trueseason/shop/testing';
import { type Browser, giveConsent } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { flowsOf, otherPhotos as photos, plainPhoto, somePhoto, threePhotos, withWarnings } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { startTestGateway, useGateway } from '../testing/test-gateway.ts';
import { deleteExpiredPhotos } from './delete-expired-photos.ts';

const BEFORE = resultFixture('Soft Summer');
const AFTER = resultFixture('True Summer');
const ROOM = MOST_PHOTOS - PHOTO_COUNT;

const gateway = useGateway();

const { db, place, analyze, failToMeasure, removeLeftovers, intent, pay, deliver, jobsOf } = flowsOf(() => gateway);
const add = (browser: Browser, id: number, count = 2, from = photos) =>
  browser.upload(
    `/api/orders/${id}/photos`,
    from.slice(0, count).map((photo) => ['photos', photo]),
  );
const storedPhotos = async (id: number) => (await storedOf(gateway, id)).filter((path) => path.includes('/photos/'));

async function placeAnalyzed(result = BEFORE) {
  const order = await place();
  await analyze(order.id, result);
  return order;
}
async function placeOpen(result = BEFORE) {
  const order = await placeAnalyzed(result);
  const { json } = await intent(order.browser, order.id);
  await pay(json.clientSecret);
  await order.browser.call('POST', `/api/orders/${order.id}/mark-completed`);
  await deliver(order.id);
  return order;
}

const see = async (browser: Browser, id: number) => (await browser.call('GET', `/api/orders/${id}`)).json;

it('keeps how each photo was made, by the name of its file', async () => {
  const browser = gateway.newBrowser();
  const names = ['camera-front-held.jpg', 'camera-left.jpg', 'held.jpg', 'camera-right-held.jpg'];
  const [first = somePhoto] = photos;
  const { json } = await browser.upload(
    '/api/orders/guest',
    names.slice(0, 3).map((name, i) => [`photo${i + 1}`, somePhoto, name]),
  );
  await analyze(json.id, BEFORE);
  await browser.upload(`/api/orders/${json.id}/photos`, [['photos', first, names[3]]]);
  const held = await listAllPhotos(db(), json.id);
  expect(held.map(({ capture }) => capture)).toEqual(['held', 'free', 'file', 'held']);
});

describe('two more photos', () => {
  it('update a locked result without revealing colors', async () => {
    const { browser, id } = await placeAnalyzed();
    expect((await see(browser, id)).roomForPhotos).toBe(ROOM);
    const { status, json } = await add(browser, id);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'analyzed',
      measuring: true,
      roomForPhotos: 0,
      analysisResult: { locked: true },
    });
    await analyze(id, AFTER);
    const after = await see(browser, id);
    expect(after).toMatchObject({ status: 'analyzed', measuring: false, failure: null, roomForPhotos: ROOM - 2 });
    expect(JSON.stringify(after)).not.toContain('True Summer');
    const held = await listPhotos(db(), id);
    expect(held.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(await gateway.deps.measurements.findAnalysis(id)).toMatchObject({
      revision: 2,
      result: { season: 'True Summer' },
      firstResult: { season: 'Soft Summer' },
      readings: held.map(({ object_key }) => ({ key: object_key })),
    });
  });

  it('change a bought result, its report and its images once its owner takes it, and send no mail', async () => {
    const { browser, id } = await placeOpen();
    const jobsBefore = await jobsOf(id);
    const { json } = await add(browser, id);
    const before = { status: 'completed', reportReady: true, analysisResult: { season: 'Soft Summer' } };
    expect(json).toMatchObject(before);
    expect((await browser.call('GET', `/api/orders/${id}/photos`)).json).toHaveLength(3);
    await analyze(id, AFTER);
    expect(await see(browser, id)).toMatchObject(before);
    const decided = await browser.call('POST', `/api/orders/${id}/proposal`, { round: 2, decision: 'take' });
    const after = {
      status: 'completed',
      reportReady: false,
      analysisResult: { season: 'True Summer' },
      proposal: null,
    };
    for (const order of [decided.json, await see(browser, id)]) expect(order).toMatchObject(after);
    expect((await jobsOf(id)).slice(jobsBefore.length)).toEqual(['analyze', 'render-report']);
    const links = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
    expect(links).toMatchObject([1, 2, 3, 4, 5].map((position) => ({ position })));
    expect((await browser.call('GET', links[4].url)).status).toBe(200);
  });

  it('and others in the place of all wait for each other', async () => {
    const { browser, id } = await placeOpen(withWarnings(BEFORE, ['unlike_others']));
    const three = photos.map((photo, n): [string, typeof photo] => [`photo${n + 1}`, photo]);
    const spare = await Promise.all(['#805030', '#704020'].map(plainPhoto));
    expect((await browser.upload(`/api/orders/${id}/photos/exchange`, three)).status).toBe(200);
    const refused = await add(browser, id, 2, spare);
    expect(refused).toMatchObject({ status: 409, json: { code: 'photos_already_attached' } });
    await analyze(id, BEFORE);
    await removeLeftovers();
    expect(await storedPhotos(id)).toHaveLength(3);
    expect((await add(browser, id, 2, spare)).status).toBe(200);
  });

  it('may come one by one, until as many are stored as there is room for', async () => {
    const { browser, id } = await placeAnalyzed();
    const spare = await Promise.all(
      ['#805030', '#704020', '#603010', '#502000', '#401000', '#300000', '#200000'].map(plainPhoto),
    );
    for (const [i, photo] of spare.slice(0, ROOM).entries()) {
      expect((await see(browser, id)).roomForPhotos).toBe(ROOM - i);
      expect((await add(browser, id, 1, [photo])).status).toBe(200);
      await analyze(id, BEFORE);
    }
    expect((await see(browser, id)).roomForPhotos).toBe(0);
    expect(await add(browser, id, 1, spare.slice(ROOM))).toMatchObject({ json: { code: 'photos_already_attached' } });
    expect(await storedPhotos(id)).toHaveLength(MOST_PHOTOS);
    // One that is left out frees its room.
    expect((await browser.call('DELETE', `/api/orders/${id}/photos/2`)).status).toBe(200);
    await analyze(id, BEFORE);
    await removeLeftovers();
    expect((await see(browser, id)).roomForPhotos).toBe(1);
    expect(await storedPhotos(id)).toHaveLength(MOST_PHOTOS - 1);
  });

  it('that come twice at once are accepted once', async () => {
    const { browser, id } = await placeAnalyzed();
    const responses = await Promise.all([add(browser, id), add(browser, id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listAllPhotos(db(), id)).toHaveLength(5);
    expect(await storedPhotos(id)).toHaveLength(5);
  });

  it('are deleted with the others, on request and on expiry', async () => {
    const { browser, id } = await placeAnalyzed();
    await add(browser, id);
    await browser.call('DELETE', `/api/orders/${id}/photos`);
    expect(await storedPhotos(id)).toEqual([]);
    expect(await listPhotos(db(), id)).toEqual([]);

    const other = await placeAnalyzed();
    await add(other.browser, other.id);
    await query(db())
      .updateTable('photos')
      .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('order_id', '=', other.id)
      .execute();
    expect(await findExpiredPhotos(db(), 10)).toContain(other.id);
    await deleteExpiredPhotos(gateway.deps);
    expect(await storedPhotos(other.id)).toEqual([]);
  });
});

describe('consent for added photos', () => {
  const usesOf = (id: number) => listConsentUses(db(), id);
  const { version } = photoConsentForm({ secondOpinion: false });
  const shown = shownIn(photoConsentForm({ secondOpinion: false }));

  it('is recorded for each upload, next to the first', async () => {
    const browser = gateway.newBrowser();
    await giveConsent(browser);
    const { id } = await place(browser);
    await analyze(id, BEFORE);
    expect((await add(browser, id, 1)).status).toBe(200);
    await analyze(id, BEFORE);
    // Another visit: the box was checked again, for the same words, which stay one consent.
    await giveConsent(browser);
    expect((await add(browser, id, 1, photos.slice(1))).status).toBe(200);
    const uses = await usesOf(id);
    expect(uses).toMatchObject([1, 1, 3].map((count) => ({ version, shown, photos: count, withdrawn_at: null })));
    expect(new Set(uses.map((use) => use.id)).size).toBe(1);
    const times = uses.map(({ used_at }) => used_at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const { json: data } = await browser.call('GET', `/api/orders/${id}/export`);
    expect(data.consents).toMatchObject([{ photos: 1 }, { photos: 1 }, { photos: 3, version, shown }]);
    await browser.call('DELETE', `/api/orders/${id}`);
    expect(await usesOf(id)).toEqual([]);
  });

  it('is recorded again when photos of a paid order are replaced', async () => {
    const browser = gateway.newBrowser();
    await giveConsent(browser);
    const { json } = await intent(browser);
    const id: number = json.orderId;
    const send = () => browser.upload(`/api/orders/${id}/photos`, threePhotos(), 'PUT');
    expect((await send()).status).toBe(200);
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    await failToMeasure(id);
    await giveConsent(browser);
    expect((await send()).status).toBe(200);
    const use = { photos: 3, version, shown, withdrawn_at: null };
    expect(await usesOf(id)).toMatchObject([use, use]);
  });

  it('is checked before reading, and not recorded for refused photos', async () => {
    const strict = await startTestGateway({ PHOTO_CONSENT: 'required' });
    try {
      const flows = flowsOf(() => strict);
      const browser = strict.newBrowser();
      await giveConsent(browser);
      const { id } = await flows.place(browser);
      await flows.analyze(id, BEFORE);
      await browser.call('DELETE', '/api/consent');
      expect(await add(browser, id)).toMatchObject({ status: 403, json: { code: 'consent_required' } });
      await giveConsent(browser);
      expect((await add(browser, id, 1, [somePhoto])).status).toBe(409);
      expect(await listConsentUses(flows.db(), id)).toMatchObject([{ photos: 3 }]);
    } finally {
      await strict.close();
    }
  });
});

describe('no change', () => {
  const unchanged = async (id: number) => {
    expect(await listPhotos(db(), id)).toHaveLength(3);
    expect(await storedPhotos(id)).toHaveLength(3);
    expect((await findAnalysisRow(db(), id))?.revision).toBe(1);
  };

  it('with photos that cannot be measured, and the reason is shown until the next change', async () => {
    const { browser, id } = await placeAnalyzed();
    await add(browser, id);
    await failToMeasure(id);
    const failure = { code: 'photos', message: expect.stringContaining('choose') };
    expect(await see(browser, id)).toMatchObject({
      status: 'analyzed',
      measuring: false,
      roomForPhotos: ROOM,
      failure,
    });
    await removeLeftovers();
    await unchanged(id);
    expect((await add(browser, id)).json.failure).toBeNull();
  });

  it('with a repeated photo, four, or none', async () => {
    const { browser, id } = await placeAnalyzed();
    expect(await add(browser, id, 1, [somePhoto])).toMatchObject({ json: { code: 'photo_repeated' } });
    const four = [...photos, await plainPhoto('#805030')];
    expect((await add(browser, id, 4, four)).status).toBe(400);
    expect(await add(browser, id, 0)).toMatchObject({ json: { code: 'not_enough_photos' } });
    await unchanged(id);
  });
});
