import { hexToLab } from '@trueseason/color';
import type { Estimate, Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { isStrong } from './axis-claims.ts';
import { CLOSE } from './beside-skin.ts';
import { CLEAR_STEP, type ContrastLevel, contrastLevel } from './contrast-level.ts';
import { isCream } from './cream.ts';
import { listed } from './listed.ts';
import type { SeasonPalette } from './season-profile.ts';
import { groundOf, statementSteps } from './statement-steps.ts';

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
  const depth = depthNote(season, { features, ita }, palette);
  return [contrastNote(season, contrast, axes.contrast, features, palette), ...(depth ? [depth] : [])];
}

/** What contrast was read from, and nothing that was not seen: "skin, hair and brows". */
function contrastBetween({ hair, brows, iris }: Pick<Evidence['features'], 'hair' | 'brows' | 'iris'>): string {
  const seen = [hair && 'hair', brows && 'brows'].filter((name) => name !== null);
  return listed(['skin', ...(seen.length > 0 ? seen : [iris ? 'eyes' : 'features'])]);
}

/** A contrast score nearer to the middle leans to neither side. */
const A_SIDE = 0.12;

/** Hair lighter than the skin by more than this, in L*, stands out from it without making anybody's contrast high. */
const LIGHTER = 12;

function contrastNote(
  season: SeasonName,
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
    return `Your ${between} contrast ${much}, so far ends may meet: ${light?.name} next to ${dark?.name} looks balanced on you.`;
  }
  if (level === 'low') {
    const lies =
      hair && hair.lab[0] > skin.lab[0] + LIGHTER
        ? 'Between your light hair and your skin there is little contrast'
        : closeTo(skin, { hair, brows });
    return `${lies}, so keep neighbors together: ${soft?.name} with ${step?.name} flatters more than a hard jump from light to dark.`;
  }
  const [over, under] = clearStep(palette.coreNeutrals);
  const measured = contrastLevel(score.value);
  // The evidence calls it by what was measured: who is told between hears why.
  if (measured !== 'medium')
    return `Your contrast measures ${measured}, while ${season} is a season of ${measured === 'low' ? 'high' : 'low'} contrast, so keep between the two: one clear step between two pieces, for example ${over?.name} over ${under?.name}, is enough.`;
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

/** Names no class of skin: photos tell depth too roughly to call anybody light or dark to their face. */
function depthNote(
  season: SeasonName,
  evidence: Pick<Evidence, 'features' | 'ita'>,
  palette: SeasonPalette,
): string | undefined {
  const lights = byLightness(palette.accentLights.filter((color) => !isCream(season, color)));
  const brights = byLightness(palette.accentBrights);
  switch (groundOf(evidence.ita)) {
    case 'light': {
      const steps = statementSteps(evidence, palette.accentBrights);
      if (!steps) return undefined;
      const { first, emphasis, isGentle } = steps;
      return isGentle
        ? `Of the statement colors of ${season}, ${first.name} is a gentle one beside your skin, and ${emphasis.name} a bold one: begin with the first, and keep the other for emphasis.`
        : `Against your skin every statement color of ${season} stands out: begin with a quieter one, ${first.name}, and keep ${emphasis.name} for emphasis.`;
    }
    case 'between':
      return `Your depth of skin lets both ends of the ${season} palette work: ${lights.at(-1)?.name} brightens, ${brights[0]?.name} grounds.`;
    case 'deep':
      return `On your skin the light accents of ${season} act as highlights, so let ${lights.at(-1)?.name} sit close to the face, and wear ${brights.at(-1)?.name} in larger areas, where it stays vivid.`;
    default:
      return undefined;
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
