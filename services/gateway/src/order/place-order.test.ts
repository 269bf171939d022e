import { PHOTO_MAX_BYTES, type PhotoVerdict, PRICE_CENTS } from '@trueseason/contracts';
import { findOrder } from '@trueseason/shop/order';
import { query } from '@trueseason/shop/testing';
import { outfitsFor } from '@trueseason/style/seasons';
import { describe, expect, it, vi } from 'vitest';
import { flowsOf, somePhoto, someResult, threePhotos } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();

const { db, place, analyze, placeAnalyzed, intent, pay, deliver } = flowsOf(() => gateway);

describe('placing an order', () => {
  it('answers when all three photos are stored, and grants access to this browser only', async () => {
    const { browser, id } = await place();
    expect(id).toBeGreaterThan(291);
    const photos = await query(db()).selectFrom('photos').selectAll().where('order_id', '=', id).execute();
    expect(photos).toHaveLength(3);
    for (const { object_key, bytes } of photos) expect(await gateway.store.getBytes(object_key)).toHaveLength(bytes);
    const { status, json } = await browser.call('GET', `/api/orders/${id}/status`);
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        id,
        status: 'files_uploaded',
        nextStep: 'analysis',
        paymentStatus: 'unpaid',
        refunded: false,
        refundFailed: false,
        isGift: false,
        line: null,
        result: null,
        openQuestions: ['naturalHair', 'eyes', 'hairDyed', 'makeup', 'contactLenses', 'scope'],
        scope: null,
        failure: null,
      },
    });
    const foreign = await gateway.newBrowser().call('GET', `/api/orders/${id}/status`);
    const missing = await gateway.newBrowser().call('GET', '/api/orders/1234567890/status');
    expect(foreign.status).toBe(404);
    expect(foreign.bytes).toEqual(missing.bytes);
  });

  it.each([
    ['two photos', () => threePhotos().slice(0, 2), 400, 'not_enough_photos'],
    [
      'four photos',
      () => [...threePhotos(), ['photo4', somePhoto] as [string, Buffer<ArrayBuffer>]],
      400,
      'too_many_photos',
    ],
    ['the same photo field twice', () => [threePhotos()[0], threePhotos()[0], threePhotos()[1]], 400, 'bad_request'],
    ['a text for a photo', () => [...threePhotos().slice(0, 2), ['photo3', Buffer.from('text')]], 415, 'photo_type'],
    [
      'a photo that is cut short',
      () => [...threePhotos().slice(0, 2), ['photo3', somePhoto.subarray(0, 100)]],
      422,
      'photo_damaged',
    ],
    [
      'a photo of more than 10 MB',
      () => [...threePhotos().slice(0, 2), ['photo3', Buffer.concat([somePhoto, Buffer.alloc(PHOTO_MAX_BYTES)])]],
      413,
      'photo_too_large',
    ],
  ])('refuses %s and stores nothing', async (_, files, status, code) => {
    const before = await query(db())
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirst();
    const deleted = vi.spyOn(gateway.store, 'deletePrefix');
    const response = await gateway.newBrowser().upload('/api/orders/guest', files() as [string, Buffer<ArrayBuffer>][]);
    expect(response.json).toMatchObject({ code });
    expect(response.status).toBe(status);
    expect(deleted).toHaveBeenCalledOnce();
    const after = await query(db())
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirst();
    expect(after).toEqual(before);
    deleted.mockRestore();
  });
});

