import { deltaE00, hexToLab, type Lab, labToLch, type SkinDepth, skinDepth } from '@trueseason/color';
import type { Estimate, Evidence, NamedColor } from '@trueseason/contracts';

/** CIEDE2000 nearer than which cloth below a face looks like more of it. */
export const LIKE_SKIN = 12;
/** CIEDE2000 from the skin: farther off than the first, no color can be called gentle; nearer than the other, to stand out. */
const [GENTLE, STANDS_OUT] = [25, 15];
/** From this C* on a color stands out by itself, however near it is. */
const LOUD = 65;
/**
 * What is added of each C* above the skin's, and of each L* off it. CIEDE2000 counts chroma ever less, so that to it a true
 * red lies nearer to skin than a quiet blue; and across a room one sees light and dark before hue.
 */
const [CHROMA, LIGHTNESS] = [0.5, 0.3];
/** Lighter than the face by more than this, in L*, a color draws the eye from it, however near. */
const OUTSHINES = 5;

/** How the light and the deep colors of a season look against skin: alike for neighboring classes of depth. */
export type Ground = 'light' | 'between' | 'deep';
const GROUNDS: Readonly<Record<SkinDepth, Ground>> = {
  'very light': 'light',
  light: 'light',
  medium: 'between',
  tan: 'between',
  brown: 'deep',
  deep: 'deep',
};

/** None where the typology angle (degrees) is not sure enough. */
export function groundOf({ value, sd }: Estimate): Ground | undefined {
  const [deepest, lightest] = [value - sd, value + sd].map((ita) => GROUNDS[skinDepth(ita)]);
  return deepest === lightest ? lightest : undefined;
}

export interface StatementSteps {
  /** The gentlest to begin with. */
  readonly first: NamedColor;
  /** A bold one. */
  readonly emphasis: NamedColor;
  /** Whether the first is gentle beside the skin, or stands out as all of them do. */
  readonly isGentle: boolean;
}

const offSkin = (color: NamedColor, skin: Lab): number => deltaE00(hexToLab(color.hex), skin);
const lightnessOf = ({ hex }: NamedColor): number => hexToLab(hex)[0];
const chromaOf = (color: NamedColor): number => labToLch(hexToLab(color.hex))[1];

/** How far a color steps away from the skin, as one sees it: what it differs by, and how much more color it has. */
export const stepFromSkin = (color: NamedColor, skin: Lab): number =>
  offSkin(color, skin) +
  CHROMA * Math.max(0, chromaOf(color) - labToLch(skin)[1]) +
  LIGHTNESS * Math.abs(lightnessOf(color) - skin[0]);

/** Which statement color somebody of light skin begins with, and which they keep for emphasis; none for other skin. */
export function statementSteps(
  { ita, features }: Pick<Evidence, 'ita' | 'features'>,
  brights: readonly NamedColor[],
): StatementSteps | undefined {
  if (groundOf(ita) !== 'light') return undefined;
  const skin: Lab = [...features.skin.lab];
  const steps = brights.toSorted((a, b) => stepFromSkin(a, skin) - stepFromSkin(b, skin));
  const gentle = steps.filter(
    (color) => offSkin(color, skin) >= LIKE_SKIN && lightnessOf(color) - skin[0] <= OUTSHINES,
  );
  const first = gentle.find((color) => chromaOf(color) <= LOUD) ?? gentle[0];
  const emphasis = steps.findLast((color) => offSkin(color, skin) > GENTLE);
  if (!first || !emphasis || first === emphasis) return undefined;
  const isGentle = offSkin(first, skin) <= GENTLE && chromaOf(first) <= LOUD;
  const isQuiet = (color: NamedColor) => offSkin(color, skin) < STANDS_OUT && chromaOf(color) < LOUD;
  return isGentle || !brights.some(isQuiet) ? { first, emphasis, isGentle } : undefined;
}
