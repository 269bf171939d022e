import { deltaE00, hexToLab, type Lab, labToLch, type SkinDepth, skinDepth } from '@trueseason/color';
import type { Estimate, Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { isStrong } from './axis-claims.ts';
import { CLEAR_STEP, type ContrastLevel } from './contrast-level.ts';
import { isCream } from './cream.ts';
import { listed } from './listed.ts';
import type { SeasonPalette } from './season-profile.ts';

/**
 * A line on contrast, and one on depth where the typology angle (degrees) is sure enough; each names colors of the
 * season's own palette.
 */
export function personalNotes(
  season: SeasonName,
  { features, ita, axes }: Pick<Evidence, 'features' | 'ita' | 'axes'>,
  contrast: ContrastLevel,
  palette: SeasonPalette,
): string[] {
  const depth = depthNote(season, ita, features.skin.lab, palette);
  return [contrastNote(contrast, axes.contrast, features, palette), ...(depth ? [depth] : [])];
}

/** What contrast was read from, and nothing that was not seen: "skin, hair and brows". */
export function contrastBetween({ hair, brows, iris }: Pick<Evidence['features'], 'hair' | 'brows' | 'iris'>): string {
  const seen = [hair && 'hair', brows && 'brows'].filter((name) => name !== null);
  return listed(['skin', ...(seen.length > 0 ? seen : [iris ? 'eyes' : 'features'])]);
}

/** A contrast score nearer to the middle leans to neither side. */
const A_SIDE = 0.12;

/** Nearer to the skin than this, in L*, somebody would call hair or brows close to it in value. */
const CLOSE = 25;
/** Hair lighter than the skin by more than this, in L*, stands out from it without making anybody's contrast high. */
const LIGHTER = 12;

function contrastNote(
  level: ContrastLevel,
  score: Estimate,
  { skin, hair, brows, iris }: Evidence['features'],
  palette: SeasonPalette,
): string {
  const [dark, light] = [byLightness(palette.coreNeutrals)[0], byLightness(palette.coreNeutrals).at(-1)];
  const [soft, step] = middlePair(palette.coreNeutrals);
  const between = contrastBetween({ hair, brows, iris });
  if (level === 'high') {
    const much = isStrong(score) ? 'strongly' : 'more than in most people';
    return `Your ${between} contrast ${much}, so put far ends together: ${light?.name} next to ${dark?.name} looks balanced on you.`;
  }
  if (level === 'low') {
    const lies =
      hair && hair.lab[0] > skin.lab[0] + LIGHTER
        ? 'Your hair frames your face with light'
        : closeTo(skin, { hair, brows });
    return `${lies}, so keep neighbors together: ${soft?.name} with ${step?.name} flatters more than a hard jump from light to dark.`;
  }
  const [over, under] = clearStep(palette.coreNeutrals);
  const side = Math.abs(score.value) < A_SIDE ? '' : score.value < 0 ? ', on the low side' : ', on the high side';
  return `Your contrast is moderate${side}: one clear step between two pieces, for example ${over?.name} over ${under?.name}, is enough.`;
}

function closeTo(
  { lab: [skin] }: Evidence['features']['skin'],
  { hair, brows }: Pick<Evidence['features'], 'hair' | 'brows'>,
): string {
  const isClose = (color: typeof hair) => color !== null && Math.abs(color.lab[0] - skin) < CLOSE;
  const close = [isClose(hair) && 'hair', isClose(brows) && 'brows'].filter((name) => name !== false);
  return close.length > 0 ? `Your ${listed(['skin', ...close])} lie close in value` : 'Your contrast is low';
}

/** How the light and the deep colors of a season look against skin: alike for neighboring classes of depth. */
type Ground = 'light' | 'between' | 'deep';
const GROUNDS: Readonly<Record<SkinDepth, Ground>> = {
  'very light': 'light',
  light: 'light',
  medium: 'between',
  tan: 'between',
  brown: 'deep',
  deep: 'deep',
};

/** CIEDE2000 from the skin: farther off than the first, no color can be said to blend in; nearer than the other, to stand out. */
const [BLENDS, STANDS_OUT] = [25, 15];
/** From this C* on a color stands out by itself, however near it is. */
const LOUD = 65;
const offSkin = (color: NamedColor, skin: Lab): number => deltaE00(hexToLab(color.hex), skin);
const chromaOf = (color: NamedColor): number => labToLch(hexToLab(color.hex))[1];

/** Names no class of skin: photos tell depth too roughly to call anybody light or dark to their face. */
function depthNote(
  season: SeasonName,
  { value, sd }: Estimate,
  skin: Evidence['features']['skin']['lab'],
  palette: SeasonPalette,
): string | undefined {
  const [deepest, lightest] = [value - sd, value + sd].map((ita) => GROUNDS[skinDepth(ita)]);
  if (deepest !== lightest) return undefined;
  const lights = byLightness(palette.accentLights.filter((color) => !isCream(season, color)));
  const brights = byLightness(palette.accentBrights);
  switch (GROUNDS[skinDepth(value)]) {
    case 'light': {
      const lightest = brights.at(-1);
      if (lightest && offSkin(lightest, [...skin]) <= BLENDS && chromaOf(lightest) <= LOUD)
        return `Against your skin the lighter statement colors of ${season} blend in and the deeper ones stand out: begin with ${lightest.name}, and keep ${brights[0]?.name} for emphasis.`;
      if (brights.some((color) => offSkin(color, [...skin]) < STANDS_OUT && chromaOf(color) < LOUD)) return undefined;
      const byChroma = [...brights].sort((a, b) => chromaOf(a) - chromaOf(b));
      return `Against your skin every statement color of ${season} stands out: begin with the quietest, ${byChroma[0]?.name}, and keep ${byChroma.at(-1)?.name} for emphasis.`;
    }
    case 'between':
      return `Your depth of skin lets both ends of the ${season} palette work: ${lights.at(-1)?.name} brightens, ${brights[0]?.name} grounds.`;
    case 'deep':
      return `On your skin the light accents of ${season} act as highlights, so let ${lights.at(-1)?.name} sit close to the face, and wear ${brights.at(-1)?.name} in larger areas, where it stays vivid.`;
  }
}

const byLightness = (colors: readonly NamedColor[]): NamedColor[] =>
  [...colors].sort((a, b) => hexToLab(a.hex)[0] - hexToLab(b.hex)[0]);

/** The two, the lighter one first, that lie nearest to one clear step apart. */
function clearStep(colors: readonly NamedColor[]): NamedColor[] {
  const off = ([a, b]: readonly [NamedColor, NamedColor]) =>
    Math.abs(hexToLab(a.hex)[0] - hexToLab(b.hex)[0] - CLEAR_STEP);
  const pairs = colors.flatMap((a) => colors.map((b) => [a, b] as const));
  return [...(pairs.sort((one, other) => off(one) - off(other))[0] ?? [])];
}

const middlePair = (colors: readonly NamedColor[]): NamedColor[] => {
  const sorted = byLightness(colors);
  const middle = Math.floor(sorted.length / 2);
  return sorted.slice(middle - 1, middle + 1);
};
