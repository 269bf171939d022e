import { hexToLab, hexToSrgb, labToLch, labToLinear, linearLuminance, srgbToLinear } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';

type Hair = Pick<NonNullable<Evidence['features']['hair']>, 'lab' | 'strands' | 'names'>;

/** How much more light a color may send back than the hair does before it takes bleach. */
const BLEACH = 2.75;
/** Darker than this, cameras see no difference. */
const BLACK = 0.011;
/** L* below the hair from which a color is another look, and its roots show within weeks. */
const DEEP = 25;
/** Chroma below which a color is gray or white, and from which it is a pale blonde. */
const BLONDE = 6;

/** CIEDE2000 within which hair already has a color, seen side by side; used in text and in the try-on. */
export const VERY_NEARLY = 5;

const lightOf = (hex: string): number => linearLuminance(srgbToLinear(hexToSrgb(hex)));

/** How much of the light of this hair a color sends back. */
const shareOfLight = ({ hex }: Pick<NamedColor, 'hex'>, { lab }: Hair): number =>
  lightOf(hex) / Math.max(BLACK, linearLuminance(labToLinear([...lab])));

/** How little of the hair's light a color may send back: black over white hair lies there like a wig. */
const DARKER = 1 / 25;

/** Whether a picture cannot show a color on this hair. */
export const isTooDark = (color: Pick<NamedColor, 'hex'>, hair: Hair): boolean => shareOfLight(color, hair) < DARKER;

/** Whether hair is known to be gray, in part or all over. */
const hasGrayed = ({ strands, names: [name, other] = [] }: Hair): boolean =>
  !!strands || (!other && (name === 'gray' || name === 'white'));

/** What it takes to get a hair color. Gray comes with time, so it never asks for bleach alone. */
export type HairReach = 'bleach' | 'with time' | 'deep dye';

/**
 * What a color asks of this hair; undefined where dye near its own depth is enough. One rule for advice, report and try-on.
 * A darker color is no deep dye to hair that has dark strands.
 */
export function hairReach(color: Pick<NamedColor, 'hex'>, hair: Hair): HairReach | undefined {
  const lab = hexToLab(color.hex);
  if (shareOfLight(color, hair) > BLEACH) return labToLch(lab)[1] < BLONDE ? 'with time' : 'bleach';
  return !hair.strands && lab[0] < hair.lab[0] - DEEP ? 'deep dye' : undefined;
}

/** L* below two-colored hair, taken as one color, at which a color looks darker. */
export const SEEN = 8;

/** Whether a color is darker than hair of two colors, for lowlights in it. */
export const isDarkerThan = ({ hex }: Pick<NamedColor, 'hex'>, { lab }: Pick<Hair, 'lab'>): boolean =>
  hexToLab(hex)[0] - lab[0] <= -SEEN;

/** The colors with what each asks of this hair. */
export function withReach(colors: readonly NamedColor[], hair: Evidence['features']['hair']): NamedColor[] {
  return colors.map((color) => {
    const reach = hair ? hairReach(color, hair) : undefined;
    if (hair?.strands && !reach && isDarkerThan(color, hair)) return { ...color, use: 'lowlights' };
    if (!hair || !reach) return color;
    return { ...color, use: reach === 'with time' && hasGrayed(hair) ? 'with more time' : reach };
  });
}

/** Colors near a person's own hair, and those that take more; where none is near, all are one group. */
export function byReach(
  colors: readonly NamedColor[],
): readonly [near: readonly NamedColor[], far: readonly NamedColor[]] {
  const isNear = ({ use }: NamedColor) => !use || use === 'lowlights';
  const near = colors.filter(isNear);
  return near.length > 0 ? [near, colors.filter((color) => !isNear(color))] : [colors, []];
}
