import type { SeasonName } from '@trueseason/contracts';
import type { SeasonProfile } from './season-profile.ts';

const LOADERS: Readonly<Record<SeasonName, () => Promise<SeasonProfile>>> = {
  'Bright Spring': async () => (await import('./seasons/bright-spring.ts')).brightSpring,
  'True Spring': async () => (await import('./seasons/true-spring.ts')).trueSpring,
  'Light Spring': async () => (await import('./seasons/light-spring.ts')).lightSpring,
  'Light Summer': async () => (await import('./seasons/light-summer.ts')).lightSummer,
  'True Summer': async () => (await import('./seasons/true-summer.ts')).trueSummer,
  'Soft Summer': async () => (await import('./seasons/soft-summer.ts')).softSummer,
  'Soft Autumn': async () => (await import('./seasons/soft-autumn.ts')).softAutumn,
  'True Autumn': async () => (await import('./seasons/true-autumn.ts')).trueAutumn,
  'Dark Autumn': async () => (await import('./seasons/dark-autumn.ts')).darkAutumn,
  'Dark Winter': async () => (await import('./seasons/dark-winter.ts')).darkWinter,
  'True Winter': async () => (await import('./seasons/true-winter.ts')).trueWinter,
  'Bright Winter': async () => (await import('./seasons/bright-winter.ts')).brightWinter,
};

/** One season's profile, fetched on demand so that a page ships the prose of one season only. */
export const loadSeasonProfile = (season: SeasonName): Promise<SeasonProfile> => LOADERS[season]();
