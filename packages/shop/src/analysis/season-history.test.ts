import { type Answers, NO_ANSWERS } from '@trueseason/contracts';
import { databaseOfFile, sealedAnalysis } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { listAdminOrders } from '../back-office/admin-orders.ts';
import { readTimeline } from '../back-office/timeline.ts';
import { exportOrder } from '../flows/export-order.ts';
import { beginAnalysis, recordAnalysis } from '../flows/run-analysis.ts';
import { saveAnswers } from '../flows/save-answers.ts';
import { takeBackConsent } from '../flows/take-back-consent.ts';
import { ordersOf } from '../flows/testing/orders.ts';

const db = await databaseOfFile();
const { analyzed, pay } = ordersOf(db);
const { readings: _readings, ...unread } = sealedAnalysis;

const told = async (id: number) =>
  (await readTimeline(db, id)).flatMap(({ what }) => (what.startsWith('Season') ? [what] : []));
const found = async (search: string) =>
  (await listAdminOrders(db, { search, limit: 9, offset: 0 })).map(({ id }) => id);
async function again(id: number, season: string, changes: Answers, differs = false): Promise<void> {
  await saveAnswers(db, id, { ...NO_ANSWERS, ...changes });
  const begun = await beginAnalysis(db, id);
  await recordAnalysis(db, id, { ...unread, season, differs, round: begun?.round ?? 0 });
}

it('names the season before and after each round, and finds the order by each, until the result goes', async () => {
  const id = await analyzed({ ...sealedAnalysis, season: 'True Spring' });
  await pay(id);
  await again(id, 'True Spring', { hairDyed: true });
  await again(id, 'Light Spring', { hairDyed: false, makeup: true });
  await again(id, 'Soft Summer', { hairDyed: true, makeup: true }, true);
  expect(await told(id)).toEqual([
    'Season: True Spring',
    'Season: True Spring, as before',
    'Season: Light Spring, before True Spring',
    'Season of the proposed result: Soft Summer',
  ]);
  for (const season of ['true spring', 'Light Spring', 'SOFT SUMMER']) expect(await found(season)).toEqual([id]);
  expect(await found('Dark Autumn')).toEqual([]);
  // A locked order tells no season.
  expect((await exportOrder(db, id, null)).seasons).toBeNull();
  await takeBackConsent(db, id);
  expect(await told(id)).toEqual([]);
  expect(await found('true spring')).toEqual([]);
});
