import { type Answers, MOST_PHOTOS, NO_ANSWERS, PHOTO_COUNT } from '@trueseason/contracts';
import { databaseOfFile, sealedAnalysis, storedPhotos } from '@trueseason/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAnalysisRow } from '../analysis/analysis-queries.ts';
import { listRepeatability } from '../analysis/repeatability.ts';
import { runOperatorAction } from '../back-office/operate-order.ts';
import type { SealedText } from '../encryption/sealed-column.ts';
import { JOBS } from '../jobs/job-list.ts';
import { findOverdueJobs } from '../jobs/sweep.ts';
import { recordMailSent } from '../mail/deliver-mail.ts';
import { listMails } from '../mail/mail-queries.ts';
import { newOrderId } from '../order/new-order-id.ts';
import { findOrder } from '../order/order-queries.ts';
import { listAllPhotos, listPhotos } from '../photos/photo-queries.ts';
import type { NewPhoto } from '../photos/photos-table.ts';
import { findReport } from '../report/report-queries.ts';
import { query } from '../schema/database-schema.ts';
import { setEmail } from './change-email.ts';
import { addPhotos, countFreePhotoPlaces, countRemainingExchanges, exchangePhotos } from './change-photos.ts';
import { eraseOrder } from './erase-order.ts';
import { redeemFreeOrder } from './record-payment.ts';
import { recordPhotosDeleted } from './record-photos-deleted.ts';
import { recordReport, StaleReportError } from './record-report.ts';
import { AnswersChangedError, beginAnalysis, endAnalysisRound, failAnalysis, recordAnalysis } from './run-analysis.ts';
import { saveAnswers } from './save-answers.ts';
import { takeBackConsent } from './take-back-consent.ts';
import { ordersOf } from './testing/orders.ts';

const db = await databaseOfFile();
const orders = ordersOf(db);
beforeEach(async () => {
  await query(db).deleteFrom('outbox').execute();
  await sql`delete from repeatability`.execute(query(db));
});

const DYED: Answers = { ...NO_ANSWERS, hairDyed: true };
const resultOf = (season: string): SealedText => `sealed:${season}`;
const { readings: _readings, ...unread } = sealedAnalysis;
const first = { ...sealedAnalysis, result: resultOf('Soft Summer') };
/** Made from stored readings, or from photos that were measured. */
const answered = { ...unread, result: resultOf('Light Summer') };
const measured = { ...sealedAnalysis, result: resultOf('True Summer'), readings: resultOf('readings') };
const NO_FACE = { code: 'photos' as const, message: 'No face.', photos: [] };

const requests = async () =>
  (await query(db).selectFrom('outbox').selectAll().orderBy('id').execute()).map(({ job, payload }) => [
    job,
    payload.round,
  ]);
const orderOf = async (id: number) => {
  const order = await findOrder(db, id);
  if (!order) throw new Error('no order');
  return order;
};
const photosNamed = (name: string, positions: readonly number[]): NewPhoto[] =>
  positions.map((position) => ({
    position,
    object_key: `orders/x/${name}/${position}`,
    media_type: 'image/jpeg',
    bytes: 10,
    sha256: `${name}-${position}`,
  }));
const more = (name = 'more') => ({ photos: photosNamed(name, [4, 5]), consent: null });
const others = (name = 'others') => ({ photos: photosNamed(name, [1, 2, 3]), consent: null });
const keysOf = async (id: number) => (await listPhotos(db, id)).map(({ object_key }) => object_key);

async function analyzed(): Promise<number> {
  const id = await orders.analyzed(first);
  await query(db).deleteFrom('outbox').execute();
  return id;
}
/** Bought, reported and mailed. */
async function delivered(): Promise<number> {
  const id = await analyzed();
  // Each mailbox has an allowance.
  await setEmail(db, id, `someone-${id}@example.com`);
  await query(db).updateTable('orders').set({ promo_code: 'FREE100', amount_cents: 0 }).where('id', '=', id).execute();
  expect(await redeemFreeOrder(db, id)).toBe('settled');
  await recordReport(db, id, { objectKey: 'a', bytes: 1, revision: 1 });
  const [mail] = await listMails(db, id);
  await recordMailSent(db, mail?.id ?? '', 'sent');
  await query(db).deleteFrom('outbox').execute();
  return id;
}

