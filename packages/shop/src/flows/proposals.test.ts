import { type Answers, NO_ANSWERS } from '@trueseason/contracts';
import { databaseOfFile, sealedAnalysis } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAnalysisRow, findMeasuredPhotos, findProposalRow } from '../analysis/analysis-queries.ts';
import { listRepeatability } from '../analysis/repeatability.ts';
import type { SealedText } from '../encryption/sealed-column.ts';
import { listMails } from '../mail/mail-queries.ts';
import { newOrderId } from '../order/new-order-id.ts';
import { listOrderEvents } from '../order/order-history.ts';
import { findOrder } from '../order/order-queries.ts';
import { listAllPhotos, listPhotos } from '../photos/photo-queries.ts';
import type { NewPhoto } from '../photos/photos-table.ts';
import { findReport } from '../report/report-queries.ts';
import { query } from '../schema/database-schema.ts';
import { setEmail } from './change-email.ts';
import { addPhotos, countFreePhotoPlaces } from './change-photos.ts';
import { decideProposal } from './decide-proposal.ts';
import { eraseOrder } from './erase-order.ts';
import { leaveOutPhoto } from './leave-out-photo.ts';
import { redeemFreeOrder } from './record-payment.ts';
import { recordPhotosDeleted } from './record-photos-deleted.ts';
import { recordReport } from './record-report.ts';
import { beginAnalysis, failAnalysis, recordAnalysis } from './run-analysis.ts';
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
const first = { ...sealedAnalysis, result: resultOf('True Spring') };
const answered = { ...unread, result: resultOf('True Autumn'), differs: true };
const measured = {
  ...answered,
  readings: resultOf('five readings'),
  outlines: Array<SealedText>(5).fill('sealed:marks'),
};
const told = resultOf('told');

/** Opens nothing: a kept result is composed again only where answers came since. */
const measurements = {
  findResult: async () => resultFixture('True Spring', { evidence: { answers: undefined } }),
  sealResult: async () => ({ result: told, season: 'True Spring', sealedUnder: [] }),
};
const decide = (id: number, decision: 'keep' | 'take', round = 2) =>
  decideProposal({ db, measurements }, id, { round, decision });

const photosAt = (positions: readonly number[], name = 'more'): { photos: NewPhoto[]; consent: null } => ({
  photos: positions.map((position) => ({
    position,
    object_key: `orders/x/${name}/${position}`,
    media_type: 'image/jpeg',
    bytes: 10,
    sha256: `${name}-${position}`,
  })),
  consent: null,
});
const eventsOf = async (id: number) =>
  (await listOrderEvents(db, id))
    .map(({ kind, detail }) => [kind, detail.of])
    .filter(([kind]) => kind?.startsWith('result_'));
const photosOf = async (id: number) =>
  (await listPhotos(db, id)).map(({ position, object_key }) => [position, object_key.split('/').slice(-2).join('/')]);

/** Bought and reported. */
async function delivered(): Promise<number> {
  const id = await orders.analyzed(first);
  await setEmail(db, id, `someone-${id}@example.com`);
  await query(db).updateTable('orders').set({ promo_code: 'FREE100', amount_cents: 0 }).where('id', '=', id).execute();
  expect(await redeemFreeOrder(db, id)).toBe('settled');
  await recordReport(db, id, { objectKey: 'a', bytes: 1, revision: 1 });
  await query(db).deleteFrom('outbox').execute();
  return id;
}
async function proposedByAnswers(): Promise<number> {
  const id = await delivered();
  await saveAnswers(db, id, DYED);
  expect(await recordAnalysis(db, id, { ...answered, answers: DYED })).toBe(true);
  return id;
}
async function proposedByPhotos(): Promise<number> {
  const id = await delivered();
  await addPhotos(db, id, photosAt([4, 5]));
  expect(await recordAnalysis(db, id, { ...measured, round: 2 })).toBe(true);
  return id;
}

