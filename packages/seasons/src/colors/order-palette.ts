import { colorWarmth, deltaE00, hexToLab, labToLch } from '@trueseason/color';
import type { Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { withReach } from '../hair/hair-reach.ts';
import { rankOnStrands } from '../hair/lowlights.ts';
import { RING } from '../ring.ts';
import type { SeasonPalette } from '../season-profile.ts';
import type { ContrastLevel } from './contrast-level.ts';
import { isCoolSeason, isCream } from './cream.ts';
import { ownBlush, ownLipstick } from './lifting.ts';
import { byLightness, lightnessOf, orderBy } from './order-by.ts';
import { spreadHues } from './spread-hues.ts';

/** The middle of the neutrals' scale, in L*; high contrast starts away from it. */
const NEUTRAL_MIDDLE = 52;
/** L* of the accent lights that come first. */
const FIRST_LIGHT: Readonly<Record<ContrastLevel, number>> = { high: 96, medium: 86, low: 78 };
/** L* and chroma of a bright that is neither light nor dark, and neither clear nor muted. */
const [BRIGHT_LIGHTNESS, BRIGHT_CHROMA] = [50, 45];
/** CIEDE2000 within which cloth looks like the skin above it. */
export const LIKE_SKIN = 12;
/** L* from which a neutral is light; a season led by lightness (value above 0.5) starts with those. */
const LIGHT_NEUTRAL = 65;
/** L* that a cool light may be farther off for being plainly cool. */
const COOL_WORTH = 5;

type Measured = Pick<Evidence, 'features' | 'axes'>;

/**
 * The palette in the order that suits this person: no color is added or removed; order follows depth, contrast and
 * clarity as measured. The same evidence gives the same order.
 */
export function orderPalette(
  season: SeasonName,
  palette: SeasonPalette,
  evidence: Measured,
  contrast: ContrastLevel,
): SeasonPalette {
  const { features } = evidence;
  const { hair } = features;
  const skin = features.skin.lab[0];
  const darkest = Math.min(skin, hair?.lab[0] ?? skin, features.brows?.lab[0] ?? skin);
  const middle = (skin + darkest) / 2;
  const offSkin = ({ hex }: NamedColor) => deltaE00(hexToLab(hex), [...features.skin.lab]);
  const nearest = orderBy(palette.coreNeutrals, neutralDistance(contrast, middle, darkest));
  const isLed = RING[season].axes.value > 0.5;
  return {
    ...palette,
    coreNeutrals: isLed ? orderBy(nearest, ({ hex }) => Number(lightnessOf(hex) < LIGHT_NEUTRAL)) : nearest,
    signature: orderBy(palette.signature, (color) => Number(offSkin(color) < LIKE_SKIN)),
    accentLights: ownLights(season, palette.accentLights, contrast),
    accentBrights: spreadHues(orderBy(palette.accentBrights, brightDistance(evidence))),
    lipstick: ownLipstick(palette.lipstick, features),
    blush: ownBlush(palette.blush, features),
    eyeliner: orderBy(palette.eyeliner, byLightness(darkest)),
    hairBest: withReach(ownHairColors(palette.hairBest, hair), hair),
  };
}

function ownHairColors(best: readonly NamedColor[], hair: Evidence['features']['hair']): readonly NamedColor[] {
  if (!hair) return best;
  return orderBy(best, hair.strands ? rankOnStrands(hair) : byLightness(hair.lab[0]));
}

/** High contrast starts at the ends of the scale, low contrast near the person, the rest from their darkest feature. */
function neutralDistance(contrast: ContrastLevel, middle: number, darkest: number): (color: NamedColor) => number {
  if (contrast === 'high') return ({ hex }) => -Math.abs(lightnessOf(hex) - NEUTRAL_MIDDLE);
  return byLightness(contrast === 'low' ? middle : darkest);
}

/** The palest lights suit high contrast; low contrast takes a step less. A cool season starts with ice and ends with cream. */
function ownLights(season: SeasonName, lights: readonly NamedColor[], contrast: ContrastLevel): NamedColor[] {
  const off = byLightness(FIRST_LIGHT[contrast]);
  const distance = (color: NamedColor) =>
    off(color) + (isCoolSeason(season) ? COOL_WORTH * colorWarmth(hexToLab(color.hex)) : 0);
  const group = (cream: boolean) =>
    orderBy(
      lights.filter((color) => isCream(season, color) === cream),
      distance,
    );
  return [...spreadHues(group(false)), ...group(true)];
}

/** Clear coloring starts with the most saturated brights, deep coloring with the darkest. */
function brightDistance({ axes }: Measured): (color: NamedColor) => number {
  return ({ hex }) => {
    const [lightness, chroma] = labToLch(hexToLab(hex));
    return -(axes.value.value * (lightness - BRIGHT_LIGHTNESS) + axes.chroma.value * (chroma - BRIGHT_CHROMA));
  };
}
