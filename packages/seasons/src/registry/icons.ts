import type { SeasonName } from '@trueseason/contracts';
import type { SeasonIcon } from '../icon-shape.ts';
import { icon as brightSpring } from '../seasons/bright-spring/icon.ts';
import { icon as brightWinter } from '../seasons/bright-winter/icon.ts';
import { icon as darkAutumn } from '../seasons/dark-autumn/icon.ts';
import { icon as darkWinter } from '../seasons/dark-winter/icon.ts';
import { icon as lightSpring } from '../seasons/light-spring/icon.ts';
import { icon as lightSummer } from '../seasons/light-summer/icon.ts';
import { icon as softAutumn } from '../seasons/soft-autumn/icon.ts';
import { icon as softSummer } from '../seasons/soft-summer/icon.ts';
import { icon as trueAutumn } from '../seasons/true-autumn/icon.ts';
import { icon as trueSpring } from '../seasons/true-spring/icon.ts';
import { icon as trueSummer } from '../seasons/true-summer/icon.ts';
import { icon as trueWinter } from '../seasons/true-winter/icon.ts';

/** The drawn motif of each season. */
export const SEASON_ICONS: Readonly<Record<SeasonName, SeasonIcon>> = {
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
