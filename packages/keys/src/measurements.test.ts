import { randomBytes } from 'node:crypto';
import type { PhotoMark } from '@trueseason/contracts';
import { type Db, findAnalysisRow, findOrderKey, isSealedText, listPhotos, morePhotosHelp } from '@trueseason/db';
import { databaseOfFile, storedPhotos } from '@trueseason/test-kit';
import { resultFixture } from '@trueseason/test-kit/result';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SealBrokenError } from './key-service.ts';
import { createLocalKeyService } from './local-key-service.ts';
import { createMeasurements, type Measurements } from './measurements.ts';
import { createOrderKeys, type OrderKeys } from './order-keys.ts';
import { sealMeasurements } from './seal-measurements.ts';

const soft = resultFixture('Soft Summer');
const result = { ...soft, evidence: { ...soft.evidence, morePhotosWouldHelp: true } };
const readings = [{ zones: {} }, { zones: {} }, { zones: {} }];
const outlines = ['#A00000', '#B00000', '#C00000'].map((hex): PhotoMark[] => [
  { feature: 'hair', zone: null, lines: [], hex },
]);
let db: Db;
let keys: OrderKeys;
let measurements: Measurements;
let orderId = 5000;
beforeAll(async () => {
  db = await databaseOfFile();
  keys = createOrderKeys(db, createLocalKeyService(randomBytes(32)));
  measurements = createMeasurements(db, keys);
});

interface Kept {
  readonly result: unknown;
  readonly readings: unknown;
  readonly outlines: readonly unknown[];
  readonly morePhotosHelp?: boolean;
}
/** An order with what was measured, as it is given. */
async function keep({ morePhotosHelp: help, ...kept }: Kept): Promise<number> {
  orderId += 1;
  await db
    .insertInto('orders')
    .values({ id: orderId, flow: 'analyze_first', amount_cents: 2900, progress: 'processing' })
    .execute();
  const photos = storedPhotos.map((photo, i) => ({
    ...photo,
    order_id: orderId,
    outlines: JSON.stringify(kept.outlines[i]),
  }));
  await db.insertInto('photos').values(photos).execute();
  const columns = { result: JSON.stringify(kept.result), readings: JSON.stringify(kept.readings) };
  const analysis = { order_id: orderId, engine_version: '1', more_photos_help: help ?? null, ...columns };
  await db.insertInto('analyses').values(analysis).execute();
  return orderId;
}
/** The same as services keep it. */
async function keepSealed(): Promise<number> {
  const id = await keep({ result: {}, readings: [], outlines: [] });
  await db.deleteFrom('analyses').where('order_id', '=', id).execute();
  const {
    outlines: marks,
    morePhotosHelp: help,
    sealedUnder,
    ...sealed
  } = await measurements.seal(id, { result, readings, outlines });
  expect(sealedUnder.map(({ kind }) => kind)).toEqual(['results', 'photos']);
  const columns = { result: JSON.stringify(sealed.result), readings: JSON.stringify(sealed.readings) };
  await db
    .insertInto('analyses')
    .values({ order_id: id, engine_version: '1', more_photos_help: help, ...columns })
    .execute();
  for (const [i, text] of marks.entries()) {
    const photo = db.updateTable('photos').set({ outlines: JSON.stringify(text) });
    await photo
      .where('order_id', '=', id)
      .where('object_key', '=', `orders/x/${i + 1}`)
      .execute();
  }
  return id;
}
const outlinesOf = async (id: number) => measurements.openOutlines(id, await listPhotos(db, id));

describe('what was measured', () => {
  let id: number;
  beforeEach(async () => {
    id = await keepSealed();
  });

  it('is kept sealed, results and outlines with their own keys, and opens as it was', async () => {
    const row = await findAnalysisRow(db, id);
    const kept = [row?.result, row?.readings, ...(await listPhotos(db, id)).map((photo) => photo.outlines)];
    expect(kept.map(isSealedText)).toEqual([true, true, true, true, true]);
    expect(await measurements.findAnalysis(id)).toMatchObject({ result, firstResult: null, readings, revision: 1 });
    expect(await measurements.findResult(id)).toEqual(result);
    expect(await outlinesOf(id)).toEqual(outlines);
    expect(await morePhotosHelp(db, id)).toBe(true);
  });

  it('is not there any more once its key is deleted', async () => {
    await db.deleteFrom('order_keys').where('kind', '=', 'photos').execute();
    expect(await outlinesOf(id)).toEqual([null, null, null]);
    expect(await measurements.findResult(id)).toEqual(result);
    await db.deleteFrom('order_keys').execute();
    expect(await measurements.findResult(id)).toBeNull();
    expect(await measurements.findAnalysis(id)).toBeNull();
    expect(await measurements.findPreview(id)).toBeNull();
  });

  it('opens for no other order, and for no other photo', async () => {
    const other = await keepSealed();
    const copied = db
      .updateTable('analyses')
      .set({ result: JSON.stringify((await findAnalysisRow(db, other))?.result) });
    await copied.where('order_id', '=', id).execute();
    await expect(measurements.findResult(id)).rejects.toThrow(SealBrokenError);
    const [one, two] = await listPhotos(db, id);
    const swapped = [{ position: 1 as const, outlines: two?.outlines ?? null }];
    await expect(measurements.openOutlines(id, swapped)).rejects.toThrow(SealBrokenError);
    expect(await measurements.openOutlines(id, one ? [one] : [])).toEqual([outlines[0]]);
  });

  it('gives before it is paid whether photos differ, which do not count, and contrasts', async () => {
    const { contrasts } = result.evidence;
    expect(await measurements.findPreview(id)).toEqual({
      differ: false,
      repeated: [],
      morePhotosFor: 'season',
      contrasts,
    });
    expect(await measurements.findPreview(1)).toBeNull();
  });

  it('takes less room than it did', async () => {
    const text = JSON.stringify((await findAnalysisRow(db, id))?.result);
    expect(text.length).toBeLessThan(JSON.stringify(result).length);
  });
});

describe('what was kept before there were keys', () => {
  it('opens as it is, and asks for no key', async () => {
    const id = await keep({ result, readings, outlines });
    expect(await measurements.findAnalysis(id)).toMatchObject({ result, readings });
    expect(await outlinesOf(id)).toEqual(outlines);
    expect(await morePhotosHelp(db, id)).toBe(true);
    expect(await findOrderKey(db, id, 'results')).toBeUndefined();
  });

  it('is sealed by the command, once', async () => {
    const id = await keep({ result, readings, outlines });
    const { orders, failed } = await sealMeasurements(db, keys);
    expect([orders >= 1, failed]).toEqual([true, 0]);
    const row = await findAnalysisRow(db, id);
    expect([row?.result, row?.readings].map(isSealedText)).toEqual([true, true]);
    expect(row).toMatchObject({ first_result: null, more_photos_help: true, revision: 1 });
    expect(await measurements.findAnalysis(id)).toMatchObject({ result, readings });
    expect(await outlinesOf(id)).toEqual(outlines);
    expect(await sealMeasurements(db, keys)).toEqual({ orders: 0, failed: 0 });
  });
});
