import {
  type Db,
  findAnalysisRow,
  isSealedText,
  type Kept,
  listPhotos,
  listUnsealed,
  replaceAnalysis,
  replaceOutlines,
  type SealedText,
} from '@trueseason/db';
import { evidenceOf, NAMES } from './measurements.ts';
import type { OrderKeys } from './order-keys.ts';
import { sealText } from './sealed-text.ts';

const BATCH = 200;

const sealed = async <Value>(dataKey: Buffer, name: string, kept: Kept<Value>): Promise<SealedText> =>
  isSealedText(kept) ? kept : sealText(dataKey, name, kept);

async function sealAnalysis(db: Db, keys: OrderKeys, orderId: number): Promise<void> {
  const row = await findAnalysisRow(db, orderId);
  if (!row) return;
  const { result, first_result, readings, more_photos_help } = row;
  const { dataKey } = await keys.make({ orderId, kind: 'results' });
  await replaceAnalysis(db, row, {
    result: await sealed(dataKey, NAMES.result, result),
    first_result: first_result && (await sealed(dataKey, NAMES.result, first_result)),
    readings: readings && (await sealed(dataKey, NAMES.readings, readings)),
    more_photos_help: isSealedText(result)
      ? (more_photos_help ?? false)
      : (evidenceOf(result).morePhotosWouldHelp ?? false),
  });
}

async function sealOutlines(db: Db, keys: OrderKeys, orderId: number): Promise<void> {
  for (const photo of await listPhotos(db, orderId)) {
    const { outlines, position } = photo;
    if (!outlines || isSealedText(outlines)) continue;
    const { dataKey } = await keys.make({ orderId, kind: 'photos' });
    await replaceOutlines(db, photo, await sealText(dataKey, NAMES.outlines(position), outlines));
  }
}

/** Seals measurements that were kept before there were keys. A run that was ended goes on where it was. */
export async function sealMeasurements(db: Db, keys: OrderKeys): Promise<{ orders: number; failed: number }> {
  const done = { orders: 0, failed: 0 };
  let after = 0;
  for (;;) {
    const orders = await listUnsealed(db, { after, limit: BATCH });
    for (const orderId of orders) {
      await Promise.all([sealAnalysis(db, keys, orderId), sealOutlines(db, keys, orderId)]).then(
        () => (done.orders += 1),
        () => (done.failed += 1),
      );
    }
    const last = orders.at(-1);
    if (last === undefined) return done;
    after = last;
  }
}
