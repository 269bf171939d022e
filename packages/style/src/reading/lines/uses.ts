import type { ColorUse } from '@trueseason/contracts';

/** Texts next to a color, by its use. */
export const USES: Readonly<Record<ColorUse, string>> = {
  own: 'your own, as it is',
  lowlights: 'as lowlights',
  bleach: 'takes bleach',
  'with time': 'as you gray',
  'with more time': 'as you gray more',
  'deep dye': 'a deep dye',
  'clear change': 'a clear change',
  match: 'nearest to yours',
  'in range': 'in your range',
  sheer: 'sheer',
};
