import { type RawBuilder, sql } from 'kysely';

/* Parts of other subjects' statements, so that these read no table of this one. */

export const isAnalyzed = (orderId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from analyses where analyses.order_id = ${orderId})`;

/** Orders whose result seems to show several people. */
export const ordersOfMixedPhotos = sql`(select analyses.order_id from analyses where photos_differ)`;

/** Orders that were given or offered a season. @param season in lower case */
export const ordersOfSeason = (season: string) =>
  sql`(select order_id from season_history where lower(season) = ${season})`;

/** Part of an order's history. */
export const seasonMoments = (orderId: number) => sql`
  select at, case when proposed then 'season_proposed' else 'season' end, null, jsonb_build_object(
    'of', season, 'before', lag(season) over (partition by proposed order by id))
    from season_history where order_id = ${orderId}`;
