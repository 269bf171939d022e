import { CONSENT_TAKEN_BACK } from '@trueseason/contracts';
import { sql } from 'kysely';

/** Whether an order lost the consent to its photos, and has no new ones. For queries on `orders`. */
export const consentTakenBack = sql<boolean>`(
  orders.progress = 'failed' and orders.failure ->> 'code' is not distinct from ${sql.lit(CONSENT_TAKEN_BACK)}
)`;
