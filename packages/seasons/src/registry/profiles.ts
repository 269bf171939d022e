import type { SeasonName } from '@trueseason/contracts';
import type { SeasonProfile } from '../season-profile.ts';
import { profile as brightSpring } from '../seasons/bright-spring/index.ts';
import { profile as brightWinter } from '../seasons/bright-winter/index.ts';
import { profile as darkAutumn } from '../seasons/dark-autumn/index.ts';
import { profile as darkWinter } from '../seasons/dark-winter/index.ts';
import { profile as lightSpring } from '../seasons/light-spring/index.ts';
import { profile as lightSummer } from '../seasons/light-summer/index.ts';
import { profile as softAutumn } from '../seasons/soft-autumn/index.ts';
import { profile as softSummer } from '../seasons/soft-summer/index.ts';
import { profile as trueAutumn } from '../seasons/true-autumn/index.ts';
import { profile as trueSpring } from '../seasons/true-spring/index.ts';
import { profile as trueSummer } from '../seasons/true-summer/index.ts';
import { profile as trueWinter } from '../seasons/true-winter/index.ts';

/** Every season whole: for servers, which may carry all the prose. */
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
