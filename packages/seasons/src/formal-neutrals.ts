import { hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { OF_GROUND } from './ground-neutrals.ts';
import { isLightSeason } from './light-seasons.ts';
import { namedIn } from './named-in.ts';

/** Lines that say what is worn where one wants to be taken seriously; black tie asks for velvet, and is no wardrobe's jacket. */
const FORMAL = /\b(authority|formal|dress code|office|shoulder to shoe|others take black)\b/i;
/** Lines that say what the dark neutrals are. */
const DARK = /\b(darkest thing|dark piece|dark end)\b/i;
/** L* below which a neutral carries a suit or a coat: a step below the middle of most skin. */
const DEEP = 62;

/**
 * What jackets, suits and coats are made in: the neutrals that the advice names for authority, then the deep ones of those
 * that it builds on, then the other deep ones; each in the person's own order, but the lighter first where a season stays
 * light.
 */
export function formalNeutrals(
  season: string,
  guidelines: readonly string[],
  neutrals: readonly NamedColor[],
): NamedColor[] {
  const named = (...lines: readonly RegExp[]) => {
    const told = guidelines.filter((text) => lines.some((line) => line.test(text)));
    return neutrals.filter((color) => told.some((text) => namedIn(text, neutrals).includes(color)));
  };
  const deep = (colors: readonly NamedColor[]) => {
    const found = colors.filter((color) => lightness(color) < DEEP);
    return isLightSeason(season) ? found.toSorted((a, b) => lightness(b) - lightness(a)) : found;
  };
  return [...new Set([...named(FORMAL), ...deep(named(OF_GROUND, DARK)), ...deep(neutrals), ...neutrals])];
}

const lightness = ({ hex }: NamedColor): number => hexToLab(hex)[0];
