import { uploadOthersPathFor } from '@trueseason/contracts';
import { runOperatorAction } from '@trueseason/shop/back-office';
import { MOST_EXCHANGES, recordPhotosDeleted } from '@trueseason/shop/flows';
import { claimMail, RESULTS_A_DAY } from '@trueseason/shop/mail';
import { findOrder } from '@trueseason/shop/order';
import { listPhotos } from '@trueseason/shop/photos';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { flowsOf, otherPhotos as others, somePhoto, threePhotos, withWarnings } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { useGateway } from '../testing/test-gateway.ts';

const DIFFER = withWarnings(resultFixture('Soft Summer'), ['unlike_others']);
const ALIKE = withWarnings(resultFixture('True Autumn'), []);

const gateway = useGateway();

const { db, place, analyze, removeLeftovers, intent, pay, deliver, jobsOf } = flowsOf(() => gateway);
const exchange = (browser: Browser, id: number, from = others) =>
  browser.upload(
    `/api/orders/${id}/photos/exchange`,
    from.map((photo, i) => [`photo${i + 1}`, photo]),
  );
const storedPhotos = async (id: number) => (await storedOf(gateway, id)).filter((path) => path.includes('/photos/'));
const see = async (browser: Browser, id: number) => (await browser.call('GET', `/api/orders/${id}`)).json;
const exchangesOf = async (browser: Browser, id: number) => (await see(browser, id)).photoExchanges;
/** With the worker, which finds that result. */
async function exchangeFor(browser: Browser, id: number, result = ALIKE, from = others) {
  const response = await exchange(browser, id, from);
  await analyze(id, result);
  await removeLeftovers();
  return response;
}

async function placeOpen(result = DIFFER, email?: string) {
  const order = await place();
  await analyze(order.id, result);
  const { json } = await intent(order.browser, order.id);
  await pay(json.clientSecret);
  await order.browser.call('POST', `/api/orders/${order.id}/mark-completed`);
  if (email) await order.browser.call('POST', `/api/orders/${order.id}/update-email`, { email });
  await deliver(order.id);
  return order;
}
const resultsMails = (id: number) =>
  query(db())
    .selectFrom('mails')
    .select(['round', 'state'])
    .where('order_id', '=', id)
    .where('kind', '=', 'results')
    .execute();