describe('answers', () => {
  it('are stored for a pending analysis, which uses them', async () => {
    const id = await orders.processing();
    await query(db).deleteFrom('outbox').execute();
    expect(await saveAnswers(db, id, DYED)).toBe('saved');
    expect(await requests()).toEqual([]);
    await expect(recordAnalysis(db, id, { ...first, answers: null })).rejects.toThrow(AnswersChangedError);
    expect(await orderOf(id)).toMatchObject({ answers: DYED, progress: 'processing' });
    expect(await recordAnalysis(db, id, { ...first, answers: DYED })).toBe(true);
  });

  it('have an analyzed order analyzed again, which keeps its status and result until then', async () => {
    const id = await analyzed();
    await saveAnswers(db, id, DYED);
    expect(await requests()).toEqual([['analyze', 2]]);
    const order = await orderOf(id);
    expect(order).toMatchObject({ progress: 'analyzed', round: 2, answers: DYED });
    expect(order.measuring_since).toBeInstanceOf(Date);
    expect((await findAnalysisRow(db, id))?.result).toBe(first.result);
    expect(await beginAnalysis(db, id)).toMatchObject({ photos: [], round: 2, hasResult: true });
    expect(await recordAnalysis(db, id, { ...answered, round: 2, answers: DYED })).toBe(true);
    expect(await findAnalysisRow(db, id)).toMatchObject({
      result: answered.result,
      first_result: first.result,
      readings: first.readings,
      revision: 2,
    });
    expect(await orderOf(id)).toMatchObject({ measuring_since: null, round: 2 });
    expect(await beginAnalysis(db, id)).toBeNull();
    expect(await recordAnalysis(db, id, { ...answered, round: 2, answers: DYED })).toBe(false);
  });

  it('given one after the other are one round, made from the last ones', async () => {
    const id = await analyzed();
    await Promise.all([saveAnswers(db, id, DYED), saveAnswers(db, id, { naturalHair: 'covered' })]);
    await saveAnswers(db, id, { makeup: true });
    expect(await requests()).toEqual([['analyze', 2]]);
    await expect(recordAnalysis(db, id, { ...answered, round: 2, answers: DYED })).rejects.toThrow(AnswersChangedError);
    await expect(endAnalysisRound(db, id, { round: 2, answers: DYED })).rejects.toThrow(AnswersChangedError);
    const { answers } = await orderOf(id);
    expect(answers).toEqual({ ...DYED, naturalHair: 'covered', makeup: true });
    expect(await recordAnalysis(db, id, { ...answered, round: 2, answers })).toBe(true);
  });

  it('that were given before, or after a refund, request nothing', async () => {
    const id = await analyzed();
    expect(await saveAnswers(db, id, NO_ANSWERS)).toBe('saved');
    await query(db).updateTable('orders').set({ payment: 'refunded' }).where('id', '=', id).execute();
    expect(await saveAnswers(db, id, DYED)).toBe('order_closed');
    expect(await saveAnswers(db, newOrderId(), DYED)).toBe('order_not_found');
    expect(await requests()).toEqual([]);
    expect((await orderOf(id)).answers).toBeNull();
  });

  it('render the report again, without a second mail, and discard one of the previous result', async () => {
    const id = await delivered();
    await saveAnswers(db, id, DYED);
    await recordAnalysis(db, id, { ...answered, answers: DYED });
    expect(await requests()).toEqual([
      ['analyze', 2],
      ['render-report', undefined],
    ]);
    await expect(recordReport(db, id, { objectKey: 'a', bytes: 1, revision: 1 })).rejects.toThrow(StaleReportError);
    expect((await findReport(db, id))?.state).toBe('pending');
    await recordReport(db, id, { objectKey: 'a', bytes: 2, revision: 2 });
    expect(await findReport(db, id)).toMatchObject({ state: 'ready', bytes: 2 });
    expect(await listMails(db, id)).toHaveLength(1);
  });

  it('do not mail a request for photos again that an operator made', async () => {
    const id = await delivered();
    await runOperatorAction({ db }, id, 'ask-photos');
    await saveAnswers(db, id, DYED);
    await recordAnalysis(db, id, { ...answered, answers: DYED });
    await recordReport(db, id, { objectKey: 'a', bytes: 2, revision: 2 });
    const kinds = (await listMails(db, id)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['photo_request', 'results']);
  });
});

