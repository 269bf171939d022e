import { expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { scratchDatabase } from '../database/testing/scratch-database.ts';
import { query } from '../schema/database-schema.ts';
import { workInBites } from './work-in-bites.ts';

const { db } = await scratchDatabase();
await migrate(db);

/** Counts to `end`, a step per bite. */
const counting = (end: number, seen: number[]) => async (cursor: string) => {
  const at = Number(cursor) + 1;
  seen.push(at);
  return at === end ? { cursor: '', isDone: true } : { cursor: String(at), isDone: false };
};

it('resumes where the last round ended: by its budget, a failure or the end of the process', async () => {
  const seen: number[] = [];
  await workInBites(db, 'count', { budgetMs: 0 }, counting(6, seen));
  expect(seen).toEqual([]);
  const stop = new AbortController();
  const stopped = async (cursor: string) => {
    if (cursor === '1') stop.abort();
    return counting(6, seen)(cursor);
  };
  await workInBites(db, 'count', { budgetMs: 60_000, signal: stop.signal }, stopped);
  const failing = async (cursor: string) => {
    if (cursor === '4') throw new Error('the store is down');
    return counting(6, seen)(cursor);
  };
  await expect(workInBites(db, 'count', { budgetMs: 60_000 }, failing)).rejects.toThrow('the store is down');
  await workInBites(db, 'count', { budgetMs: 60_000 }, counting(6, seen));
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
});

it('is done on one gateway at a time, and by another once that one is silent', async () => {
  let bites = 0;
  const bite = async () => {
    bites += 1;
    // Another gateway, meanwhile.
    await workInBites(db, 'once', { budgetMs: 60_000 }, bite);
    return { cursor: '', isDone: true };
  };
  await workInBites(db, 'once', { budgetMs: 60_000 }, bite);
  expect(bites).toBe(1);
  const held = query(db).updateTable('background_tasks').where('name', '=', 'once');
  await held.set({ held_until: new Date(Date.now() + 60_000) }).execute();
  await workInBites(db, 'once', { budgetMs: 60_000 }, bite);
  expect(bites).toBe(1);
  await held.set({ held_until: new Date(Date.now() - 1_000) }).execute();
  await workInBites(db, 'once', { budgetMs: 60_000 }, bite);
  expect(bites).toBe(2);
});
