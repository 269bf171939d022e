import type { AxisScores, NamedColor, SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab, labToLch } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { RING } from '../ring.ts';
import type { SeasonPalette } from '../season-profile.ts';

const GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights'] as const;
type Group = (typeof GROUPS)[number];
const FROM_EACH_GROUP = 2;
const COUNT = FROM_EACH_GROUP * GROUPS.length;

/** What a borrowed color keeps. */
interface Bounds {
  /** L* and chroma allowed beyond what this person carries. */
  readonly strain: number;
  /** CIEDE2000 from every color to avoid: closer, one would do the same harm. */
  readonly fromAvoided: number;
  /** CIEDE2000 from every color of the borrower. */
  readonly fromOwn: number;
  /** To the nearest of them: farther away, it does not go with them. */
  readonly toOwn: number;
  /** Least distance to every other borrowed color. */
  readonly apart: number;
  readonly fromEach: number;
}

/** L* and chroma that count as equal. */
const SAME = 2;
const LITTLE = 5;
const ANY = Number.POSITIVE_INFINITY;

/**
 * From ideal to acceptable, as other palettes may have too little. 8 separates a season's colors from those it avoids,
 * and exceeds the 6 between its own: closer ones are twins. Brown or olive 16 from an avoided one keeps its name.
 */
const BOUNDS: readonly Bounds[] = [
  { strain: SAME, fromAvoided: 16, fromOwn: 8, toOwn: 15, apart: 15, fromEach: FROM_EACH_GROUP },
  { strain: SAME, fromAvoided: 16, fromOwn: 8, toOwn: 15, apart: 8, fromEach: FROM_EACH_GROUP },
  { strain: LITTLE, fromAvoided: 16, fromOwn: 8, toOwn: 15, apart: 8, fromEach: FROM_EACH_GROUP },
  { strain: LITTLE, fromAvoided: 16, fromOwn: 6, toOwn: 15, apart: 8, fromEach: FROM_EACH_GROUP },
  { strain: LITTLE, fromAvoided: 16, fromOwn: 8, toOwn: 15, apart: 8, fromEach: COUNT },
  { strain: LITTLE, fromAvoided: 16, fromOwn: 6, toOwn: 15, apart: 8, fromEach: COUNT },
  { strain: 2 * LITTLE, fromAvoided: 16, fromOwn: 6, toOwn: 15, apart: 8, fromEach: COUNT },
  { strain: 2 * LITTLE, fromAvoided: 10, fromOwn: 6, toOwn: 15, apart: 8, fromEach: COUNT },
  { strain: ANY, fromAvoided: 10, fromOwn: 8, toOwn: 15, apart: 8, fromEach: COUNT },
  { strain: ANY, fromAvoided: 10, fromOwn: 6, toOwn: 30, apart: 8, fromEach: COUNT },
  { strain: ANY, fromAvoided: 10, fromOwn: 4, toOwn: 30, apart: 8, fromEach: COUNT },
  { strain: ANY, fromAvoided: 10, fromOwn: 4, toOwn: 100, apart: 0, fromEach: COUNT },
];

type Place = Pick<AxisScores, 'value' | 'chroma'>;

/**
 * Six colors of another season that this person can wear, new to their season and to each other: nearest to its colors
 * but no twins, far from what it avoids; two neutrals, two lights and two brights if there are. What ruled the other
 * season out is not lent: lighter, deeper or stronger colors count only as far as the person leans toward it in value
 * and chroma. None for a season on itself.
 */
export function borrowedColors(season: SeasonName, from: SeasonName, axes: Place): NamedColor[] {
  if (season === from) return [];
  const palette = paletteOf(season);
  const paletteColors = GROUPS.flatMap((group) => palette[group]);
  // Two colors of one name would be confused in one palette.
  const names = new Set(paletteColors.map(({ name }) => name));
  const offered = GROUPS.flatMap((group) => {
    const strain = strainOf(group, season, from, axes);
    return paletteOf(from)[group].map((color) => ({ color, group, strain: strain(color) }));
  })
    .map((offer) => ({
      ...offer,
      home: nearest(offer.color, paletteColors),
      harm: nearest(offer.color, palette.avoid),
    }))
    .filter(({ color }) => !names.has(color.name))
    .sort((a, b) => a.home - b.home);
  const chosen: typeof offered = [];
  for (const { strain, fromAvoided, fromOwn, toOwn, apart, fromEach } of BOUNDS) {
    for (const offer of offered) {
      if (chosen.length === COUNT) break;
      const ofGroup = chosen.filter(({ group }) => group === offer.group).length;
      const isNew = chosen.every(({ color }) => color !== offer.color && distance(color, offer.color) >= apart);
      const isNear = offer.home >= fromOwn && offer.home <= toOwn;
      const isCarried = offer.strain <= strain && offer.harm >= fromAvoided;
      if (isNew && isNear && isCarried && ofGroup < fromEach) chosen.push(offer);
    }
  }
  return GROUPS.flatMap((group) => chosen.filter((offer) => offer.group === group)).map(({ color }) => color);
}

/**
 * How far, in L* and chroma, a color of the other season's group exceeds what the person carries: their own season's
 * range, widened toward the other's as far as they lean toward it.
 */
export function strainOf(
  group: Group,
  season: SeasonName,
  from: SeasonName,
  axes: Place,
): (color: NamedColor) => number {
  const bounds = (['value', 'chroma'] as const).map((axis) => {
    const ownCenter = RING[season].axes[axis];
    const otherCenter = RING[from].axes[axis];
    const lean = (axes[axis].value - ownCenter) / (otherCenter - ownCenter);
    const share = ownCenter === otherCenter ? 0 : Math.min(1, Math.max(0, lean));
    const valuesOf = (palette: SeasonPalette) => palette[group].map((color) => axisValues(color)[axis]);
    const ownValues = valuesOf(paletteOf(season));
    const otherValues = valuesOf(paletteOf(from));
    const bound = (end: (...values: number[]) => number) =>
      end(...ownValues) * (1 - share) + end(...otherValues) * share;
    return { axis, min: bound(Math.min), max: bound(Math.max) };
  });
  return (color) =>
    bounds.reduce((sum, { axis, min, max }) => {
      const value = axisValues(color)[axis];
      return sum + Math.max(0, min - value, value - max);
    }, 0);
}

function axisValues(color: NamedColor): { readonly value: number; readonly chroma: number } {
  const [lightness, chroma] = labToLch(labOf(color));
  return { value: lightness, chroma };
}

/** Cache: one result compares palette colors thousands of times. */
const labs = new WeakMap<NamedColor, Lab>();
function labOf(color: NamedColor): Lab {
  const lab = labs.get(color) ?? hexToLab(color.hex);
  labs.set(color, lab);
  return lab;
}
const distance = (a: NamedColor, b: NamedColor): number => deltaE00(labOf(a), labOf(b));
const nearest = (color: NamedColor, colors: readonly NamedColor[]): number =>
  Math.min(...colors.map((other) => distance(color, other)));