describe('two more photos', () => {
  it('are measured with the others, and change nothing until then', async () => {
    const id = await analyzed();
    expect(await countFreePhotoPlaces(db, await orderOf(id))).toBe(MOST_PHOTOS - PHOTO_COUNT);
    expect(await addPhotos(db, id, more())).toBe('added');
    expect(await countFreePhotoPlaces(db, await orderOf(id))).toBe(0);
    expect(await addPhotos(db, id, more('late'))).toBe('refused');
    expect(await listPhotos(db, id)).toHaveLength(3);
    const begun = await beginAnalysis(db, id);
    expect(begun?.photos.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(await recordAnalysis(db, id, { ...measured, round: 2, outlines: Array(5).fill(resultOf('marks')) })).toBe(
      true,
    );
    expect((await listPhotos(db, id)).map(({ outlines }) => outlines)).toEqual(Array(5).fill('sealed:marks'));
    const { result, readings } = measured;
    expect(await findAnalysisRow(db, id)).toMatchObject({ result, readings, first_result: first.result, revision: 2 });
  });

  it('of another day are counted once, and not in the place of others', async () => {
    const kind = { capture: 'free', told: false } as const;
    const repeat = { ...kind, season: 0, family: 1, neighbor: 1 };
    for (const pairs of [1, 2]) {
      const id = await analyzed();
      await addPhotos(db, id, more());
      expect(await recordAnalysis(db, id, { ...measured, round: 2, repeat })).toBe(true);
      expect(await recordAnalysis(db, id, { ...measured, round: 2, repeat })).toBe(false);
      await eraseOrder(db, id, `orders/${id}/`);
      expect(await listRepeatability(db)).toEqual([{ ...kind, pairs, season: 0, family: pairs, neighbor: pairs }]);
    }
    const id = await delivered();
    await exchangePhotos(db, id, others(), true);
    expect(await recordAnalysis(db, id, { ...measured, round: 2, repeat })).toBe(true);
    expect(await listRepeatability(db)).toMatchObject([{ pairs: 2 }]);
  });

  it('come before a result of only answers', async () => {
    const id = await analyzed();
    await saveAnswers(db, id, DYED);
    await addPhotos(db, id, more());
    expect(await requests()).toEqual([
      ['analyze', 2],
      ['analyze', 3],
    ]);
    expect(await recordAnalysis(db, id, { ...answered, round: 2, answers: DYED })).toBe(false);
    expect(await endAnalysisRound(db, id, { round: 2, answers: DYED })).toBe(false);
    expect(await recordAnalysis(db, id, { ...measured, round: 3, answers: DYED })).toBe(true);
  });

  it('that cannot be measured are dropped with a reason, and answers of the same round still count', async () => {
    const id = await analyzed();
    await addPhotos(db, id, more());
    await saveAnswers(db, id, DYED);
    expect(await failAnalysis(db, id, NO_FACE, 2)).toBe(true);
    expect(await listAllPhotos(db, id)).toHaveLength(3);
    expect(await orderOf(id)).toMatchObject({ progress: 'analyzed', failure: NO_FACE });
    const uploads = await query(db).selectFrom('uploads_under_way').select('prefix').execute();
    expect(uploads.map(({ prefix }) => prefix)).toContain('orders/x/more/');
    expect(await beginAnalysis(db, id)).toMatchObject({ photos: [], round: 2 });
    expect(await recordAnalysis(db, id, { ...answered, round: 2, answers: DYED })).toBe(true);
    expect(await orderOf(id)).toMatchObject({ measuring_since: null, failure: NO_FACE });
    await saveAnswers(db, id, { makeup: true });
    expect((await orderOf(id)).failure).toBeNull();
  });

  it('that are deleted before they are measured change nothing', async () => {
    const id = await analyzed();
    await addPhotos(db, id, more());
    await recordPhotosDeleted(db, id, { receipt: false });
    expect(await listAllPhotos(db, id)).toEqual([]);
    expect(await recordAnalysis(db, id, { ...measured, round: 2 })).toBe(false);
    expect(await beginAnalysis(db, id)).toMatchObject({ photos: [] });
    expect(await endAnalysisRound(db, id, { round: 2, answers: null })).toBe(true);
    expect((await findAnalysisRow(db, id))?.revision).toBe(1);
  });
});

describe('three other photos', () => {
  it('take the place of all, keep nothing of them, and are delivered again', async () => {
    const id = await delivered();
    expect(await exchangePhotos(db, id, others(), true)).toBe('exchanged');
    expect(await countRemainingExchanges(db, await orderOf(id), true)).toBe(0);
    expect(await exchangePhotos(db, id, others('late'), true)).toBe('refused');
    expect(await keysOf(id)).toEqual(storedPhotos.map(({ object_key }) => object_key));
    const begun = await beginAnalysis(db, id);
    expect(begun?.photos.map(({ sha256 }) => sha256)).toEqual(['others-1', 'others-2', 'others-3']);
    expect(begun?.allPhotos).toHaveLength(2 * PHOTO_COUNT);
    await query(db).deleteFrom('outbox').execute();
    expect(await recordAnalysis(db, id, { ...measured, round: 2 })).toBe(true);
    expect(await keysOf(id)).toEqual(others().photos.map(({ object_key }) => object_key));
    expect(await listAllPhotos(db, id)).toHaveLength(3);
    expect(await findAnalysisRow(db, id)).toMatchObject({ result: measured.result, first_result: null, revision: 2 });
    expect(await orderOf(id)).toMatchObject({ photo_exchanges: 1, measuring_since: null });
    expect(await requests()).toEqual([['render-report', undefined]]);
    await recordReport(db, id, { objectKey: 'a', bytes: 2, revision: 2 });
    expect(await listMails(db, id)).toHaveLength(2);
  });

  it('that cannot be measured do not count, and change neither report nor mail', async () => {
    const id = await delivered();
    await exchangePhotos(db, id, others(), true);
    await failAnalysis(db, id, NO_FACE, 2);
    await endAnalysisRound(db, id, { round: 2, answers: null });
    expect(await countRemainingExchanges(db, await orderOf(id), true)).toBe(3);
    expect(await keysOf(id)).toEqual(storedPhotos.map(({ object_key }) => object_key));
    expect(await orderOf(id)).toMatchObject({ photo_exchanges: 0, measuring_since: null, failure: NO_FACE });
    expect((await findReport(db, id))?.state).toBe('ready');
    expect(await listMails(db, id)).toHaveLength(1);
  });

  it('measured after a refund deliver nothing', async () => {
    const id = await delivered();
    await exchangePhotos(db, id, others(), true);
    await query(db).updateTable('orders').set({ payment: 'refunded' }).where('id', '=', id).execute();
    await query(db).deleteFrom('outbox').execute();
    expect(await recordAnalysis(db, id, { ...measured, round: 2 })).toBe(true);
    expect(await requests()).toEqual([]);
    expect(await listMails(db, id)).toHaveLength(1);
  });
});

describe('an order that waits to be analyzed again', () => {
  const overdue = async (id: number) => (await findOverdueJobs(db, 0, 1_000)).filter(({ orderId }) => orderId === id);

  it('is found by the sweeper until it is done, or exhausted', async () => {
    const [id, failing] = [await analyzed(), await analyzed()];
    expect(await overdue(id)).toEqual([]);
    await saveAnswers(db, id, DYED);
    await saveAnswers(db, failing, DYED);
    expect(await overdue(id)).toEqual([{ job: 'analyze', orderId: id }]);
    await recordAnalysis(db, id, { ...answered, answers: DYED });
    await JOBS.analyze.onExhausted(db, { orderId: failing }, 'the readings cannot be understood');
    expect([await overdue(id), await overdue(failing)]).toEqual([[], []]);
    expect(await orderOf(failing)).toMatchObject({ progress: 'analyzed', failure: { code: 'internal' } });
    expect((await findAnalysisRow(db, failing))?.result).toBe(first.result);
  });

  it('comes before new orders', () => {
    const of = (round?: number) => JOBS.analyze.priority?.({ orderId: 1, round }) ?? 0;
    expect(of(2)).toBeLessThan(of());
  });

  it('stores nothing once its consent is taken back, or it is erased', async () => {
    const [taken, erased] = [await analyzed(), await analyzed()];
    for (const id of [taken, erased]) await addPhotos(db, id, more());
    await takeBackConsent(db, taken);
    await eraseOrder(db, erased, `orders/${erased}/`);
    for (const id of [taken, erased]) {
      expect(await recordAnalysis(db, id, { ...measured, round: 2 })).toBe(false);
      expect(await failAnalysis(db, id, NO_FACE, 2)).toBe(false);
      expect(await beginAnalysis(db, id)).toBeNull();
      expect(await findAnalysisRow(db, id)).toBeUndefined();
      expect(await listAllPhotos(db, id)).toEqual([]);
    }
  });
});
