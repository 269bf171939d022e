// Written by `pnpm --filter @trueseason/seasons registry` from the names in packages/contracts.
import type { SeasonName } from '@trueseason/contracts';
import type { SeasonPalette } from '../season-profile.ts';
import { palette as brightSpring } from '../seasons/bright-spring/palette.ts';
import { palette as brightWinter } from '../seasons/bright-winter/palette.ts';
import { palette as darkAutumn } from '../seasons/dark-autumn/palette.ts';
import { palette as darkWinter } from '../seasons/dark-winter/palette.ts';
import { palette as lightSpring } from '../seasons/light-spring/palette.ts';
import { palette as lightSummer } from '../seasons/light-summer/palette.ts';
import { palette as softAutumn } from '../seasons/soft-autumn/palette.ts';
import { palette as softSummer } from '../seasons/soft-summer/palette.ts';
import { palette as trueAutumn } from '../seasons/true-autumn/palette.ts';
import { palette as trueSpring } from '../seasons/true-spring/palette.ts';
import { palette as trueSummer } from '../seasons/true-summer/palette.ts';
import { palette as trueWinter } from '../seasons/true-winter/palette.ts';

/** Every season's colors without its prose. */
export const PALETTES: Readonly<Record<SeasonName, SeasonPalette>> = {
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