describe('a result that differs in what its owner was told', () => {
  it('is proposed, and leaves result, report, mail and photos as they are', async () => {
    for (const propose of [proposedByAnswers, proposedByPhotos]) {
      const id = await propose();
      expect(await findAnalysisRow(db, id)).toMatchObject({ result: first.result, revision: 1, first_result: null });
      expect(await findProposalRow(db, id)).toMatchObject({ result: answered.result, round: 2 });
      expect(await findOrder(db, id)).toMatchObject({ measuring_since: null, progress: 'analyzed' });
      expect((await findReport(db, id))?.state).toBe('ready');
      expect(await listMails(db, id)).toHaveLength(1);
      expect(await listPhotos(db, id)).toHaveLength(3);
      expect(await orders.jobsOf(id)).toEqual(['analyze']);
    }
  });

  it('is taken at once before it was bought, and where nothing of that kind differs', async () => {
    const id = await orders.analyzed(first);
    await saveAnswers(db, id, DYED);
    expect(await recordAnalysis(db, id, { ...answered, answers: DYED })).toBe(true);
    const bought = await delivered();
    await saveAnswers(db, bought, DYED);
    expect(await recordAnalysis(db, bought, { ...answered, differs: false, answers: DYED })).toBe(true);
    for (const one of [id, bought]) {
      expect(await findAnalysisRow(db, one)).toMatchObject({ result: answered.result, revision: 2 });
      expect(await findProposalRow(db, one)).toBeUndefined();
    }
  });

  it('ends with the next change, which is measured with the same photos', async () => {
    const id = await proposedByPhotos();
    const order = await findOrder(db, id);
    expect(order && (await countFreePhotoPlaces(db, order))).toBe(0);
    await saveAnswers(db, id, DYED);
    expect(await findProposalRow(db, id)).toBeUndefined();
    expect(await decide(id, 'take')).toBe('outdated');
    expect((await beginAnalysis(db, id))?.photos).toHaveLength(5);
    expect(await recordAnalysis(db, id, { ...measured, round: 3, answers: DYED })).toBe(true);
    expect(await findProposalRow(db, id)).toMatchObject({ round: 3 });
    expect(await decide(id, 'take')).toBe('outdated');
    expect(await decide(id, 'take', 3)).toBe('decided');
  });

  it('counts its added photos of another day once, whatever its owner decides', async () => {
    const repeat = { capture: 'free', told: false, season: 0, family: 1, neighbor: 1 } as const;
    const id = await delivered();
    await addPhotos(db, id, photosAt([4, 5]));
    await recordAnalysis(db, id, { ...measured, round: 2, repeat });
    await saveAnswers(db, id, DYED);
    await recordAnalysis(db, id, { ...measured, round: 3, answers: DYED, repeat });
    expect(await decide(id, 'keep', 3)).toBe('decided');
    expect(await listRepeatability(db)).toMatchObject([{ pairs: 1 }]);
    await addPhotos(db, id, photosAt([4], 'another'));
    await recordAnalysis(db, id, { ...measured, round: 4, answers: DYED, repeat });
    expect(await listRepeatability(db)).toMatchObject([{ pairs: 2 }]);
  });
});

describe('a proposal that is taken', () => {
  it('replaces the result and its report, and keeps the first', async () => {
    const id = await proposedByPhotos();
    expect(await decide(id, 'take')).toBe('decided');
    expect(await findAnalysisRow(db, id)).toMatchObject({
      result: measured.result,
      readings: measured.readings,
      first_result: first.result,
      revision: 2,
    });
    expect((await listPhotos(db, id)).map(({ outlines }) => outlines)).toEqual(Array(5).fill('sealed:marks'));
    expect((await findReport(db, id))?.state).toBe('pending');
    expect(await orders.jobsOf(id)).toEqual(['analyze', 'render-report']);
    expect(await listMails(db, id)).toHaveLength(1);
    expect(await eventsOf(id)).toEqual([
      ['result_proposed', 'photos'],
      ['result_taken', undefined],
    ]);
  });

  it('keeps the readings where only answers changed', async () => {
    const id = await proposedByAnswers();
    await decide(id, 'take');
    expect(await findAnalysisRow(db, id)).toMatchObject({ result: answered.result, readings: first.readings });
  });

  it('outlives its photos, without their outlines', async () => {
    const id = await proposedByPhotos();
    await recordPhotosDeleted(db, id, { receipt: false });
    expect(await findProposalRow(db, id)).toMatchObject({ outlines: null });
    expect(await decide(id, 'take')).toBe('decided');
    expect(await findAnalysisRow(db, id)).toMatchObject({ result: measured.result });
    expect(await listAllPhotos(db, id)).toEqual([]);
  });
});

describe('a proposal that is dropped', () => {
  it('leaves its photos out, and their places free', async () => {
    const id = await proposedByPhotos();
    expect(await decide(id, 'keep')).toBe('decided');
    expect(await listAllPhotos(db, id)).toHaveLength(3);
    const uploads = await query(db).selectFrom('uploads_under_way').select('prefix').execute();
    expect(uploads.map(({ prefix }) => prefix)).toContain('orders/x/more/');
    expect(await findProposalRow(db, id)).toBeUndefined();
    expect(await eventsOf(id)).toEqual([
      ['result_proposed', 'photos'],
      ['result_kept', undefined],
    ]);
    expect(await addPhotos(db, id, photosAt([4, 5]))).toBe('added');
  });

  it('keeps the season, and shows the answers as told, in the report, too', async () => {
    const id = await proposedByAnswers();
    expect(await decide(id, 'keep')).toBe('decided');
    expect(await findAnalysisRow(db, id)).toMatchObject({ result: told, readings: first.readings, revision: 2 });
    expect((await findOrder(db, id))?.answers).toEqual(DYED);
    expect(await orders.jobsOf(id)).toEqual(['analyze', 'render-report']);
  });
});

