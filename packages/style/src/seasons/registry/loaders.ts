import type { SeasonName } from '@trueseason/contracts';
import type { SeasonProfile } from '../season-profile.ts';

/** Each whole season in its own chunk. */
export const LOADERS: Readonly<Record<SeasonName, () => Promise<{ profile: SeasonProfile }>>> = {
  'Bright Spring': () => import('../seasons/bright-spring/index.ts'),
  'True Spring': () => import('../seasons/true-spring/index.ts'),
  'Light Spring': () => import('../seasons/light-spring/index.ts'),
  'Light Summer': () => import('../seasons/light-summer/index.ts'),
  'True Summer': () => import('../seasons/true-summer/index.ts'),
  'Soft Summer': () => import('../seasons/soft-summer/index.ts'),
  'Soft Autumn': () => import('../seasons/soft-autumn/index.ts'),
  'True Autumn': () => import('../seasons/true-autumn/index.ts'),
  'Dark Autumn': () => import('../seasons/dark-autumn/index.ts'),
  'Dark Winter': () => import('../seasons/dark-winter/index.ts'),
  'True Winter': () => import('../seasons/true-winter/index.ts'),
  'Bright Winter': () => import('../seasons/bright-winter/index.ts'),
};
