import type { NamedColor } from '@trueseason/contracts';
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

/** Hair, brows or a beard as shown. */
export interface Strands {
  readonly lab: Lab;
  /** Of salt-and-pepper hair. */
  readonly strands?: { readonly dark: string } | undefined;
}

/** How much more light a color may reflect than the hair before it takes bleach. */
const BLEACH = 2.75;
/** Cameras see no difference below this. */
const BLACK = 0.011;
/** L* below the hair from which a color is a new look, with roots showing within weeks. */
const DEEP = 25;
/** Chroma below which a color is gray or white, and from which it is a pale blonde. */
const BLONDE = 6;
/** CIEDE2000 beyond which another hue or depth is a change that everybody sees. */
export const CLEAR_CHANGE = 12;

/** CIEDE2000 within which hair already has a color; for text and try-on. */
export const VERY_NEARLY = 5;

const lightOf = (hex: string): number => linearLuminance(srgbToLinear(hexToSrgb(hex)));

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
  if (shareOfLight(color, hair) > BLEACH) return labToLch(lab)[1] < BLONDE ? 'with time' : 'bleach';
  if (!hair.strands && lab[0] < hair.lab[0] - DEEP) return 'deep dye';
  return changeBy(color, hair) > CLEAR_CHANGE ? 'clear change' : undefined;
}
