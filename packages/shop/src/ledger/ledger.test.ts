import { databaseOfFile } from '@trueseason/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { query } from '../schema/database-schema.ts';
import { bookEntries } from './book-entries.ts';
import { bookRefunds } from './book-payments.ts';
import { type BalanceLine, closeDay, firstOpenDay } from './close-day.ts';
import { bookDifference, listDifferences } from './differences.ts';
import { deleteExpiredEntries, findSale, moneyByDay } from './ledger-queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const db = await databaseOfFile();
const after = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const charge = { kind: 'charge', currency: 'usd', cents: 2900, reference: 'pi_1' } as const;

let day: string;
beforeEach(async () => {
  // Each test begins on a day of its own.
  day = await firstOpenDay(db);
});

const line = (of: Partial<BalanceLine> = {}): BalanceLine => ({
  ...charge,
  providerId: of.reference ?? charge.reference,
  at: noon(day),
  isOurs: true,
  ...of,
});

describe('entries', () => {
  it('are never changed or removed', async () => {
    await bookEntries(db, [{ ...charge, reference: 'pi_stays', at: noon(day) }]);
    const mine = { table: sql.table('ledger_entries'), is: sql`reference = 'pi_stays'` };
    for (const statement of [
      sql`update ${mine.table} set cents = 0 where ${mine.is}`,
      sql`delete from ${mine.table} where ${mine.is}`,
      sql`truncate ${mine.table} cascade`,
    ])
      await expect(statement.execute(query(db))).rejects.toThrow('only ever added to');
    await expect(sql`update books set closed_to = closed_to - 1`.execute(query(db))).rejects.toThrow('stays closed');
    expect(await findSale(db, 'pi_stays')).toMatchObject({ cents: 2900, sold: day, deleted: null });
  });

  it('are booked once, and on an open day', async () => {
    const late = { ...charge, reference: 'pi_late', at: noon(after(day, -40)) };
    expect(await bookEntries(db, [late])).toEqual(['pi_late']);
    expect(await bookEntries(db, [late])).toEqual([]);
    expect(await findSale(db, 'pi_late')).toMatchObject({ sold: day });
    // A moment without money keeps its day.
    await bookEntries(db, [{ ...late, kind: 'order_delivered', cents: 0 }]);
    expect(await findSale(db, 'pi_late')).toMatchObject({ delivered: after(day, -40) });
  });

  it('go after ten years', async () => {
    await sql`alter table ledger_entries disable trigger ledger_entries_day`.execute(query(db));
    await bookEntries(db, [{ ...charge, reference: 'pi_old', at: noon(after(day, -3700)) }]);
    await sql`alter table ledger_entries enable trigger ledger_entries_day`.execute(query(db));
    expect(await deleteExpiredEntries(db)).toBe(1);
    expect(await findSale(db, 'pi_old')).toBeUndefined();
  });

  it('of refunds from before the books began are not booked again', async () => {
    const earlier = { id: 're_earlier', cents: 500, currency: 'usd', at: noon(day), failedAt: null };
    await bookEntries(db, [
      { ...charge, reference: 'pi_then' },
      { ...charge, kind: 'refund', cents: -500, reference: 'pi_then', at: noon(day) },
    ]);
    const later = { ...earlier, id: 're_later', cents: 700, at: noon(after(day, 1)) };
    const booked = await inTransaction(db, (trx) => bookRefunds(trx, 'pi_then', [later, earlier]));
    expect(booked).toEqual(['re_later']);
    expect(await findSale(db, 'pi_then')).toMatchObject({ refunded: 1200 });
  });
});

describe('a day', () => {
  it('is closed once, with what only the balance shows', async () => {
    await bookEntries(db, [{ ...charge, reference: 'pi_day', at: noon(day) }]);
    const lines = [
      line({ reference: 'pi_day' }),
      line({ kind: 'fee', reference: 'pi_day', providerId: 'txn_day', cents: -114 }),
      // Another shop of the account.
      line({ kind: 'refund', reference: 'pi_theirs', cents: -100, isOurs: null }),
    ];
    const closed = await Promise.all([closeDay(db, day, lines), closeDay(db, day, lines)]);
    expect(closed.toSorted()).toEqual([false, true]);
    expect(await firstOpenDay(db)).toBe(after(day, 1));
    expect((await listDifferences(db, 10)).filter(({ reference }) => reference === 'pi_theirs')).toEqual([]);
    const { rows } = await sql`select * from ${moneyByDay(sql`${day}::date`)} as money`.execute(query(db));
    expect(rows).toContainEqual(expect.objectContaining({ revenue: expect.anything() }));
  });

  it('shows a difference of a cent until it is booked', async () => {
    await bookEntries(db, [{ ...charge, reference: 'pi_cent', at: noon(day) }]);
    await closeDay(db, day, [line({ reference: 'pi_cent', cents: 2901 })]);
    const found = async () => (await listDifferences(db, 100)).filter(({ reference }) => reference === 'pi_cent');
    const [difference] = await found();
    expect(difference).toMatchObject({ kind: 'charge', cents: 1, currency: 'usd' });
    expect(await bookDifference(db, String(difference?.id))).toMatchObject({ cents: 1 });
    expect(await bookDifference(db, String(difference?.id))).toBeUndefined();
    expect(await found()).toEqual([]);
    await closeDay(db, await firstOpenDay(db), []);
    const rows = await query(db)
      .selectFrom('ledger_differences')
      .select('id')
      .where('reference', '=', 'pi_cent')
      .execute();
    expect(rows).toEqual([]);
  });

  it('forgets a difference that was only late', async () => {
    await closeDay(db, day, [line({ reference: 'pi_slow' })]);
    const found = async () => (await listDifferences(db, 100)).filter(({ reference }) => reference === 'pi_slow');
    expect(await found()).toMatchObject([{ cents: 2900 }]);
    await bookEntries(db, [{ ...charge, reference: 'pi_slow', at: noon(day) }]);
    await closeDay(db, await firstOpenDay(db), []);
    expect(await found()).toEqual([]);
  });
});
