import type { AdminRepeatability } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { query } from './tables.ts';

/** One pair: 1 where two days agree, else 0. */
export type Repeat = Omit<AdminRepeatability[number], 'pairs'>;

/** Counts a pair. */
export const recordDayComparison = (db: Database | Transaction, repeat: Repeat): Promise<unknown> =>
  sql`
    insert into repeatability as known (capture, told, pairs, season, family, neighbor)
    values (${repeat.capture}, ${repeat.told}, 1, ${repeat.season}, ${repeat.family}, ${repeat.neighbor})
    on conflict (capture, told) do update set pairs = known.pairs + 1, season = known.season + excluded.season,
      family = known.family + excluded.family, neighbor = known.neighbor + excluded.neighbor`.execute(query(db));

export async function listRepeatability(db: Database): Promise<AdminRepeatability> {
  const counts = sql<AdminRepeatability[number]>`select * from repeatability order by capture, told`;
  return (await counts.execute(query(db))).rows;
}
