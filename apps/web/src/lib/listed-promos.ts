import { LISTED_PROMOS } from '@trueseason/contracts';

/** The codes that everybody may use, as a hint below the field for them. */
export const LISTED_PROMOS_HINT = `Open to everyone, one per order: ${Object.entries(LISTED_PROMOS)
  .map(([code, percent]) => `${code} (${percent}%)`)
  .join(', ')}`;
