import type { AdminRepeatability } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/index.ts';

/** One pair: 1 where two days agree, else 0. */
export type Repeat = Omit<AdminRepeatability[number], 'pairs'>;

/** Counts a pair: of added photos, or, once, of a remeasured order. */
export const recordDayComparison = (db: Database | Transaction, repeat: Repeat, remeasured: number | null = null) =>
  sql`
    with compared as (
      update remeasures set compared = true where order_id = ${remeasured} and not compared returning order_id
    )
    insert into repeatability as known (capture, told, pairs, season, family, neighbor)
    select ${repeat.capture}, ${repeat.told}::boolean, 1, ${repeat.season}::int, ${repeat.family}::int,
      ${repeat.neighbor}::int
    where ${remeasured}::bigint is null or exists (select from compared)
    on conflict (capture, told) do update set pairs = known.pairs + 1, season = known.season + excluded.season,
      family = known.family + excluded.family, neighbor = known.neighbor + excluded.neighbor`.execute(query(db));

export async function listRepeatability(db: Database): Promise<AdminRepeatability> {
  const counts = sql<AdminRepeatability[number]>`select * from repeatability order by capture, told`;
  return (await counts.execute(query(db))).rows;
}
