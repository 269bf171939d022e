// Written by `pnpm --filter @trueseason/seasons registry` from the names in packages/contracts.
import type { SeasonName } from '@trueseason/contracts';
import type { PaletteRange } from '../palette-range.ts';
import { statement as brightSpring } from '../seasons/bright-spring/palette.ts';
import { statement as brightWinter } from '../seasons/bright-winter/palette.ts';
import { statement as darkAutumn } from '../seasons/dark-autumn/palette.ts';
import { statement as darkWinter } from '../seasons/dark-winter/palette.ts';
import { statement as lightSpring } from '../seasons/light-spring/palette.ts';
import { statement as lightSummer } from '../seasons/light-summer/palette.ts';
import { statement as softAutumn } from '../seasons/soft-autumn/palette.ts';
import { statement as softSummer } from '../seasons/soft-summer/palette.ts';
import { statement as trueAutumn } from '../seasons/true-autumn/palette.ts';
import { statement as trueSpring } from '../seasons/true-spring/palette.ts';
import { statement as trueSummer } from '../seasons/true-summer/palette.ts';
import { statement as trueWinter } from '../seasons/true-winter/palette.ts';

/** Bounds that each season's statement colors keep. */
export const STATEMENT_RANGES: Readonly<Record<SeasonName, PaletteRange>> = {
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
