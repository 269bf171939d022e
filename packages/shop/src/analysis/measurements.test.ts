import { randomBytes } from 'node:crypto';
import type { PhotoMark } from '@trueseason/contracts';
import { databaseOfFile, storedPhotos } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { SealBrokenError } from '../encryption/key-service.ts';
import { createLocalKeyService } from '../encryption/local-key-service.ts';
import type { OrderKeys } from '../encryption/order-keys.ts';
import { isSealedText } from '../encryption/sealed-column.ts';
import { openOrderKeys } from '../flows/open-keys.ts';
import { listPhotos } from '../photos/photo-queries.ts';
import { query } from '../schema/database-schema.ts';
import { findAnalysisRow } from './analysis-queries.ts';
import { createMeasurements, type Measurements } from './measurements.ts';

const result = resultFixture('Soft Summer');
const readings = [{ zones: {} }, { zones: {} }, { zones: {} }];
const outlines = ['#A00000', '#B00000', '#C00000'].map((hex): PhotoMark[] => [
  { feature: 'hair', zone: null, lines: [], hex },
]);
let db: Database;
let keys: OrderKeys;
let measurements: Measurements;
let orderId = 5000;
beforeAll(async () => {
  db = await databaseOfFile();
  keys = openOrderKeys(db, createLocalKeyService(randomBytes(32)));
  measurements = createMeasurements(db, keys);
});

/** An order with stored measurements. */
async function keepSealed(): Promise<number> {
  orderId += 1;
  const order = { id: orderId, flow: 'analyze_first', amount_cents: 2900, progress: 'processing' } as const;
  await query(db).insertInto('orders').values(order).execute();
  await query(db)
    .insertInto('photos')
    .values(storedPhotos.map((photo) => ({ ...photo, order_id: orderId })))
    .execute();
  const sealed = await measurements.seal(orderId, { result, readings, outlines });
  expect(sealed.sealedUnder.map(({ kind }) => kind)).toEqual(['results', 'photos']);
  const columns = { result: JSON.stringify(sealed.result), readings: JSON.stringify(sealed.readings) };
  await query(db)
    .insertInto('analyses')
    .values({ order_id: orderId, engine_version: '1', ...columns })
    .execute();
  for (const [i, text] of sealed.outlines.entries()) {
    await query(db)
      .updateTable('photos')
      .set({ outlines: JSON.stringify(text) })
      .where('order_id', '=', orderId)
      .where('object_key', '=', `orders/x/${i + 1}`)
      .execute();
  }
  return orderId;
}
const outlinesOf = async (id: number) => measurements.openOutlines(id, await listPhotos(db, id));

describe('what was measured', () => {
  let id: number;
  beforeEach(async () => {
    id = await keepSealed();
  });

  it('are encrypted, results and outlines with separate keys, and decrypt unchanged', async () => {
    const row = await findAnalysisRow(db, id);
    const kept = [row?.result, row?.readings, ...(await listPhotos(db, id)).map((photo) => photo.outlines)];
    expect(kept.map(isSealedText)).toEqual([true, true, true, true, true]);
    expect(await measurements.findAnalysis(id)).toMatchObject({ result, firstResult: null, readings, revision: 1 });
    expect(await measurements.findResult(id)).toEqual(result);
    expect(await outlinesOf(id)).toEqual(outlines);
  });

  it('are gone when their key is deleted', async () => {
    await query(db).deleteFrom('order_keys').where('kind', '=', 'photos').execute();
    expect(await outlinesOf(id)).toEqual([null, null, null]);
    expect(await measurements.findResult(id)).toEqual(result);
    await query(db).deleteFrom('order_keys').execute();
    expect(await measurements.findResult(id)).toBeNull();
    expect(await measurements.findAnalysis(id)).toBeNull();
    expect(await measurements.findPreview(id)).toBeNull();
  });

  it('do not decrypt for another order or photo', async () => {
    const other = await keepSealed();
    const copied = query(db)
      .updateTable('analyses')
      .set({ result: JSON.stringify((await findAnalysisRow(db, other))?.result) });
    await copied.where('order_id', '=', id).execute();
    await expect(measurements.findResult(id)).rejects.toThrow(SealBrokenError);
    const [one, two] = await listPhotos(db, id);
    const swapped = [{ position: 1 as const, outlines: two?.outlines ?? null }];
    await expect(measurements.openOutlines(id, swapped)).rejects.toThrow(SealBrokenError);
    expect(await measurements.openOutlines(id, one ? [one] : [])).toEqual([outlines[0]]);
  });

  it('show before payment whether photos differ, which are not used, one finding, and how sure the season is', async () => {
    const { finding, preview } = result.reading.sections;
    expect(await measurements.findPreview(id)).toEqual({
      differ: false,
      repeated: [],
      morePhotosFor: 'season',
      finding: finding.lines[0],
      certainty: preview.lines,
    });
    expect(await measurements.findPreview(1)).toBeNull();
  });
});