describe('a locked order', () => {
  it('shows decoys, and neither outfits nor report', async () => {
    const { browser, id } = await placeAnalyzed();
    const { json } = await browser.call('GET', `/api/orders/${id}`);
    const analysisResult = { locked: true, photosDiffer: false };
    expect(json).toMatchObject({ status: 'analyzed', paymentStatus: 'unpaid', analysisResult });
    expect((await browser.call('GET', `/api/outfits/${id}`)).json.code).toBe('payment_incomplete');
    expect((await browser.call('GET', `/api/orders/${id}/pdf`)).status).toBe(402);
    expect((await browser.call('POST', `/api/orders/${id}/mark-completed`)).status).toBe(402);
    expect((await browser.call('POST', `/api/orders/${id}/mark-free`)).status).toBe(400);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'unpaid' });
  });

  it('says that its photos seem to show different people', async () => {
    const { browser, id } = await place();
    const unlike: PhotoVerdict = { position: 3, problems: [], warnings: ['glasses', 'unlike_others'] };
    const photos = [...someResult.evidence.photos.slice(0, 2), unlike];
    const result = { ...someResult, evidence: { ...someResult.evidence, photos } };
    await analyze(id, result);
    const { json } = await browser.call('GET', `/api/orders/${id}`);
    expect(json.analysisResult).toMatchObject({ locked: true, photosDiffer: true });
    expect(JSON.stringify(json)).not.toContain('glasses');
  });

  it('says which photos are not used, and nothing else', async () => {
    const { browser, id } = await place();
    const again: PhotoVerdict = { position: 1, problems: [], warnings: ['glasses', 'repeated'], repeatOf: 2 };
    const photos = [again, ...someResult.evidence.photos.slice(1)];
    await analyze(id, { ...someResult, evidence: { ...someResult.evidence, photos } });
    const { json } = await browser.call('GET', `/api/orders/${id}`);
    expect(json.analysisResult).toMatchObject({ photosDiffer: false, repeated: [{ position: 1, repeatOf: 2 }] });
    expect(JSON.stringify(json)).not.toContain('glasses');
  });
});

describe('paying', () => {
  it('costs what the server says, regardless of the browser', async () => {
    const { browser, id } = await placeAnalyzed();
    const full = await intent(browser, id);
    expect(full.json).toMatchObject({ amount: PRICE_CENTS, discount: 0, isFree: false });
    expect((await intent(browser, id)).json.paymentIntentId).toBe(full.json.paymentIntentId);
    const student = await intent(browser, id, ' student ');
    expect(student.json).toMatchObject({ amount: 2320, discount: 20 });
    expect((await gateway.payments.fetchIntent(full.json.paymentIntentId)).status).toBe('canceled');
    expect((await intent(browser, id, 'NONSENSE')).json).toMatchObject({ amount: PRICE_CENTS, discount: 0 });
  });

  it('settles from the webhook, and repeated browser calls are safe', async () => {
    const { browser, id } = await placeAnalyzed();
    const { json } = await intent(browser, id);
    expect((await pay(json.clientSecret)).status).toBe(200);
    await vi.waitFor(async () => expect((await findOrder(db(), id))?.payment).toBe('paid'), 5_000);
    for (let asked = 0; asked < 2; asked++) {
      const response = await browser.call('POST', `/api/orders/${id}/mark-completed`);
      expect(response.json).toEqual({ success: true, status: 'completed' });
    }
    const order = await browser.call('GET', `/api/orders/${id}`);
    expect(order.json).toMatchObject({ status: 'completed', paymentStatus: 'paid', amount: PRICE_CENTS });
    expect(order.json.analysisResult.season).toBe(someResult.season);
    const { json: outfits } = await browser.call('GET', `/api/outfits/${id}`);
    expect(outfits.map(({ id }: { id: string }) => id).sort()).toEqual(
      outfitsFor(someResult.season)
        .map(({ id }) => id)
        .sort(),
    );
    await deliver(id);
    for (const [path, name] of [
      [`orders/${id}/pdf`, 'Soft Summer-Professional-Report.pdf'],
      [`download-report/${id}`, `color-analysis-report-${id}.pdf`],
    ]) {
      const { headers } = await browser.call('GET', `/api/${path}`);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    }
    expect((await intent(browser, id)).json.code).toBe('already_settled');
  });

  it('is not reported as unpaid while the bank is deciding', async () => {
    gateway.standIns.controls.set({ stripe: { processingMs: 60_000 } });
    const { browser, id } = await placeAnalyzed();
    const { json } = await intent(browser, id);
    await pay(json.clientSecret);
    expect((await browser.call('POST', `/api/orders/${id}/mark-completed`)).json.code).toBe('payment_pending');
    gateway.standIns.controls.reset();
  });
});