describe('a decision', () => {
  it('counts once, however often and on however many devices it is pressed', async () => {
    for (const decision of ['keep', 'take'] as const) {
      const id = await proposedByAnswers();
      expect(await Promise.all([decide(id, decision), decide(id, decision)])).toEqual(['decided', 'decided']);
      expect((await findAnalysisRow(db, id))?.revision).toBe(2);
      expect(await eventsOf(id)).toHaveLength(2);
      expect(await orders.jobsOf(id)).toEqual(['analyze', 'render-report']);
    }
  });

  it('in two tabs is the first one', async () => {
    const id = await proposedByAnswers();
    const outcomes = await Promise.all([decide(id, 'keep'), decide(id, 'take')]);
    expect(outcomes.toSorted()).toEqual(['decided', 'outdated']);
    const taken = outcomes[1] === 'decided';
    expect((await findAnalysisRow(db, id))?.result).toBe(taken ? answered.result : told);
  });

  it('is not made for an order that is refunded, disputed, erased or without consent', async () => {
    for (const payment of ['refunded', 'disputed'] as const) {
      const id = await proposedByAnswers();
      await query(db).updateTable('orders').set({ payment }).where('id', '=', id).execute();
      for (const decision of ['keep', 'take'] as const) expect(await decide(id, decision)).toBe('order_closed');
      expect((await findAnalysisRow(db, id))?.result).toBe(first.result);
      expect(await findProposalRow(db, id)).toBeDefined();
    }
    const [erased, taken] = [await proposedByPhotos(), await proposedByPhotos()];
    await eraseOrder(db, erased, `orders/${erased}/`);
    await takeBackConsent(db, taken);
    expect(await decide(erased, 'take')).toBe('order_not_found');
    expect(await decide(newOrderId(), 'keep')).toBe('order_not_found');
    expect(await decide(taken, 'take')).toBe('order_closed');
    for (const id of [erased, taken]) expect(await findProposalRow(db, id)).toBeUndefined();
  });
});

describe('an added photo', () => {
  async function withFive(): Promise<number> {
    const id = await proposedByPhotos();
    await decide(id, 'take');
    return id;
  }
  const names = (id: number) => photosOf(id).then((photos) => photos.map(([, name]) => name));

  it('is left out with the result without it, and the others keep their numbers', async () => {
    const id = await withFive();
    expect(await leaveOutPhoto(db, id, 4)).toBe('left_out');
    expect(await leaveOutPhoto(db, id, 4)).toBe('left_out');
    expect(await names(id)).toHaveLength(5);
    const begun = await beginAnalysis(db, id);
    expect(begun?.photos.map(({ sha256 }) => sha256)).toEqual([
      expect.anything(),
      expect.anything(),
      expect.anything(),
      'more-5',
    ]);
    const outlines = ['a', 'b', 'c', '', 'd'].map(resultOf);
    expect(await recordAnalysis(db, id, { ...measured, differs: false, outlines, round: 3 })).toBe(true);
    expect((await photosOf(id)).slice(3)).toEqual([[5, 'more/5']]);
    expect((await listPhotos(db, id)).map(({ outlines: marks }) => marks)).toEqual(outlines.toSpliced(3, 1));
    const uploads = await query(db).selectFrom('uploads_under_way').select('prefix').execute();
    expect(uploads.map(({ prefix }) => prefix)).toContain('orders/x/more/4');
    expect(await findMeasuredPhotos(db, id)).toEqual({ positions: [1, 2, 3, 5], leaving: [] });
    expect(await addPhotos(db, id, photosAt([5], 'again'))).toBe('refused');
    expect(await addPhotos(db, id, photosAt([6], 'again'))).toBe('added');
  });

  it('stays until the owner takes a result that differs, and if they keep the other', async () => {
    const id = await withFive();
    await leaveOutPhoto(db, id, 5);
    await recordAnalysis(db, id, { ...measured, outlines: [], round: 3 });
    expect(await names(id)).toHaveLength(5);
    expect((await eventsOf(id)).at(-1)).toEqual(['result_proposed', 'photo_left_out']);
    expect(await decide(id, 'keep', 3)).toBe('decided');
    expect(await findMeasuredPhotos(db, id)).toEqual({ positions: [1, 2, 3, 4, 5], leaving: [] });
    await leaveOutPhoto(db, id, 5);
    await recordAnalysis(db, id, { ...measured, outlines: [], round: 4 });
    expect(await decide(id, 'take', 4)).toBe('decided');
    expect(await names(id)).toHaveLength(4);
  });

  it('stays if the others cannot be measured', async () => {
    const id = await withFive();
    await leaveOutPhoto(db, id, 5);
    await failAnalysis(db, id, { code: 'photos', message: 'No face.', photos: [] }, 3);
    expect(await findMeasuredPhotos(db, id)).toEqual({ positions: [1, 2, 3, 4, 5], leaving: [] });
  });

  it('is one of those that were measured, of an open order, and not the last', async () => {
    const id = await withFive();
    expect(await leaveOutPhoto(db, id, 6)).toBe('not_found');
    expect(await leaveOutPhoto(db, newOrderId(), 4)).toBe('order_not_found');
    for (const position of [1, 2, 3, 5]) expect(await leaveOutPhoto(db, id, position)).toBe('left_out');
    expect(await leaveOutPhoto(db, id, 4)).toBe('last_photo');
    await query(db).updateTable('orders').set({ payment: 'refunded' }).where('id', '=', id).execute();
    expect(await leaveOutPhoto(db, id, 4)).toBe('order_closed');
  });
});
