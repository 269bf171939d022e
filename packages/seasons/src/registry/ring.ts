import type { SeasonName } from '@trueseason/contracts';
import type { RingSeason } from '../ring-season.ts';
import { ring as brightSpring } from '../seasons/bright-spring/ring.ts';
import { ring as brightWinter } from '../seasons/bright-winter/ring.ts';
import { ring as darkAutumn } from '../seasons/dark-autumn/ring.ts';
import { ring as darkWinter } from '../seasons/dark-winter/ring.ts';
import { ring as lightSpring } from '../seasons/light-spring/ring.ts';
import { ring as lightSummer } from '../seasons/light-summer/ring.ts';
import { ring as softAutumn } from '../seasons/soft-autumn/ring.ts';
import { ring as softSummer } from '../seasons/soft-summer/ring.ts';
import { ring as trueAutumn } from '../seasons/true-autumn/ring.ts';
import { ring as trueSpring } from '../seasons/true-spring/ring.ts';
import { ring as trueSummer } from '../seasons/true-summer/ring.ts';
import { ring as trueWinter } from '../seasons/true-winter/ring.ts';

/** Where each season lies and how it shows itself: light enough for the first screen. */
export const RING: Readonly<Record<SeasonName, RingSeason>> = {
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
