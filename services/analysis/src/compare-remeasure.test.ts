import { createMeasurements, listRepeatability } from '@trueseason/shop/analysis';
import {
  beginAnalysis,
  openKeyService,
  openOrderKeys,
  placeOrderWithPhotos,
  recordAnalysis,
} from '@trueseason/shop/flows';
import { newOrderId } from '@trueseason/shop/order';
import { query } from '@trueseason/shop/testing';
import { databaseOfFile, storedPhotos } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { compareRemeasure } from './compare-days.ts';
import { buildEvidence } from './engine/build-evidence.ts';
import type { LogColor } from './engine/math/log-color.ts';
import type { Readings } from './engine/measure/index.ts';
import { reanalyze } from './reanalyze.ts';

const db = await databaseOfFile();
const keys = openKeyService({ MASTER_KEY: '5'.repeat(64), KMS_REGION: 'eu-west-1' });
const measurements = createMeasurements(db, openOrderKeys(db, keys));

const reading = (color: LogColor) => ({ color, sd: [0.04, 0.06, 0.15] as LogColor, pixels: 900 });
const photo = (light: number): Readings => ({
  zones: { cheekLeft: reading([0.22, 0.55, -0.8 + light]) },
  features: { hair: reading([0.1, 0.3, -3.2 + light]), sclera: reading([0.04, 0.2, -0.8 + light]) },
  capture: 'held',
});
const result = reanalyze([photo(0)], buildEvidence([photo(0)], []), { eyes: 'blue' });

/** A completed order with these readings. */
async function completed(readings: readonly object[]): Promise<number> {
  const id = newOrderId();
  await placeOrderWithPhotos(db, id, storedPhotos);
  await beginAnalysis(db, id);
  const sealed = await measurements.seal(id, { result, readings, outlines: [] });
  await recordAnalysis(db, id, { ...sealed, engineVersion: '1' });
  const columns = { payment: 'free', completed_at: new Date(0) } as const;
  await query(db).updateTable('orders').set(columns).where('id', '=', id).execute();
  return id;
}

let codes = 0;
async function remeasured(before: number, readings: readonly object[]): Promise<number> {
  const [id, code] = [await completed(readings), `AGAIN-${++codes}`];
  await query(db).insertInto('promos').values({ code, percent: 100 }).execute();
  await query(db).insertInto('remeasures').values({ order_id: before, code }).execute();
  await query(db).insertInto('promo_redemptions').values({ order_id: id, code }).execute();
  return id;
}
const compare = (orderId: number) => compareRemeasure({ db, measurements }, orderId);

it('counts a remeasure once', async () => {
  const id = await remeasured(await completed([photo(0)]), [photo(1)]);
  await compare(id);
  await compare(id);
  const counts = { pairs: 1, season: 1, family: 1, neighbor: 1 };
  expect(await listRepeatability(db)).toEqual([{ capture: 'held', told: true, ...counts }]);
});

it.each<[string, object[], object[]]>([
  ['readings of another form', [{ zones: 1 }], [photo(1)]],
  ['the same photos', [photo(0)], [photo(0)]],
])('counts nothing for %s', async (_, before, after) => {
  const id = await remeasured(await completed(before), after);
  const counted = await listRepeatability(db);
  await compare(id);
  expect(await listRepeatability(db)).toEqual(counted);
});
