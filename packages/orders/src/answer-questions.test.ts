import { isDeepStrictEqual } from 'node:util';
import { type Answers, NO_ANSWERS } from '@trueseason/contracts';
import { findAnalysisRow, findOrder, findReport, listMails, type SealedText } from '@trueseason/db';
import { databaseOfFile, sealedAnalysis, storedPhotos } from '@trueseason/test-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AnswersChangedError,
  beginAnalysis,
  keepAnswers,
  newOrderId,
  placeOrderWithPhotos,
  recordAnalysis,
  recordMailSent,
  recordReanalysis,
  recordReport,
  redeemFreeOrder,
  StaleReportError,
  setEmail,
} from './index.ts';

const db = await databaseOfFile();
beforeEach(async () => {
  await db.deleteFrom('outbox').execute();
});

const DYED: Answers = { ...NO_ANSWERS, hairDyed: true };
const resultOf = (season: string): SealedText => `sealed:${season}`;
const first = { ...sealedAnalysis, result: resultOf('Soft Summer'), answers: null };
const other = {
  madeFrom: { revision: 1, answers: null },
  result: resultOf('Light Summer'),
  morePhotosHelp: false,
  engineVersion: '2',
  answers: DYED,
};
const jobs = async () => (await db.selectFrom('outbox').select('job').orderBy('id').execute()).map(({ job }) => job);

async function processing(): Promise<number> {
  const id = newOrderId();
  await placeOrderWithPhotos(db, id, storedPhotos);
  await beginAnalysis(db, id);
  return id;
}
async function analyzed(): Promise<number> {
  const id = await processing();
  await recordAnalysis(db, id, first);
  return id;
}
async function completed(): Promise<number> {
  const id = await analyzed();
  await setEmail(db, id, 'someone@example.com');
  await db.updateTable('orders').set({ promo_code: 'FREE100', amount_cents: 0 }).where('id', '=', id).execute();
  expect(await redeemFreeOrder(db, id)).toBe('settled');
  return id;
}

describe('answers', () => {
  it('are stored for the analysis, which uses them', async () => {
    const id = await processing();
    expect(await keepAnswers(db, id, DYED)).toBe(true);
    expect((await findOrder(db, id))?.answers).toEqual(DYED);
    await expect(recordAnalysis(db, id, first)).rejects.toThrow(AnswersChangedError);
    expect(await findOrder(db, id)).toMatchObject({ progress: 'processing' });
    expect(await recordAnalysis(db, id, { ...first, answers: DYED })).toBe(true);
  });

  it('that come too late change nothing by themselves', async () => {
    const id = await analyzed();
    expect(await keepAnswers(db, id, DYED)).toBe(false);
    expect((await findOrder(db, id))?.answers).toBeNull();
  });

  it('store a new result, and keep the first one', async () => {
    const id = await analyzed();
    expect(await recordReanalysis(db, id, other)).toBe(true);
    const again = { ...other, madeFrom: { revision: 2, answers: DYED }, result: resultOf('True Summer') };
    expect(await recordReanalysis(db, id, again)).toBe(true);
    expect(await findAnalysisRow(db, id)).toMatchObject({
      result: resultOf('True Summer'),
      first_result: resultOf('Soft Summer'),
      engine_version: '2',
      readings: sealedAnalysis.readings,
      revision: 3,
    });
    expect((await findOrder(db, id))?.answers).toEqual(DYED);
    expect(await findReport(db, id)).toBeUndefined();
  });

  it('add no result to an order without one', async () => {
    expect(await recordReanalysis(db, await processing(), other)).toBe(false);
    expect(await recordReanalysis(db, newOrderId(), other)).toBe(false);
  });

  it('render the report again, without a second mail', async () => {
    const id = await completed();
    await recordReport(db, id, { objectKey: 'a', bytes: 1, revision: 1 });
    const [mail] = await listMails(db, id);
    await recordMailSent(db, mail?.id ?? '', 'sent');
    const before = (await jobs()).length;
    await recordReanalysis(db, id, other);
    expect((await jobs()).slice(before)).toEqual(['render-report']);
    expect((await findReport(db, id))?.state).toBe('pending');
    await recordReport(db, id, { objectKey: 'a', bytes: 2, revision: 2 });
    expect(await findReport(db, id)).toMatchObject({ state: 'ready', bytes: 2 });
    expect((await jobs()).slice(before)).toEqual(['render-report']);
    expect(await listMails(db, id)).toHaveLength(1);
  });

  it('discard a report of the previous result', async () => {
    const id = await completed();
    await recordReanalysis(db, id, other);
    await expect(recordReport(db, id, { objectKey: 'a', bytes: 1, revision: 1 })).rejects.toThrow(StaleReportError);
    expect((await findReport(db, id))?.state).toBe('pending');
  });

  it('from two concurrent tabs keep answers and result consistent, and reject all but one', async () => {
    const id = await analyzed();
    const seasons = ['Light Summer', 'True Summer', 'Soft Autumn', 'True Autumn'];
    const recorded = await Promise.all(
      seasons.map((season, i) =>
        recordReanalysis(db, id, {
          ...other,
          result: resultOf(season),
          answers: { ...NO_ANSWERS, hairDyed: i % 2 === 0, makeup: i > 1 },
        }),
      ),
    );
    const [order, analysis] = [await findOrder(db, id), await findAnalysisRow(db, id)];
    const last = seasons.findIndex((season) => isDeepStrictEqual(analysis?.result, resultOf(season)));
    expect(recorded.map((done, i) => done === (i === last))).toEqual([true, true, true, true]);
    expect(order?.answers).toEqual({ ...NO_ANSWERS, hairDyed: last % 2 === 0, makeup: last > 1 });
    expect(analysis?.revision).toBe(2);
  });

  it('to one question keep concurrent answers to another, before there is a result', async () => {
    const id = await processing();
    await Promise.all([keepAnswers(db, id, { ...NO_ANSWERS, hairWorn: 'covered' }), keepAnswers(db, id, DYED)]);
    expect((await findOrder(db, id))?.answers?.hairWorn).toBe('covered');
  });
});
