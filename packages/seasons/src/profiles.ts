import type { SeasonName } from '@trueseason/contracts';
import type { SeasonProfile } from './season-profile.ts';
import { brightSpring } from './seasons/bright-spring.ts';
import { brightWinter } from './seasons/bright-winter.ts';
import { darkAutumn } from './seasons/dark-autumn.ts';
import { darkWinter } from './seasons/dark-winter.ts';
import { lightSpring } from './seasons/light-spring.ts';
import { lightSummer } from './seasons/light-summer.ts';
import { softAutumn } from './seasons/soft-autumn.ts';
import { softSummer } from './seasons/soft-summer.ts';
import { trueAutumn } from './seasons/true-autumn.ts';
import { trueSpring } from './seasons/true-spring.ts';
import { trueSummer } from './seasons/true-summer.ts';
import { trueWinter } from './seasons/true-winter.ts';

export const SEASON_PROFILES: Readonly<Record<SeasonName, SeasonProfile>> = {
  'Bright Spring': brightSpring,
  'True Spring': trueSpring,
  'Light Spring': lightSpring,
  'Light Summer': lightSummer,
  'True Summer': trueSummer,
  'Soft Summer': softSummer,
  'Soft Autumn': softAutumn,
  'True Autumn': trueAutumn,
  'Dark Autumn': darkAutumn,
  'Dark Winter': darkWinter,
  'True Winter': trueWinter,
  'Bright Winter': brightWinter,
};

export const seasonProfile = (season: SeasonName): SeasonProfile => SEASON_PROFILES[season];
