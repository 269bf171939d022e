import { type RawBuilder, sql } from 'kysely';

/* Parts of other subjects' statements, so that these read no table of this one. */

export const photoCountOf = (orderId: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from photos where photos.order_id = ${orderId})`;

export const holdsPhotos = (orderId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from photos where photos.order_id = ${orderId})`;

/** Whether an order got photos in the last hours. */
export const hasPhotosSince = (orderId: RawBuilder<unknown>, hours: number) => sql<boolean>`exists (
  select from photos where photos.order_id = ${orderId} and photos.created_at > now() - ${hours} * interval '1 hour'
)`;

/** Whether an upload under these store prefixes is under way. */
export const isUploading = (prefix: string) =>
  sql<boolean>`exists (select from uploads_under_way where starts_with(prefix, ${prefix}))`;

/** Orders with photos of these orders, as rows of id, progress, other, sign. @param orders rows of id, progress */
export const pairsBySamePhotos = (orders: RawBuilder<unknown>) => sql`
  select mine.id, mine.progress, theirs.order_id as other, 'photos' as sign from ${orders} as mine
    join photos sent on sent.order_id = mine.id
    join photos theirs on theirs.sha256 = sent.sha256 and theirs.order_id <> mine.id`;
