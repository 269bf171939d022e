import type { Lab } from '@trueseason/style/color';

/*
 * Hair and dark irises are colored only by melanin, so they are amber to some degree. Green, blue or violet in a photo
 * comes from the sky, a wall, glasses or the camera.
 */

/** Range of melanin hues in degrees. */
type Hues = readonly [low: number, high: number];

/**
 * Natural hair varies in L* and b* together, and only copper has high a* (2057 people from 23 regions: Lozano et al.
 * 2017, International Journal of Cosmetic Science 39, 101); gray and white hair are neutral or slightly yellow.
 */
const COPPER = 35;
/** The yellowest hue by L*: dark hair is brown, only blond has the hue of olive. */
const yellowest = (l: number): number => 60 + 18 * ramp(l, 15, 60);
/** Natural hair other than copper has at most this a*, and at most this b* per L*. */
const REDDEST = 7;
const GOLDEN = 0.4;
const BROWS: Hues = [50, 78];
/** Dark irises share nearly one hue and vary in lightness and chroma (Jang et al. 2018, Healthc Inform Res 24, 227). */
const IRIS: Hues = [25, 80];
/** L* from which an iris may be blue or green; up to the first value it is brown despite reflections. */
const DARK_IRIS = 18;
const LIGHT_IRIS = 28;
/** Maximum a* of a gray or blue iris. */
const ROSIEST = 2;

/** Distance (CIELAB) from natural colors at which hair counts as dyed and stays unchanged; below it, blend. */
const NEARLY_NATURAL = 11;
const DYED = 17;

const RADIANS = Math.PI / 180;

/** The nearest color within a hue range; neutral if opposite. */
function within([l, a, b]: Lab, [low, high]: Hues): Lab {
  const hue = Math.atan2(b, a) / RADIANS;
  if (hue >= low && hue <= high) return [l, a, b];
  const [x, y] = [low, high]
    .map((edge): readonly [number, number] => {
      const cos = Math.cos(edge * RADIANS);
      const sin = Math.sin(edge * RADIANS);
      const along = Math.max(0, a * cos + b * sin);
      return [along * cos, along * sin];
    })
    .reduce((near, edge) => (distance(edge, [a, b]) < distance(near, [a, b]) ? edge : near));
  return [l, x, y];
}

const distance = (p: readonly [number, number], q: readonly [number, number]): number =>
  Math.hypot(p[0] - q[0], p[1] - q[1]);

const ramp = (value: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));

const between = (one: Lab, other: Lab, share: number): Lab => [
  one[0],
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** The nearest color that hair may have without dye. */
const naturalHair = (lab: Lab): Lab => within(lab, [COPPER, yellowest(lab[0])]);

const offNaturalHue = (lab: Lab): number => {
  const natural = naturalHair(lab);
  return distance([natural[1], natural[2]], [lab[1], lab[2]]);
};

/** The greenest (the swatch offered as an answer) and bluest irises, and the reddest blue and brown ones of 444 photos. */
const GREENEST = -12;
const BLUEST = -26;
const REDDEST_BLUE = 10;
const REDDEST_BROWN = 15;

/** How far (CIELAB, a* and b*) an iris is from any color that irises have. */
export const unnaturalIris = ([, a, b]: Lab): number =>
  Math.max(0, GREENEST - a, BLUEST - b, a - (b < 0 ? REDDEST_BLUE : REDDEST_BROWN));

/** The nearest natural hair color; clearly dyed hair stays unchanged. */
export function believableHair(lab: Lab): Lab {
  return between(naturalHair(lab), lab, ramp(offNaturalHue(lab), NEARLY_NATURAL, DYED));
}

/** A dark iris gets its melanin color; a light one only loses red and violet, which no iris has. */
export function believableIris(lab: Lab): Lab {
  const [l, a, b] = between(within(lab, IRIS), lab, ramp(lab[0], DARK_IRIS, LIGHT_IRIS));
  return [l, Math.min(a, Math.max(ROSIEST, b / Math.tan(IRIS[0] * RADIANS))), b];
}

/**
 * Limits brows to the redness of the hair: the excess is skin between the hairs and camera contrast.
 * @param hair displayed hair color, if measured
 */
export function believableBrows([l, a, b]: Lab, hair?: Lab): Lab {
  return within([l, Math.min(a, Math.max(REDDEST, hair?.[1] ?? 0)), Math.min(b, GOLDEN * l)], BROWS);
}