describe('photos that seem to show several people', () => {
  it('can be exchanged in a paid order, which is remeasured and keeps none of them', async () => {
    const { browser, id } = await placeOpen();
    const before = await storedPhotos(id);
    expect(await exchangesOf(browser, id)).toBe(MOST_EXCHANGES);
    const { status, json } = await exchange(browser, id);
    expect(status).toBe(200);
    const { season } = DIFFER;
    const waiting = { status: 'completed', measuring: true, photoExchanges: 0, analysisResult: { season } };
    expect(json).toMatchObject({ ...waiting, reportReady: true });
    await analyze(id, ALIKE);
    const done = { status: 'completed', measuring: false, photoExchanges: 0, analysisResult: { season: ALIKE.season } };
    expect(await see(browser, id)).toMatchObject({ ...done, reportReady: false });
    await removeLeftovers();
    const now = await storedPhotos(id);
    expect(now).toHaveLength(3);
    expect(now.filter((path) => before.includes(path))).toEqual([]);
    const readings = (await listPhotos(db(), id)).map(({ object_key }) => ({ key: object_key }));
    expect(await gateway.deps.measurements.findAnalysis(id)).toMatchObject({
      revision: 2,
      firstResult: null,
      readings,
    });
    expect((await jobsOf(id)).filter((job) => job === 'render-report')).toHaveLength(2);
  });

  it('send one mail if the previous one is still queued', async () => {
    const { browser, id } = await placeOpen(DIFFER, 'quick@example.com');
    expect(await resultsMails(id)).toMatchObject([{ state: 'pending' }]);
    await exchangeFor(browser, id);
    const claim = () => claimMail(db(), id, 'results', 60_000);
    expect(await claim()).toEqual({ kind: 'nothing' });
    await deliver(id);
    expect(await claim()).toMatchObject({ kind: 'send', mail: { round: 2 } });
    expect(await claim()).toEqual({ kind: 'wait' });
  });

  it('still send a mail after an address correction on the same day', async () => {
    const { browser, id } = await placeOpen(DIFFER, 'mistyped@example.com');
    const sent = () => query(db()).updateTable('mails').set({ state: 'sent' }).where('order_id', '=', id).execute();
    for (const set of [others, others.with(0, somePhoto), others]) {
      await sent();
      expect((await exchangeFor(browser, id, DIFFER, set)).status).toBe(200);
      await deliver(id);
    }
    await sent();
    expect(await resultsMails(id)).toHaveLength(1 + MOST_EXCHANGES);
    for (let n = 0; n < 6; n++) {
      await browser.call('POST', `/api/orders/${id}/update-email`, { email: `corrected${n}@example.com` });
      await sent();
    }
    expect(await resultsMails(id)).toHaveLength(MOST_EXCHANGES + RESULTS_A_DAY);
  });

  it('can be exchanged a limited number of times', async () => {
    const { browser, id } = await placeOpen();
    const sets = [others, others.with(0, somePhoto), others];
    for (const [i, set] of sets.entries()) {
      await exchangeFor(browser, id, DIFFER, set);
      expect(await exchangesOf(browser, id)).toBe(MOST_EXCHANGES - 1 - i);
    }
    const refused = await exchange(
      browser,
      id,
      threePhotos().map(([, photo]) => photo),
    );
    expect(refused).toMatchObject({ status: 409, json: { code: 'photos_already_attached' } });
    expect(await storedPhotos(id)).toHaveLength(3);
  });

  it('sent again after a lost answer are not another exchange, before and after they are measured', async () => {
    const { browser, id } = await placeOpen();
    await exchange(browser, id);
    expect(await exchange(browser, id)).toMatchObject({ status: 200, json: { measuring: true } });
    await analyze(id, DIFFER);
    await removeLeftovers();
    expect((await exchange(browser, id)).json).toMatchObject({ measuring: false, photoExchanges: MOST_EXCHANGES - 1 });
    expect((await jobsOf(id)).filter((job) => job === 'analyze')).toHaveLength(2);
    expect(await storedPhotos(id)).toHaveLength(3);
  });

  it('of an order whose photos were deleted are refused, and deleted with it before they are measured', async () => {
    const { browser, id } = await placeOpen();
    await browser.call('DELETE', `/api/orders/${id}/photos`);
    expect(await exchange(browser, id)).toMatchObject({ status: 409, json: { code: 'photos_already_attached' } });
    const other = await placeOpen();
    await exchange(other.browser, other.id);
    await other.browser.call('DELETE', `/api/orders/${other.id}/photos`);
    expect(await storedPhotos(other.id)).toEqual([]);
    await other.browser.call('DELETE', `/api/orders/${other.id}`);
    expect(await exchange(other.browser, other.id)).toMatchObject({ status: 404, json: { code: 'order_not_found' } });
  });
});

describe('no exchange', () => {
  const unchanged = async (id: number) => {
    expect(await storedPhotos(id)).toHaveLength(3);
    expect(await findOrder(db(), id)).toMatchObject({ photo_exchanges: 0 });
    expect(await gateway.deps.measurements.findAnalysis(id)).toMatchObject({ revision: 1 });
  };

  it('before payment', async () => {
    const { browser, id } = await place();
    await analyze(id, DIFFER);
    expect(await exchangesOf(browser, id)).toBe(0);
    expect((await exchange(browser, id)).status).toBe(409);
    await unchanged(id);
  });

  it('with two photos, or by a stranger', async () => {
    const { browser, id } = await placeOpen();
    expect(await exchange(browser, id, others.slice(1))).toMatchObject({ json: { code: 'not_enough_photos' } });
    expect((await exchange(gateway.newBrowser(), id)).status).toBe(404);
    await unchanged(id);
  });
});

it('an operator asks for other photos of a delivered order, by mail, once for each time', async () => {
  const { browser, id } = await placeOpen(ALIKE, 'doubts@example.com');
  expect((await exchange(browser, id)).status).toBe(409);
  // Photos that were deleted can be replaced, too.
  await recordPhotosDeleted(db(), id, { receipt: false });
  await runOperatorAction({ db: db(), actor: 'ada', reason: 'doubted' }, id, 'ask-photos');
  expect(await jobsOf(id)).toContain('send-photo-request');
  const { link_version } = await findOrder(db(), id).then((order) => order ?? { link_version: 0 });
  const link = await gateway.deps.links.signOrder(id, link_version);
  expect((await browser.call('GET', `/open/${link}`)).headers.get('location')).toBe(uploadOthersPathFor(id));
  expect(await exchangesOf(browser, id)).toBe(1);
  await exchangeFor(browser, id);
  expect(await see(browser, id)).toMatchObject({ status: 'completed', photoExchanges: 0 });
  expect(await findOrder(db(), id)).toMatchObject({ photos_asked_at: null, photos_deleted_at: null });
  expect((await exchange(browser, id)).status).toBe(200);
});
