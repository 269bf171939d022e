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
  get 'Bright Spring'() {
    return brightSpring();
  },
  get 'True Spring'() {
    return trueSpring();
  },
  get 'Light Spring'() {
    return lightSpring();
  },
  get 'Light Summer'() {
    return lightSummer();
  },
  get 'True Summer'() {
    return trueSummer();
  },
  get 'Soft Summer'() {
    return softSummer();
  },
  get 'Soft Autumn'() {
    return softAutumn();
  },
  get 'True Autumn'() {
    return trueAutumn();
  },
  get 'Dark Autumn'() {
    return darkAutumn();
  },
  get 'Dark Winter'() {
    return darkWinter();
  },
  get 'True Winter'() {
    return trueWinter();
  },
  get 'Bright Winter'() {
    return brightWinter();
  },
};
