import type { SeasonName } from '@trueseason/contracts';
import type { SeasonPalette } from '../season-profile.ts';
import { brightSpringPalette } from './bright-spring.ts';
import { brightWinterPalette } from './bright-winter.ts';
import { darkAutumnPalette } from './dark-autumn.ts';
import { darkWinterPalette } from './dark-winter.ts';
import { lightSpringPalette } from './light-spring.ts';
import { lightSummerPalette } from './light-summer.ts';
import { softAutumnPalette } from './soft-autumn.ts';
import { softSummerPalette } from './soft-summer.ts';
import { trueAutumnPalette } from './true-autumn.ts';
import { trueSpringPalette } from './true-spring.ts';
import { trueSummerPalette } from './true-summer.ts';
import { trueWinterPalette } from './true-winter.ts';

/** Every season's colours without its prose. */
export const PALETTES: Readonly<Record<SeasonName, SeasonPalette>> = {
  'Bright Spring': brightSpringPalette,
  'True Spring': trueSpringPalette,
  'Light Spring': lightSpringPalette,
  'Light Summer': lightSummerPalette,
  'True Summer': trueSummerPalette,
  'Soft Summer': softSummerPalette,
  'Soft Autumn': softAutumnPalette,
  'True Autumn': trueAutumnPalette,
  'Dark Autumn': darkAutumnPalette,
  'Dark Winter': darkWinterPalette,
  'True Winter': trueWinterPalette,
  'Bright Winter': brightWinterPalette,
};
