import { type AnalysisResult, type Answers, NO_ANSWERS, photoConsentForm, shownIn } from '@trueseason/contracts';
import { findAnalysisRow, findOrder, listConsentUses, listPhotos } from '@trueseason/db';
import { findExpiredPhotos, recordPhotosDeleted } from '@trueseason/orders';
import { type Browser, giveConsent } from '@trueseason/test-kit';
import { resultFixture } from '@trueseason/test-kit/result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expirePhotosOnce } from './expire-photos.ts';
import { type AnalysisWorker, startAnalysisWorker } from './testing/analysis-worker.ts';
import { flowsOf, otherPhotos as photos, plainPhoto, someOutlines, somePhoto, withWarnings } from './testing/flows.ts';
import { storedOf } from './testing/list-stored.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

const unsure = (result: AnalysisResult, morePhotosWouldHelp: boolean): AnalysisResult => ({
  ...result,
  evidence: { ...result.evidence, morePhotosWouldHelp },
});
const UNSURE = unsure(resultFixture('Soft Summer'), true);
const SURE = unsure(resultFixture('True Summer'), false);

interface Asked {
  /** From a result with other answers. */
  readonly readings?: readonly object[];
  readonly keys: readonly string[];
  readonly answers: Answers;
}
let worker: AnalysisWorker;
let asked: Asked[] = [];
let answer: (request: Asked) => object | null | Promise<object>;
let gateway: TestGateway;

const measured = ({ keys }: Asked) => ({
  ok: true,
  result: SURE,
  engineVersion: '7',
  readings: keys.map((key) => ({ key })),
  outlines: keys.map(() => someOutlines[0]),
});

beforeAll(async () => {
  worker = await startAnalysisWorker<Asked>(async (photos, response) => {
    asked.push(photos);
    const said = await answer(photos);
    if (said) response.end(JSON.stringify(said));
    else response.writeHead(503).end();
  });
  gateway = await startTestGateway({ ANALYSIS_URL: worker.url });
});
afterAll(async () => {
  await gateway.close();
  worker.close();
});
beforeEach(() => {
  asked = [];
  answer = measured;
});

const { db, place, analyze, intent, pay, deliver, jobsOf } = flowsOf(() => gateway);
const add = (browser: Browser, id: number, count = 2, from = photos) =>
  browser.upload(
    `/api/orders/${id}/photos`,
    from.slice(0, count).map((photo) => ['photos', photo]),
  );
const storedPhotos = async (id: number) => (await storedOf(gateway, id)).filter((path) => path.includes('/photos/'));

async function placeUnsure(result = UNSURE) {
  const order = await place();
  await analyze(order.id, result);
  return order;
}
async function placeOpen(result = UNSURE) {
  const order = await placeUnsure(result);
  const { json } = await intent(order.browser, order.id);
  await pay(json.clientSecret);
  await order.browser.call('POST', `/api/orders/${order.id}/mark-completed`);
  await deliver(order.id);
  return order;
}

