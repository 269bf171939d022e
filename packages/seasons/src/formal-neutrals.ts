import { hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { isLightSeason } from './light-seasons.ts';

/** Lines that say what is worn where one wants to be taken seriously; black tie asks for velvet, and is no wardrobe's jacket. */
const FORMAL = /\b(authority|formal|dress code|office|shoulder to shoe|others take black)\b/i;
/** Lines that say what the dark or working neutrals are. */
const GROUND =
  /\b(darkest thing|dark piece|dark end|as your black|working neutrals|the base|start with|do most of the work|most of the work)\b/i;
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
  const named = (lines: RegExp) => {
    const told = guidelines.filter((text) => lines.test(text));
    return neutrals.filter(({ name }) => told.some((text) => says(text, name, neutrals)));
  };
  const deep = (colors: readonly NamedColor[]) => {
    const found = colors.filter((color) => lightness(color) < DEEP);
    return isLightSeason(season) ? found.toSorted((a, b) => lightness(b) - lightness(a)) : found;
  };
  return [...new Set([...named(FORMAL), ...deep(named(GROUND)), ...deep(neutrals), ...neutrals])];
}

const lightness = ({ hex }: NamedColor): number => hexToLab(hex)[0];

/** Whether a text names a color, and not one whose name ends with it, as Blue Charcoal does with Charcoal. */
function says(text: string, name: string, others: readonly NamedColor[]): boolean {
  const longer = others.filter((other) => other.name !== name && other.name.includes(name));
  const rest = longer.reduce((left, other) => left.replaceAll(other.name, ''), text);
  return new RegExp(`\\b${name}\\b`, 'i').test(rest);
}
