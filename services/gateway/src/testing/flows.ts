import { type AnalysisResult, type PhotoOutline, type PhotoVerdict, unmeasurablePhotos } from '@trueseason/contracts';
import { beginAnalysis, endAnalysisRound, failAnalysis, recordAnalysis, recordReport } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import { objectKeys } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import { differsInAdvice, toldResult } from '@trueseason/style/reading';
import { type Answer, type Browser, giveConsent, payAtProvider } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import sharp from 'sharp';
import { removeOrphanedUploads } from '../photos/discard-upload.ts';
import type { TestGateway } from './test-gateway.ts';

export const someResult = resultFixture('Soft Summer');

/** The same result with these warnings on all photos except the first. */
export const withWarnings = (result: AnalysisResult, warnings: PhotoVerdict['warnings']): AnalysisResult => ({
  ...result,
  evidence: {
    ...result.evidence,
    photos: ([1, 2, 3] as const).map((position) => ({
      position,
      problems: [],
      warnings: position > 1 ? warnings : [],
    })),
  },
});

export const someOutlines: readonly PhotoOutline[][] = ['#C1A28B', '#C2A38C', '#C3A48D'].map((hex) => [
  {
    feature: 'skin',
    zone: 'chin',
    lines: [
      [
        [0.4, 0.6],
        [0.6, 0.6],
        [0.5, 0.7],
      ],
    ],
    hex,
  },
]);

export const plainPhoto = async (background: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
export const somePhoto = await plainPhoto('#c09070');
/** Three photos that differ from all others. */
export const otherPhotos = await Promise.all(['#b08060', '#a07050', '#906040'].map(plainPhoto));

export const someReport: Buffer<ArrayBuffer> = Buffer.from(`%PDF-1.7\n${'a report '.repeat(5_000)}\n%%EOF`);

export const threePhotos = (bytes = somePhoto): [string, Buffer<ArrayBuffer>][] =>
  ['photo1', 'photo2', 'photo3'].map((field) => [field, bytes]);

/** The steps of customers and workers that gateway tests need. */
export function flowsOf(gateway: () => TestGateway) {
  const db = () => gateway().database.db;
  const flows = {
    db,
    place: async (browser: Browser = gateway().newBrowser()): Promise<{ browser: Browser; id: number }> => {
      const { json } = await browser.upload('/api/orders/guest', threePhotos());
      return { browser, id: json.id };
    },
    /** Acts as the analysis worker. Readings name their photos. */
    analyze: async (id: number, result = someResult): Promise<void> => {
      const begun = await beginAnalysis(db(), id);
      if (!begun) return;
      const { measurements } = gateway().deps;
      const kept = begun.isCompared ? await measurements.findResult(id) : null;
      const readings = begun.photos.map(({ object_key }) => ({ key: object_key }));
      const outlines = readings.map((_, i) => someOutlines[i % someOutlines.length] ?? []);
      const sealed =
        begun.hasResult && readings.length === 0
          ? await measurements.sealResult(id, result)
          : await measurements.seal(id, { result, readings, outlines });
      const told = kept && toldResult(kept, (await findOrder(db(), id))?.answers ?? null);
      const differs = kept !== null && (!told || differsInAdvice(told, result));
      await recordAnalysis(db(), id, { ...sealed, differs, engineVersion: 'test', round: begun.round });
    },
    /** Photos that cannot be measured, from the worker's view. */
    failToMeasure: async (id: number): Promise<void> => {
      const begun = await beginAnalysis(db(), id);
      if (begun) await failAnalysis(db(), id, unmeasurablePhotos(someResult.evidence.photos), begun.round);
      const order = await findOrder(db(), id);
      if (begun?.hasResult) await endAnalysisRound(db(), id, { round: begun.round, answers: order?.answers ?? null });
    },
    placeAnalyzed: async (browser?: Browser) => {
      const order = await flows.place(browser);
      await flows.analyze(order.id);
      return order;
    },
    /** What workers left in the store, as the background removes it. */
    removeLeftovers: async (): Promise<void> => {
      await query(db())
        .updateTable('uploads_under_way')
        .set({ begun_at: new Date(0) })
        .execute();
      await removeOrphanedUploads(gateway().deps);
    },
    /** What time and faults change on record of an order. */
    change: async (table: 'orders' | 'photos' | 'mails' | 'payments', id: number, values: object): Promise<void> => {
      const key = table === 'orders' ? 'id' : 'order_id';
      await query(db())
        .updateTable(table as 'orders')
        .set(values)
        .where(key as 'id', '=', id)
        .execute();
    },
    /** Acts as the pdf worker. */
    deliver: async (id: number): Promise<void> => {
      const objectKey = objectKeys.report(id);
      const { bytes } = await gateway().store.put(objectKey, someReport, 'application/pdf');
      await recordReport(db(), id, { objectKey, bytes });
    },
    /** Requested jobs, in order. */
    jobsOf: async (orderId: number): Promise<string[]> =>
      (await query(db()).selectFrom('outbox').selectAll().orderBy('id').execute())
        .filter(({ payload }) => payload.orderId === orderId)
        .map(({ job }) => job),
    intent: (browser: Browser, orderId?: number, promoCode?: string): Promise<Answer> =>
      browser.call('POST', '/api/create-payment-intent', { amount: 1, orderId, promoCode }),
    pay: (clientSecret: string, card?: string) => payAtProvider(gateway().standIns.url, clientSecret, card),
    /** Completes the provider's hosted page. */
    payHosted: (pageUrl: string) => {
      const card = { email: 'a@example.com', number: '4242424242424242', exp: '12 / 40', cvc: '123' };
      return fetch(pageUrl, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
    },
    placePaid: async (browser?: Browser) => {
      const order = await flows.placeAnalyzed(browser);
      const { json } = await flows.intent(order.browser, order.id);
      await flows.pay(json.clientSecret);
      await order.browser.call('POST', `/api/orders/${order.id}/mark-completed`);
      return { ...order, intentId: json.paymentIntentId as string };
    },
    /** Bought with consent and delivered, to an address if given. */
    placeDelivered: async (email?: string) => {
      const browser = gateway().newBrowser();
      await giveConsent(browser);
      const order = await flows.placePaid(browser);
      if (email) await browser.call('POST', `/api/orders/${order.id}/update-email`, { email });
      await flows.deliver(order.id);
      return order;
    },
  };
  return flows;
}
