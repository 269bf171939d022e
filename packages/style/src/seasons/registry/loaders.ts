import type { SeasonName } from '@trueseason/contracts';
import type { SeasonProfile } from '../season-profile.ts';

/** Each whole season in its own chunk. */
export const LOADERS: Readonly<Record<SeasonName, () => Promise<{ profile: SeasonProfile }>>> = {
  'Bright Spring': () => import('../definitions/bright-spring/index.ts'),
  'True Spring': () => import('../definitions/true-spring/index.ts'),
  'Light Spring': () => import('../definitions/light-spring/index.ts'),
  'Light Summer': () => import('../definitions/light-summer/index.ts'),
  'True Summer': () => import('../definitions/true-summer/index.ts'),
  'Soft Summer': () => import('../definitions/soft-summer/index.ts'),
  'Soft Autumn': () => import('../definitions/soft-autumn/index.ts'),
  'True Autumn': () => import('../definitions/true-autumn/index.ts'),
  'Dark Autumn': () => import('../definitions/dark-autumn/index.ts'),
  'Dark Winter': () => import('../definitions/dark-winter/index.ts'),
  'True Winter': () => import('../definitions/true-winter/index.ts'),
  'Bright Winter': () => import('../definitions/bright-winter/index.ts'),
};