describe('two more photos', () => {
  it('update a locked result without revealing colors', async () => {
    const { browser, id } = await placeUnsure();
    expect((await browser.call('GET', `/api/orders/${id}`)).json.roomForPhotos).toBe(2);
    const { status, json } = await add(browser, id);
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'analyzed', roomForPhotos: 0, analysisResult: { locked: true } });
    expect(JSON.stringify(json)).not.toContain('True Summer');
    expect(asked).toMatchObject([{ answers: NO_ANSWERS, seasonBefore: 'Soft Summer' }]);
    expect(asked[0]?.keys).toHaveLength(5);
    expect((await listPhotos(db(), id)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(await gateway.deps.measurements.findAnalysis(id)).toMatchObject({
      revision: 2,
      result: { season: 'True Summer' },
      firstResult: { season: 'Soft Summer' },
      readings: asked[0]?.keys.map((key) => ({ key })),
    });
  });

  it('are accepted for a confident result with glasses on all photos, with the reason', async () => {
    const inGlasses = resultFixture('True Summer');
    const { browser, id } = await placeUnsure({
      ...inGlasses,
      evidence: { ...unsure(inGlasses, true).evidence, morePhotosFor: 'eyes' },
    });
    const { json } = await browser.call('GET', `/api/orders/${id}`);
    expect(json).toMatchObject({ roomForPhotos: 2, analysisResult: { locked: true, morePhotosFor: 'eyes' } });
    expect(JSON.stringify(json)).not.toContain('True Summer');
  });

  it('change a bought result, its report and its images, and send no mail', async () => {
    const { browser, id } = await placeOpen();
    const before = await jobsOf(id);
    const { json } = await add(browser, id);
    expect(json).toMatchObject({ status: 'completed', reportReady: false, analysisResult: { season: 'True Summer' } });
    expect((await jobsOf(id)).slice(before.length)).toEqual(['render-report']);
    const links = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
    expect(links).toMatchObject([1, 2, 3, 4, 5].map((position) => ({ position })));
    expect((await browser.call('GET', links[4].url)).status).toBe(200);
  });

  it('stay when an answer is computed from the first three meanwhile', async () => {
    const { browser, id } = await placeOpen();
    const heard: number[] = [];
    answer = async (request) => {
      if (!request.readings) return measured(request);
      heard.push(request.readings.length);
      if (heard.length === 1) await add(browser, id);
      return { result: request.readings.length === 5 ? SURE : UNSURE, engineVersion: '7' };
    };
    const dyed = { ...NO_ANSWERS, hairDyed: true };
    const { status, json } = await browser.call('PUT', `/api/orders/${id}/answers`, dyed);
    expect([status, json.analysisResult?.season]).toEqual([200, 'True Summer']);
    expect(heard).toEqual([0, 5]);
    expect((await findOrder(db(), id))?.answers).toEqual(dyed);
    const analysis = await gateway.deps.measurements.findAnalysis(id);
    expect([analysis?.readings?.length, analysis?.result.season]).toEqual([5, 'True Summer']);
  });

  it('are refused if photos were exchanged meanwhile, and restore nothing', async () => {
    const { browser, id } = await placeOpen(withWarnings(UNSURE, ['unlike_others']));
    const three = photos.map((photo, n): [string, typeof photo] => [`photo${n + 1}`, photo]);
    const spare = await Promise.all(['#805030', '#704020'].map(plainPhoto));
    let exchanged = false;
    answer = async (request) => {
      if (!exchanged) {
        exchanged = true;
        expect((await browser.upload(`/api/orders/${id}/photos/exchange`, three)).status).toBe(200);
      }
      return { ...measured(request), result: UNSURE };
    };
    const refused = await add(browser, id, 2, spare);
    expect(refused).toMatchObject({ status: 409, json: { code: 'photos_already_attached' } });
    const held = (await listPhotos(db(), id)).map(({ object_key }) => object_key);
    expect((await gateway.deps.measurements.findAnalysis(id))?.readings).toEqual(held.map((key) => ({ key })));
    expect(await storedPhotos(id)).toHaveLength(3);
  });

  it('may come one by one, and a third is refused', async () => {
    const { browser, id } = await placeUnsure();
    answer = (request) => ({ ...measured(request), result: UNSURE });
    expect((await add(browser, id, 1)).json.roomForPhotos).toBe(1);
    expect((await add(browser, id, 1, photos.slice(1))).json.roomForPhotos).toBe(0);
    expect(await add(browser, id, 1, photos.slice(2))).toMatchObject({ json: { code: 'photos_already_attached' } });
    expect(await storedPhotos(id)).toHaveLength(5);
  });

  it('that come twice at once are accepted once', async () => {
    const { browser, id } = await placeUnsure();
    // Measure only when both have arrived: a later second one would be refused as a repeat.
    const both = Promise.withResolvers<void>();
    answer = async (request) => {
      if (asked.length === 2) both.resolve();
      await both.promise;
      return measured(request);
    };
    const answers = await Promise.all([add(browser, id), add(browser, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listPhotos(db(), id)).toHaveLength(5);
    expect(await storedPhotos(id)).toHaveLength(5);
    expect((await findAnalysisRow(db(), id))?.revision).toBe(2);
  });

  it('are deleted with the others, on request and on expiry', async () => {
    const { browser, id } = await placeUnsure();
    await add(browser, id);
    await browser.call('DELETE', `/api/orders/${id}/photos`);
    expect(await storedPhotos(id)).toEqual([]);
    expect(await listPhotos(db(), id)).toEqual([]);

    const other = await placeUnsure();
    await add(other.browser, other.id);
    await db()
      .updateTable('photos')
      .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('order_id', '=', other.id)
      .where('position', '=', 1)
      .execute();
    expect(await findExpiredPhotos(db(), 10)).toContain(other.id);
    await expirePhotosOnce(gateway.deps);
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
    await analyze(id, UNSURE);
    answer = (request) => ({ ...measured(request), result: UNSURE });
    expect((await add(browser, id, 1)).status).toBe(200);
    // Another visit: the box was checked again.
    await giveConsent(browser);
    expect((await add(browser, id, 1, photos.slice(1))).status).toBe(200);
    const uses = await usesOf(id);
    expect(uses).toMatchObject([1, 1, 3].map((count) => ({ version, shown, photos: count, withdrawn_at: null })));
    expect(new Set(uses.map((use) => use.id)).size).toBe(2);
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
    const { id } = await place(browser);
    await analyze(id, SURE);
    const { json } = await intent(browser, id);
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    await browser.call('POST', `/api/orders/${id}/withdraw-consent`);
    await giveConsent(browser);
    const replaced = photos.map((photo, index): [string, typeof photo] => [`photo${index + 1}`, photo]);
    expect((await browser.upload(`/api/orders/${id}/photos`, replaced, 'PUT')).status).toBe(200);
    const uses = await usesOf(id);
    expect(uses).toMatchObject([
      { photos: 3, version, shown, withdrawn_at: null },
      { photos: 3, version, shown, withdrawn_at: expect.any(Date) },
    ]);
  });

  it('is checked before reading, and not recorded for refused photos', async () => {
    const strict = await startTestGateway({ PHOTO_CONSENT: 'required', ANALYSIS_URL: 'http://127.0.0.1:1' });
    try {
      const flows = flowsOf(() => strict);
      const browser = strict.newBrowser();
      await giveConsent(browser);
      const { id } = await flows.place(browser);
      await flows.analyze(id, UNSURE);
      await browser.call('DELETE', '/api/consent');
      expect(await add(browser, id)).toMatchObject({ status: 403, json: { code: 'consent_required' } });
      await giveConsent(browser);
      expect((await add(browser, id)).status).toBe(503);
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

  it('if the result is confident', async () => {
    const { browser, id } = await placeUnsure(SURE);
    expect((await browser.call('GET', `/api/orders/${id}`)).json.roomForPhotos).toBe(0);
    expect(await add(browser, id)).toMatchObject({ status: 409, json: { code: 'photos_already_attached' } });
    await unchanged(id);
  });

  it.each([
    ['cannot be measured', { ok: false }, 422, 'photos_unmeasured'],
    ['find no worker', null, 503, 'unavailable'],
  ])('with photos that %s', async (_what, said, status, code) => {
    const { browser, id } = await placeUnsure();
    answer = () => said;
    expect(await add(browser, id)).toMatchObject({ status, json: { code } });
    await unchanged(id);
    answer = measured;
    expect((await add(browser, id)).status).toBe(200);
  });

  it('with a repeated photo, three, or none', async () => {
    const { browser, id } = await placeUnsure();
    expect(await add(browser, id, 1, [somePhoto])).toMatchObject({ json: { code: 'photo_repeated' } });
    expect((await add(browser, id, 3)).status).toBe(400);
    expect(await add(browser, id, 0)).toMatchObject({ json: { code: 'not_enough_photos' } });
    await unchanged(id);
  });

  it('by a stranger', async () => {
    const { id } = await placeUnsure();
    expect((await add(gateway.newBrowser(), id)).status).toBe(404);
    await unchanged(id);
  });

  it('after the photos are deleted', async () => {
    const { browser, id } = await placeUnsure();
    await recordPhotosDeleted(db(), id, { receipt: false });
    expect((await browser.call('GET', `/api/orders/${id}`)).json.roomForPhotos).toBe(0);
    expect((await add(browser, id)).status).toBe(409);
  });
});
