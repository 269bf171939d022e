import { ONE_USE_PREFIXES } from '@trueseason/contracts';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { PromoRow, PromosTable } from '../schema/payments.ts';
import { isNoEndedGift } from './gifts.ts';
import { isNoClosedRemeasure } from './remeasures.ts';

/** Whose reserved uses do not count against them: an order, or a browser with all its orders. */
export type PromoHolder = { readonly orderId: number } | { readonly session: string };

/** A code that can be used now: it exists, has not expired and has uses left that nobody else has reserved. */
export async function findUsablePromo(
  db: Db | Trx,
  code: string,
  holder: PromoHolder | null,
): Promise<PromoRow | undefined> {
  return db
    .selectFrom('promos')
    .selectAll()
    .where('code', '=', code)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', eb.fn<Date>('now'))]))
    .where(isNoEndedGift)
    .where(isNoClosedRemeasure)
    .where((eb) => {
      const others = eb
        .selectFrom('promo_reservations')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .whereRef('promo_reservations.code', '=', 'promos.code')
        .$if(holder !== null && 'orderId' in holder, (query) =>
          query.where('promo_reservations.order_id', '!=', holder && 'orderId' in holder ? holder.orderId : 0),
        )
        .$if(holder !== null && 'session' in holder, (query) =>
          query.where('promo_reservations.order_id', 'not in', (grants) =>
            grants
              .selectFrom('grants')
              .select('grants.order_id')
              .where('grants.token_hash', '=', holder && 'session' in holder ? holder.session : ''),
          ),
        );
      return eb.or([eb('max_uses', 'is', null), eb(eb('uses', '+', others), '<', eb.ref('max_uses'))]);
    })
    .executeTakeFirst();
}

/** Adds codes that are not there yet; what an operator changed stays. */
export async function seedPromos(db: Db, promos: Insertable<PromosTable>[]): Promise<void> {
  if (promos.length === 0) return;
  await db
    .insertInto('promos')
    .values(promos)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Codes of operators; those of gifts and of re-measures are with their orders. */
export async function listPromos(db: Db): Promise<PromoRow[]> {
  return db
    .selectFrom('promos')
    .selectAll()
    .where('code', 'not like', `${ONE_USE_PREFIXES.gift}%`)
    .where('code', 'not like', `${ONE_USE_PREFIXES.remeasure}%`)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
}

/** Creates a code or changes it; how often it was used stays. */
export async function savePromo(
  db: Db | Trx,
  promo: Pick<PromoRow, 'code' | 'percent' | 'expires_at' | 'max_uses'>,
): Promise<PromoRow> {
  const { percent, expires_at, max_uses } = promo;
  return db
    .insertInto('promos')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ percent, expires_at, max_uses }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
