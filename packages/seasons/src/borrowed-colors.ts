import { deltaE00, hexToLab, type Lab } from '@trueseason/color';
import type { NamedColor, SeasonName } from '@trueseason/contracts';
import { PALETTES } from './registry/palettes.ts';

/** Nearer than this (CIEDE2000) to a color to avoid, one would do the same harm. */
const TOO_LIKE_AVOIDED = 10;
const GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights'] as const;
const FROM_EACH_GROUP = 2;
const COUNT = FROM_EACH_GROUP * GROUPS.length;

/** What a borrowed color keeps, in CIEDE2000. */
interface Bounds {
  /** From every color of the borrower. */
  readonly fromOwn: number;
  /** To the nearest of them: farther away one keeps them company no more. */
  readonly toOwn: number;
  /** From every other borrowed color: closer, two would be one gift told twice. */
  readonly apart: number;
  readonly fromEach: number;
}

/**
 * From what is wanted to what will do, where the other palette has too little. 8 is what parts a season's colors from
 * those it avoids, and more than the 6 that part its own from one another: nearer ones are twins of what is owned.
 */
const BOUNDS: readonly Bounds[] = [
  { fromOwn: 8, toOwn: 15, apart: 15, fromEach: FROM_EACH_GROUP },
  { fromOwn: 8, toOwn: 15, apart: 8, fromEach: FROM_EACH_GROUP },
  { fromOwn: 6, toOwn: 15, apart: 8, fromEach: 1 },
  { fromOwn: 8, toOwn: 15, apart: 8, fromEach: COUNT },
  { fromOwn: 6, toOwn: 15, apart: 8, fromEach: COUNT },
  { fromOwn: 6, toOwn: 30, apart: 8, fromEach: COUNT },
  { fromOwn: 4, toOwn: 30, apart: 8, fromEach: COUNT },
  { fromOwn: 4, toOwn: 100, apart: 0, fromEach: COUNT },
];

/**
 * Six colors of another season that this one can wear, new to it and to each other: those nearest to its colors beyond
 * their twins and far from what it should avoid, two neutrals, two lights and two brights where there are so many.
 * None for a season on itself.
 */
export function borrowedColors(season: SeasonName, from: SeasonName): NamedColor[] {
  if (season === from) return [];
  const own = PALETTES[season];
  const worn = GROUPS.flatMap((group) => own[group]);
  // Told beside the palette, another color of one of its names would be taken for it.
  const names = new Set(worn.map(({ name }) => name));
  const offered = GROUPS.flatMap((group) => PALETTES[from][group].map((color) => ({ color, group })))
    .filter(({ color }) => !names.has(color.name) && nearest(color, own.avoid) >= TOO_LIKE_AVOIDED)
    .map((offer) => ({ ...offer, home: nearest(offer.color, worn) }))
    .sort((a, b) => a.home - b.home);
  const chosen: typeof offered = [];
  for (const { fromOwn, toOwn, apart, fromEach } of BOUNDS) {
    for (const offer of offered) {
      if (chosen.length === COUNT) break;
      const ofGroup = chosen.filter(({ group }) => group === offer.group).length;
      const isNew = chosen.every(({ color }) => color !== offer.color && distance(color, offer.color) >= apart);
      if (isNew && ofGroup < fromEach && offer.home >= fromOwn && offer.home <= toOwn) chosen.push(offer);
    }
  }
  return GROUPS.flatMap((group) => chosen.filter((offer) => offer.group === group)).map(({ color }) => color);
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
