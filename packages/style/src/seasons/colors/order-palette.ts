import type { Evidence, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '../../color/index.ts';
import { shownColor } from '../../person/shown-color.ts';
import type { SeasonPalette } from '../season-profile.ts';
import { clothingColors } from './clothing-colors.ts';
import { isSure, rateColors } from './color-probability.ts';
import { orderBlush, orderLipstick } from './order-makeup.ts';
import { expectedService } from './service.ts';
import { rankByLightness, sortByRank } from './sort-by-rank.ts';
import { spreadHues } from './spread-hues.ts';

/** CIEDE2000 within which cloth looks like the skin above it. */
export const LIKE_SKIN = 12;
/** Numbers of signature colors. */
const BRIGHTS = 3;
const LIGHTS = 2;
const NEUTRALS = 3;

type Measured = Pick<Evidence, 'features' | 'answers' | 'distribution'>;

/** The palette, first what is sure, then what serves best over all likely seasons. Nothing is added or removed. */
export function orderPalette(palette: SeasonPalette, { features, answers, distribution }: Measured): SeasonPalette {
  const best = (colors: readonly NamedColor[], group: (palette: SeasonPalette) => readonly NamedColor[]) => {
    const service = expectedService(distribution, group);
    return sortByRank(colors, (color) => -service(color));
  };
  const { skin } = features;
  const hair = shownColor('hair', { features, answers });
  const darkest = Math.min(skin.lab[0], hair?.lab[0] ?? 100, features.brows?.lab[0] ?? 100);
  const cloths = (colors: readonly NamedColor[], order = (preferred: NamedColor[]) => preferred) => {
    const rated = best(rateColors(colors, distribution), clothingColors);
    return [...order(rated.filter(isSure)), ...order(rated.filter((color) => !isSure(color)))];
  };
  const coreNeutrals = cloths(palette.coreNeutrals);
  const accentLights = cloths(palette.accentLights, spreadHues);
  const accentBrights = cloths(palette.accentBrights, spreadHues);
  const signature = [
    ...accentBrights.slice(0, BRIGHTS),
    ...accentLights.slice(0, LIGHTS),
    ...coreNeutrals.slice(0, NEUTRALS),
  ];
  return {
    ...palette,
    coreNeutrals,
    accentLights,
    accentBrights,
    signature: sortByRank(
      sortByRank(signature, (color) => Number(!isSure(color))),
      ({ hex }) => Number(deltaE00(hexToLab(hex), [...skin.lab]) < LIKE_SKIN),
    ),
    eyeshadow: best(palette.eyeshadow, ({ eyeshadow }) => eyeshadow),
    lipstick: orderLipstick(
      best(palette.lipstick, ({ lipstick }) => lipstick),
      features,
    ),
    blush: orderBlush(
      best(palette.blush, ({ blush }) => blush),
      features,
    ),
    eyeliner: sortByRank(palette.eyeliner, rankByLightness(darkest)),
  };
}
