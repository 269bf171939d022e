import { EYE_COLORS, type EyeColor, type MeasuredColor } from '@trueseason/contracts';
import { hexToLab, type Lab, labToHex } from '@trueseason/style/color';
import { at, invertPositiveDefinite, type LogColor, triple } from '../math/index.ts';

/**
 * Mean own color (log, displayed irises) of eyes by the name that blind raters gave single photos; gray is too rare to
 * separate from its neighbors.
 */
const NAMED: Readonly<Partial<Record<EyeColor, LogColor>>> = {
  'dark-brown': [0.2, 0.55, -3.47],
  brown: [0.13, 0.83, -2.8],
  hazel: [-0.12, 0.63, -2.43],
  amber: [-0.05, 0.73, -2.34],
  green: [-0.22, 0.45, -2.26],
  'gray-green': [-0.1, 0.26, -2.02],
  'blue-gray': [-0.03, 0.06, -1.95],
  blue: [-0.06, -0.2, -2.01],
};
/** How common each name is: the root of its frequency among raters, as a full prior would call rare names by common ones. */
const COMMON: Readonly<Partial<Record<EyeColor, number>>> = {
  'dark-brown': 1.4,
  brown: 0.9,
  hazel: 1.6,
  amber: 0.4,
  green: 0.6,
  'gray-green': 1,
  'blue-gray': 1.2,
  blue: 0.9,
};
const LIGHT: readonly EyeColor[] = ['green', 'gray-green', 'blue-gray', 'blue'];
/** Depth (log) from which darker hair makes light eyes rarer, by as much as it is darker, up to black. */
const DARK_HAIR = -3;
const BLACK_HAIR = -4.2;
const darknessOf = (hair: LogColor | undefined): number =>
  hair ? DARK_HAIR - Math.max(BLACK_HAIR, Math.min(DARK_HAIR, hair[2])) : 0;

/** Spread of photos within a name, and its correlations, nine tenths of what was measured. */
const SD: LogColor = [0.17, 0.28, 0.5];
const CORRELATIONS = [
  [1, -0.135, -0.216],
  [-0.135, 1, -0.162],
  [-0.216, -0.162, 1],
] as const;
const PRECISION = invertPositiveDefinite(
  Float64Array.from(CORRELATIONS.flatMap((row, i) => row.map((value, j) => value * at(SD, i) * at(SD, j)))),
  SD.length,
);

/** Names that people often mix up. */
const NEIGHBORS: Readonly<Record<EyeColor, readonly EyeColor[]>> = {
  'dark-brown': ['brown'],
  brown: ['dark-brown', 'hazel', 'amber'],
  amber: ['brown', 'hazel'],
  hazel: ['brown', 'amber', 'green'],
  green: ['hazel', 'gray-green'],
  'gray-green': ['green', 'gray', 'blue-gray'],
  gray: ['gray-green', 'blue-gray'],
  'blue-gray': ['gray-green', 'gray', 'blue'],
  blue: ['blue-gray'],
};
export const areNeighboringEyes = (one: EyeColor, other: EyeColor): boolean =>
  one === other || NEIGHBORS[one].includes(other);

/** A name counts by its own likelihood and its neighbors': the first a little more. */
const ITSELF = 1.3;
/** Share of the usual colors of the likely names in what is shown: one photo's iris errs by as much as names differ. */
const DRAWN = 0.5;

interface LikelyName {
  readonly name: EyeColor;
  readonly swatch: Lab;
  readonly likely: number;
}

/** The names by how likely they are, summing to 1. */
function likelyNames(own: LogColor, hair: LogColor | undefined): readonly LikelyName[] {
  const names = EYE_COLORS.flatMap(({ value: name, swatch: [hex] }) => {
    const usual = NAMED[name];
    if (!usual) return [];
    const off = triple((d) => own[d] - usual[d]);
    const squared = off.reduce(
      (sum, x, i) => sum + off.reduce((row, y, j) => row + x * y * at(PRECISION, i * SD.length + j), 0),
      0,
    );
    const rarer = LIGHT.includes(name) ? darknessOf(hair) : 0;
    return [{ name, swatch: hexToLab(hex), likely: Math.log(COMMON[name] ?? 1) - rarer - squared / 2 }];
  });
  // The largest is 1, so that a color far from all names has a likely one.
  const maximum = Math.max(...names.map(({ likely }) => likely));
  const total = names.reduce((sum, { likely }) => sum + Math.exp(likely - maximum), 0);
  return names.map((one) => ({ ...one, likely: Math.exp(one.likely - maximum) / total }));
}

/**
 * A measured iris with what people would call it, shown halfway to the usual color of that.
 * @param own its color under neutral light
 * @param hair the natural hair's, if it is seen
 */
export function namedIris(
  iris: MeasuredColor,
  own: LogColor,
  hair: LogColor | undefined,
): MeasuredColor & { name: EyeColor } {
  const names = likelyNames(own, hair);
  const countOf = ({ name }: LikelyName): number =>
    names.reduce(
      (sum, other) =>
        sum + (areNeighboringEyes(name, other.name) ? other.likely * (name === other.name ? ITSELF : 1) : 0),
      0,
    );
  const [best] = names.toSorted((one, other) => countOf(other) - countOf(one));
  const expected = triple((c) => names.reduce((sum, { swatch, likely }) => sum + likely * swatch[c], 0));
  const lab = triple((c) => Number((at(iris.lab, c) + DRAWN * (expected[c] - at(iris.lab, c))).toFixed(2)));
  return { ...iris, lab: [...lab], hex: labToHex(lab), name: best?.name ?? 'hazel' };
}
