import { D65, lightChromaticity, linearLuminance, linearToXyz, type Rgb, xyzToLinear } from '@trueseason/color';
import type { Random } from './random.ts';

/** Rows of a linear map on linear sRGB. */
type Map3 = readonly [Rgb, Rgb, Rgb];

/** The light on a scene and what the camera left of it. */
export interface Light {
  /** Correlated color temperature in kelvin. */
  readonly kelvin: number;
  /** How much of the cast the camera took out, 0..1. */
  readonly adapted: number;
  /** Green against magenta: 0.03 is 3 % more green. */
  readonly tint: number;
  /** Exposure in stops. */
  readonly ev: number;
}

/** Sharpened cone responses of the Bradford transform (Lam 1985; CIE 160:2004). */
const BRADFORD: Map3 = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const BRADFORD_INVERSE: Map3 = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
];

const apply = (map: Map3, [a, b, c]: Rgb): Rgb =>
  map.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Rgb;

/** The map that takes linear sRGB under D65 to the same surfaces in this light, brightness of white kept but for `ev`. */
export function lightMap({ kelvin, adapted, tint, ev }: Light): Map3 {
  const [x, y] = lightChromaticity(kelvin);
  const lit = apply(BRADFORD, [x / y, 1, (1 - x - y) / y]);
  const white = apply(BRADFORD, D65);
  const gains = lit.map((v, i) => (v / (white[i] ?? 1)) ** (1 - adapted));
  const mapped = (rgb: Rgb): Rgb => {
    const cones = apply(BRADFORD, linearToXyz(rgb)).map((v, i) => v * (gains[i] ?? 1)) as unknown as Rgb;
    const [r, g, b] = xyzToLinear(apply(BRADFORD_INVERSE, cones));
    return [r, g * (1 + tint), b];
  };
  const scale = 2 ** ev / linearLuminance(mapped([1, 1, 1]));
  const [r, g, b] = [mapped([1, 0, 0]), mapped([0, 1, 0]), mapped([0, 0, 1])];
  return [0, 1, 2].map((row) => [r[row], g[row], b[row]].map((v) => (v ?? 0) * scale)) as unknown as Map3;
}

/** Any light, mostly balanced by the camera. */
export const drawLight = (random: Random): Light => ({
  kelvin: random.between(2700, 9000),
  adapted: random.between(0.6, 0.95),
  tint: random.between(-0.03, 0.03),
  ev: random.between(-0.7, 0.7),
});

/** Every pixel through one map, in place. */
export function mapFrame(linear: Float32Array, [r, g, b]: Map3): void {
  for (let i = 0; i < linear.length; i += 3) {
    const [x, y, z] = [linear[i] as number, linear[i + 1] as number, linear[i + 2] as number];
    linear[i] = r[0] * x + r[1] * y + r[2] * z;
    linear[i + 1] = g[0] * x + g[1] * y + g[2] * z;
    linear[i + 2] = b[0] * x + b[1] * y + b[2] * z;
  }
}
