import { beginAnalysis, failAnalysis } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import { findPayment } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import { describe, expect, it, vi } from 'vitest';
import { flowsOf, somePhoto, someResult, threePhotos } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { reconcilePayments } from './reconcile.ts';

const gateway = useGateway();

const { db, analyze, intent, pay, payHosted } = flowsOf(() => gateway);
const analysesAsked = async (id: number) =>
  (await query(db()).selectFrom('outbox').selectAll().where('job', '=', 'analyze').execute()).filter(
    ({ payload }) => payload.orderId === id,
  ).length;

describe('paying first', () => {
  it('attaches photos to the intent’s order and analyzes them once paid', async () => {
    const browser = gateway.newBrowser();
    const opened = await intent(browser);
    const { orderId, clientSecret, paymentIntentId } = opened.json;
    expect((await intent(browser)).json.orderId).toBe(orderId);
    expect((await browser.upload(`/api/orders/${orderId}/photos`, threePhotos(), 'PUT')).json).toEqual({
      success: true,
    });
    expect(await analysesAsked(orderId)).toBe(0);
    await pay(clientSecret);
    await vi.waitFor(async () => expect((await findOrder(db(), orderId))?.payment).toBe('paid'), 5_000);
    const again = await browser.upload(`/api/orders/${orderId}/photos`, threePhotos(), 'PUT');
    expect(again.json.code).toBe('photos_already_attached');
    expect(await analysesAsked(orderId)).toBe(1);
    // The progress screen finds the order by its intent.
    expect((await browser.call('GET', `/api/orders/${paymentIntentId}/status`)).json).toMatchObject({
      id: orderId,
      status: 'files_uploaded',
    });
    await analyze(orderId);
    expect((await browser.call('GET', `/api/orders/${orderId}/status`)).json).toMatchObject({
      status: 'completed',
      result: { season: someResult.season },
    });
  });

  it('accepts other photos after a declined card, and the next card pays for those', async () => {
    const browser = gateway.newBrowser();
    const { orderId, clientSecret } = (await intent(browser)).json;
    const upload = () => browser.upload(`/api/orders/${orderId}/photos`, threePhotos(), 'PUT');
    expect((await upload()).status).toBe(200);
    await pay(clientSecret, '4000000000000002');
    expect((await findOrder(db(), orderId))?.payment).toBe('unpaid');
    // Reload: the same order and intent, and the photos again.
    expect((await intent(browser)).json).toMatchObject({ orderId, clientSecret });
    expect((await upload()).status).toBe(200);
    expect(await storedOf(gateway, orderId)).toHaveLength(3);
    await pay(clientSecret);
    await vi.waitFor(async () => expect((await findOrder(db(), orderId))?.payment).toBe('paid'), 5_000);
    expect(await analysesAsked(orderId)).toBe(1);
  });

  it('starts without payment with a 100 % code', async () => {
    const browser = gateway.newBrowser();
    const { json } = await intent(browser, undefined, 'FREE100');
    expect(json).toMatchObject({ isFree: true, amount: 0 });
    const images = Array.from({ length: 3 }, () => `data:image/jpeg;base64,${somePhoto.toString('base64')}`);
    const start = (body: object) => browser.call('POST', `/api/start-free-analysis/${json.paymentIntentId}`, body);
    expect((await start({ images: images.slice(1) })).json.code).toBe('not_enough_photos');
    expect((await start({ images: ['data:text/html;base64,PGI+', ...images.slice(1)] })).json.code).toBe('photo_type');
    expect((await start({ images })).json).toEqual({ success: true, id: json.orderId });
    expect((await start({ images })).json).toEqual({ success: true, id: json.orderId });
    expect(await analysesAsked(json.orderId)).toBe(1);
  });

  it('starts nothing for free without such a code', async () => {
    const browser = gateway.newBrowser();
    const { json } = await intent(browser);
    const images = Array.from({ length: 3 }, () => `data:image/jpeg;base64,${somePhoto.toString('base64')}`);
    const response = await browser.call('POST', `/api/start-free-analysis/${json.paymentIntentId}`, { images });
    expect(response.json.code).toBe('invalid_promo');
    expect(await analysesAsked(json.orderId)).toBe(0);
  });
});

