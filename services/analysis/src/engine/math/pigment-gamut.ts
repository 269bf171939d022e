import type { Lab } from '@trueseason/color';

/*
 * Hair and dark irises are colored by melanin alone: light that comes off them is amber, more or less of it. What is
 * green, blue or violet about them in a photo came from the sky, a wall, glasses or the camera.
 */

/** Hue angles (degrees) between which melanin lies, from copper to blond. */
type Hues = readonly [low: number, high: number];

/**
 * Natural hair differs in L* and b*, which go together, and copper alone has much a* (2057 people from 23 regions: Lozano
 * et al. 2017, International Journal of Cosmetic Science 39, 101); gray and white hair are neutral or a little yellow.
 */
const HAIR: Hues = [35, 78];
/** Natural hair but copper has no more a* than this, and no more b* than this share of its L*. */
const REDDEST = 7;
const GOLDEN = 0.4;
const BROWS: Hues = [50, 78];
/** Dark irises share nearly one hue and differ in lightness and chroma (Jang et al. 2018, Healthc Inform Res 24, 227). */
const IRIS: Hues = [25, 80];
/** From this L* on an iris may be blue or green; up to the first it is brown, whatever is reflected in it. */
const DARK_IRIS = 18;
const LIGHT_IRIS = 28;
/** A gray or blue iris is no redder (a*) than this. */
const ROSIEST = 2;

/** Hair this far (CIELAB) from every natural color is dyed, and shown as it is; so is what lies near that in part. */
const NEARLY_NATURAL = 11;
const DYED = 17;

const RADIANS = Math.PI / 180;

/** The nearest color between two hues; neutral where it lies opposite of them. */
function within([l, a, b]: Lab, [low, high]: Hues): Lab {
  const hue = Math.atan2(b, a) / RADIANS;
  if (hue >= low && hue <= high) return [l, a, b];
  const [x, y] = [low, high]
    .map((edge): readonly [number, number] => {
      const [cos, sin] = [Math.cos(edge * RADIANS), Math.sin(edge * RADIANS)];
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

/** The natural hair color nearest to this one; hair that is plainly dyed stays as it is. */
export function believableHair(lab: Lab): Lab {
  const natural = within(lab, HAIR);
  const off = distance([natural[1], natural[2]], [lab[1], lab[2]]);
  return between(natural, lab, ramp(off, NEARLY_NATURAL, DYED));
}

/** A dark iris as brown as its melanin; a light one as it is, but for the red and violet that no iris has. */
export function believableIris(lab: Lab): Lab {
  const [l, a, b] = between(within(lab, IRIS), lab, ramp(lab[0], DARK_IRIS, LIGHT_IRIS));
  return [l, Math.min(a, Math.max(ROSIEST, b / Math.tan(IRIS[0] * RADIANS))), b];
}

/**
 * Brows no redder than the hair: what is redder about them is skin that shows between their hairs, and the camera's contrast.
 * @param hair as told, where it was read
 */
export function believableBrows([l, a, b]: Lab, hair?: Lab): Lab {
  return within([l, Math.min(a, Math.max(REDDEST, hair?.[1] ?? 0)), Math.min(b, GOLDEN * l)], BROWS);
}
