import { HAIR_COLORS, type HairColor, type NamedColor } from '@trueseason/contracts';
import {
  deltaE00,
  hexToLab,
  hexToSrgb,
  type Lab,
  labToLch,
  labToLinear,
  linearLuminance,
  srgbToLinear,
} from '../../color/index.ts';
import { isGrayed } from '../../person/shown-color.ts';

/** Hair, brows or a beard as shown. */
export interface Strands {
  readonly lab: Lab;
  /** Of salt-and-pepper hair. */
  readonly strands?: { readonly dark: string } | undefined;
  /** What people call it, if known. */
  readonly name?: HairColor | undefined;
}

/** How much more light a color may reflect than the hair before it takes bleach. */
const BLEACH = 2.75;
/** Cameras see no difference below this. */
const BLACK = 0.011;
/** L* below the hair from which a color is a new look, with roots showing within weeks. */
const DEEP = 25;
/** L* up to which hair is dark. */
const DARK = 45;
/** Chroma below which a color that is not dark is gray or white, and from which it is a pale blonde. */
const BLONDE = 6;
/** CIEDE2000 beyond which another hue or depth is a change that everybody sees. */
export const CLEAR_CHANGE = 12;
/** The same on brows, which no one expects to be dyed: chestnut and auburn are 7.6 and more from brown ones. */
const CLEAR_CHANGE_OF_BROWS = 7.5;
/** b* below which a shade is blue, which no hair grows: it passes for natural on black hair only. */
const BLUE = -4;

/** CIEDE2000 within which hair already has a color; for text and try-on. */
export const VERY_NEARLY = 5;

const lightOf = (hex: string): number => linearLuminance(srgbToLinear(hexToSrgb(hex)));

/** Light of what dye has to lift: the darker strands, and no more than hair of this name has, since shine adds no pigment. */
function lightOfPigment({ lab, strands, name }: Strands): number {
  const [swatch] = HAIR_COLORS.find(({ value }) => value === name)?.swatch ?? [];
  const seen = strands ? lightOf(strands.dark) : linearLuminance(labToLinear(lab));
  return Math.min(seen, swatch ? lightOf(swatch) : seen);
}

/** Light that a color reflects against this hair. */
const shareOfLight = ({ hex }: Pick<NamedColor, 'hex'>, { lab }: Pick<Strands, 'lab'>): number =>
  lightOf(hex) / Math.max(BLACK, linearLuminance(labToLinear(lab)));

/** Least share of the hair's light: black on white hair looks like a wig. */
const DARKER = 1 / 25;

/** Whether a color cannot be previewed on this hair. */
export const isTooDark = (color: Pick<NamedColor, 'hex'>, hair: Pick<Strands, 'lab'>): boolean =>
  shareOfLight(color, hair) < DARKER;

/** L* below two-colored hair as a whole from which a color looks darker. */
const SEEN = 8;

/** Whether a color goes into two-colored hair as lowlights. */
export const isForLowlights = ({ hex }: Pick<NamedColor, 'hex'>, { lab, strands }: Strands): boolean =>
  strands !== undefined && hexToLab(hex)[0] - lab[0] <= -SEEN;

/** CIEDE2000 between a color and the hair that takes it: lowlights take the place of dark strands. */
export const changeBy = (color: Pick<NamedColor, 'hex'>, hair: Strands): number =>
  deltaE00(hexToLab(color.hex), hair.strands && isForLowlights(color, hair) ? hexToLab(hair.strands.dark) : hair.lab);

/** What a hair color takes. Gray comes with time, so bleach is never enough for it. */
export type HairReach = 'bleach' | 'with time' | 'deep dye' | 'clear change';

/** What a color takes on this hair; undefined if ordinary dye does. Hair with dark strands needs no deep dye. */
export function hairReach(color: Pick<NamedColor, 'hex'>, hair: Strands): HairReach | undefined {
  const lab = hexToLab(color.hex);
  const isClearChange = changeBy(color, hair) > CLEAR_CHANGE;
  const isBleached = lightOf(color.hex) > BLEACH * Math.max(BLACK, lightOfPigment(hair));
  const isGray = lab[0] > DARK && labToLch(lab)[1] < BLONDE;
  if (isGray && lab[0] > hair.lab[0] && (isBleached || isClearChange)) return 'with time';
  if (isBleached) return 'bleach';
  if (!hair.strands && lab[0] < hair.lab[0] - DEEP) return 'deep dye';
  const isBlue = lab[2] < BLUE && hair.name !== undefined && hair.name !== 'black';
  const isOverGray = isGrayed(hair.name) && !isGray && !isForLowlights(color, hair);
  return isClearChange || isBlue || isOverGray ? 'clear change' : undefined;
}

/** CIEDE2000 of the farthest change of gray, white or black hair: beyond it, a color looks like a wig. */
const FARTHEST_OF_KEPT = 20;
/** How much more chroma than dark hair a color may have: chestnut, auburn and bronze glow red on black and salt-and-pepper. */
const ADDED_WARMTH = 12;

/** Whether a color is offered for hair that is better kept: within reach of its hue and depth, or what time brings. */
export function isInReachOfKept(color: NamedColor, hair: Strands): boolean {
  if (color.use === 'with time' || color.use === 'with more time') return true;
  const dark = hair.strands ? hexToLab(hair.strands.dark) : hair.lab;
  const isTooWarm = dark[0] < DARK && labToLch(hexToLab(color.hex))[1] > labToLch(dark)[1] + ADDED_WARMTH;
  return !isTooWarm && changeBy(color, hair) <= FARTHEST_OF_KEPT;
}

/** Whether brows or a beard take a color so that no one sees it. */
export const isNearBrows = (color: Pick<NamedColor, 'hex'>, brows: Strands): boolean =>
  hairReach(color, brows) === undefined && changeBy(color, brows) <= CLEAR_CHANGE_OF_BROWS;
