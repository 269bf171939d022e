import { databaseOfFile } from '@trueseason/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { query } from '../schema/database-schema.ts';
import { deleteOldEvents, findRecordedEvents, readEventFigures, recordPaymentEvent } from './payment-events.ts';

const db = await databaseOfFile();

it('deletes events that the provider lists no more, but the last of each way', async () => {
  const ages = { evt_new: 0, evt_listed: 30, evt_old: 32, evt_older: 400 };
  for (const [id, days] of Object.entries(ages)) {
    await recordPaymentEvent(db, { id, type: 'charge.refunded', intentId: null }, 'webhook');
    await sql`update provider_events set received_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(
      query(db),
    );
  }
  await recordPaymentEvent(db, { id: 'evt_only', type: 'charge.refunded', intentId: null }, 'list');
  await sql`update provider_events set received_at = now() - interval '1 year' where id = 'evt_only'`.execute(
    query(db),
  );
  expect(await deleteOldEvents(db)).toBe(2);
  expect(await findRecordedEvents(db, [...Object.keys(ages), 'evt_only'])).toEqual(
    new Set(['evt_new', 'evt_listed', 'evt_only']),
  );
  const { lastAt } = await readEventFigures(db);
  expect(lastAt.list?.getFullYear()).toBeLessThan(new Date().getFullYear());
});
