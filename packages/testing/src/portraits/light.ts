import { D65, linearLuminance, linearToXyz, type Rgb, xyzToLinear } from '@trueseason/style/color';
import { lightChromaticity } from './light-color.ts';

/** Rows of a linear map on linear sRGB. */
export type LightMap = readonly [Rgb, Rgb, Rgb];

/** The light on a scene and what the camera left of it. */
export interface Light {
  /** Correlated color temperature in kelvin; 6504 leaves colors as they are. */
  readonly kelvin: number;
  /** Green against magenta: 0.03 is 3 % more green. */
  readonly tint: number;
  /** How much of the light's color the camera takes out, 0..1. */
  readonly whiteBalance: number;
  /** Exposure in stops. */
  readonly exposure: number;
}

/** Sharpened cone responses of the Bradford transform (Lam 1985; CIE 160:2004). */
const BRADFORD: LightMap = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const BRADFORD_INVERSE: LightMap = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
];

const apply = (map: LightMap, [a, b, c]: Rgb): Rgb =>
  map.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Rgb;

/**
 * The map that takes linear sRGB under D65 to the same surfaces in this light, brightness of white kept but for the
 * exposure. It adapts cones: a correction that scales channels leaves a remainder, as with real light.
 */
export function lightMap({ kelvin, tint, whiteBalance, exposure }: Light): LightMap {
  const [x, y] = lightChromaticity(kelvin);
  const lit = apply(BRADFORD, [x / y, 1, (1 - x - y) / y]);
  const white = apply(BRADFORD, D65);
  const gains = lit.map((v, i) => (v / (white[i] ?? 1)) ** (1 - whiteBalance));
  const mapped = (rgb: Rgb): Rgb => {
    const cones = apply(BRADFORD, linearToXyz(rgb)).map((v, i) => v * (gains[i] ?? 1)) as unknown as Rgb;
    const [r, g, b] = xyzToLinear(apply(BRADFORD_INVERSE, cones));
    return [r, g * (1 + tint), b];
  };
  const scale = 2 ** exposure / linearLuminance(mapped([1, 1, 1]));
  const [r, g, b] = [mapped([1, 0, 0]), mapped([0, 1, 0]), mapped([0, 0, 1])];
  return [0, 1, 2].map((row) => [r[row], g[row], b[row]].map((v) => (v ?? 0) * scale)) as unknown as LightMap;
}
