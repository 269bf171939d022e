import { deltaE00, hexToLab, type Lab } from '@trueseason/color';
import type { NamedColor, SeasonName } from '@trueseason/contracts';
import { PALETTES } from './registry/palettes.ts';

/** CIEDE2000 below which a color is one that the season already has. */
const ALREADY_OWN = 4;
/** Nearer than this to a color to avoid, it would do the same harm. */
const TOO_LIKE_AVOIDED = 10;
/** Farther than this from every color of the season, one keeps them company only where too few others do. */
const FAR_FROM_OWN = 15;
/** Closer than this, two borrowed colors would be one gift told twice. */
const SAME_GIFT = 15;
const GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights'] as const;
const FROM_EACH_GROUP = 2;
const COUNT = FROM_EACH_GROUP * GROUPS.length;

/**
 * Six colors of another season that this one can wear, none of them its own: those nearest to its colors and far from
 * what it should avoid, two neutrals, two lights and two brights where there are so many. None for a season on itself.
 */
export function borrowedColors(season: SeasonName, from: SeasonName): NamedColor[] {
  if (season === from) return [];
  const own = PALETTES[season];
  const worn = GROUPS.flatMap((group) => own[group]);
  // Told beside the palette, another color of one of its names would be taken for it.
  const names = new Set(worn.map(({ name }) => name));
  const inReach = (colors: readonly NamedColor[], farthest = Number.POSITIVE_INFINITY): NamedColor[] =>
    colors
      .filter(({ name }) => !names.has(name))
      .map((color) => ({ color, home: nearest(color, worn), harm: nearest(color, own.avoid) }))
      .filter(({ home, harm }) => home >= ALREADY_OWN && home <= farthest && harm >= TOO_LIKE_AVOIDED)
      .sort((a, b) => a.home - b.home)
      .map(({ color }) => color);
  const balanced = GROUPS.flatMap((group) => apart(inReach(PALETTES[from][group], FAR_FROM_OWN), FROM_EACH_GROUP));
  const others = inReach(GROUPS.flatMap((group) => PALETTES[from][group])).filter((color) => !balanced.includes(color));
  return [...balanced, ...apart(others, COUNT - balanced.length)];
}

/** The palettes' colors are compared thousands of times for one answer. */
const known = new WeakMap<NamedColor, Lab>();
function labOf(color: NamedColor): Lab {
  const lab = known.get(color) ?? hexToLab(color.hex);
  known.set(color, lab);
  return lab;
}
const distance = (a: NamedColor, b: NamedColor): number => deltaE00(labOf(a), labOf(b));
const nearest = (color: NamedColor, others: readonly NamedColor[]): number =>
  Math.min(...others.map((other) => distance(color, other)));

/** The first so many that can be told apart; the next best where too few can. */
function apart(colors: readonly NamedColor[], count: number): NamedColor[] {
  const chosen: NamedColor[] = [];
  for (const color of colors) {
    if (chosen.length < count && chosen.every((other) => distance(color, other) >= SAME_GIFT)) chosen.push(color);
  }
  return [...chosen, ...colors.filter((color) => !chosen.includes(color))].slice(0, count);
}
