import type { AdminRepeatability } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { query } from './tables.ts';

/** One pair: 1 where two days agree, else 0. */
export type Repeat = Omit<AdminRepeatability[number], 'pairs'>;

/** Counts a pair: of added photos. @param first instead, with a statement whose rows say whether this is the first time */
export const recordDayComparison = (
  db: Database | Transaction,
  repeat: Repeat,
  first: RawBuilder<unknown> = sql`select`,
): Promise<unknown> =>
  sql`
    with compared as (${first})
    insert into repeatability as known (capture, told, pairs, season, family, neighbor)
    select ${repeat.capture}, ${repeat.told}::boolean, 1, ${repeat.season}::int, ${repeat.family}::int,
      ${repeat.neighbor}::int
    where exists (select from compared)
    on conflict (capture, told) do update set pairs = known.pairs + 1, season = known.season + excluded.season,
      family = known.family + excluded.family, neighbor = known.neighbor + excluded.neighbor`.execute(query(db));

export async function listRepeatability(db: Database): Promise<AdminRepeatability> {
  const counts = sql<AdminRepeatability[number]>`select * from repeatability order by capture, told`;
  return (await counts.execute(query(db))).rows;
}