describe('a hosted checkout', () => {
  it('returns from the page to a job that takes photos', async () => {
    const browser = gateway.newBrowser();
    const { json } = await browser.call('POST', '/api/create-checkout');
    expect((await fetch(json.url)).status).toBe(200);
    const row = await query(db()).selectFrom('checkout_sessions').selectAll().executeTakeFirstOrThrow();
    const job = await browser.call('GET', `/api/session/${row.session_id}/job`);
    expect(job.json).toEqual({ jobId: String(row.order_id) });
    const { jobId } = job.json;
    expect((await browser.call('GET', `/api/job/${jobId}/status`)).json).toEqual({
      status: 'queued',
      nextStep: 'payment',
      refunded: false,
      refundFailed: false,
      isGift: false,
      openQuestions: ['naturalHair', 'eyes', 'hairDyed', 'makeup', 'contactLenses', 'scope'],
      failure: null,
      line: null,
    });
    const files = threePhotos().map(([, bytes]) => ['photos', bytes] as [string, Buffer<ArrayBuffer>]);
    expect((await browser.upload(`/api/job/${jobId}/photos`, files, 'PUT')).json).toEqual({ success: true });
    expect((await browser.call('GET', `/api/job/${jobId}/status`)).json).toMatchObject({ status: 'files_uploaded' });
    const foreign = gateway.newBrowser();
    expect((await foreign.call('GET', `/api/job/${jobId}/status`)).status).toBe(404);
    expect((await foreign.call('GET', `/api/session/${row.session_id}/job`)).status).toBe(404);
    expect((await foreign.call('GET', '/api/session/cs_unknown/job')).status).toBe(404);
  });

  it('reads the email address from the page', async () => {
    const browser = gateway.newBrowser();
    const { json } = await browser.call('POST', '/api/create-checkout');
    await payHosted(json.url);
    const session = new URL(json.url).pathname.split('/').at(-1);
    const { jobId } = (await browser.call('GET', `/api/session/${session}/job`)).json;
    expect(await findOrder(db(), Number(jobId))).toMatchObject({
      payment: 'paid',
      email: expect.stringContaining('@'),
    });
    await browser.call('POST', `/api/orders/${jobId}/update-email`, { email: 'other@example.com' });
    await browser.call('GET', `/api/session/${session}/job`);
    expect((await findOrder(db(), Number(jobId)))?.email).toBe('other@example.com');
  });
});

describe('the reconciler', () => {
  it('requests new photos for an unmeasurable paid order, and refunds it if none come', async () => {
    const browser = gateway.newBrowser();
    const { json } = await intent(browser);
    const id = json.orderId;
    await browser.call('POST', `/api/orders/${id}/update-email`, { email: 'someone@example.com' });
    await browser.upload(`/api/orders/${id}/photos`, threePhotos(), 'PUT');
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    await beginAnalysis(db(), id);
    await failAnalysis(db(), id, { code: 'photos', message: 'No face.', photos: [] });
    const mails = await query(db()).selectFrom('mails').select('kind').where('order_id', '=', id).execute();
    expect(mails).toEqual([{ kind: 'photo_request' }]);

    const { deps } = gateway;
    expect((await reconcilePayments(deps, 14)).refunded).toBe(0);
    const past = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
    await query(db()).updateTable('orders').set({ photos_asked_at: past }).where('id', '=', id).execute();
    expect((await reconcilePayments(deps, 14)).refunded).toBe(1);
    expect((await findOrder(db(), id))?.payment).toBe('refunded');
    expect((await findPayment(db(), json.paymentIntentId))?.state).toBe('refunded');
    expect((await reconcilePayments(deps, 14)).refunded).toBe(0);
  });
});
