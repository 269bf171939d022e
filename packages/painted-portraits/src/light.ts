import { lightColor, linearToXyz, type Rgb, xyzToLinear } from '@trueseason/color';

/** What a light does to colors given as linear sRGB under D65: row-major 3 × 3. */
type ColorMatrix = readonly number[];

const WAVELENGTHS = Array.from({ length: 38 }, (_, i) => 380 + i * 10);
const sigmoid = (t: number): number => 1 / (1 + Math.exp(-t));
const lobe = (l: number, mean: number, below: number, above: number): number =>
  Math.exp(-0.5 * ((l - mean) / (l < mean ? below : above)) ** 2);

/** CIE 1931 color matching, fitted by sums of lobes (Wyman, Sloan and Shirley 2013). */
const MATCHING: readonly Rgb[] = WAVELENGTHS.map((l) => [
  1.056 * lobe(l, 599.8, 37.9, 31) + 0.362 * lobe(l, 442, 16, 26.7) - 0.065 * lobe(l, 501.1, 20.4, 26.2),
  0.821 * lobe(l, 568.8, 46.9, 40.5) + 0.286 * lobe(l, 530.9, 16.3, 31.1),
  1.217 * lobe(l, 437, 11.8, 36) + 0.681 * lobe(l, 459, 26, 13.8),
]);

/** Three broad reflectances that add up to white: every color here is a mixture of them. */
const REFLECTANCES: readonly ((l: number) => number)[] = [
  (l) => sigmoid((l - 588) / 20),
  (l) => 1 - sigmoid((l - 588) / 20) - (1 - sigmoid((l - 490) / 18)),
  (l) => 1 - sigmoid((l - 490) / 18),
];

const planck = (l: number, kelvin: number): number => 1 / ((l / 560) ** 5 * (Math.exp(1.4387769e7 / (l * kelvin)) - 1));

function sum(spectrum: (l: number) => number): Rgb {
  const total = [0, 0, 0] as [number, number, number];
  WAVELENGTHS.forEach((l, i) => {
    const s = spectrum(l);
    const m = MATCHING[i] as Rgb;
    for (let c = 0; c < 3; c++) total[c as 0] += s * (m[c] as number);
  });
  return total;
}

/** A smooth spectrum near the black body's whose color is that of `kelvin` and `tint` (see `lightColor`). */
function spectrum(kelvin: number, tint: number): (l: number) => number {
  const [tx, ty, tz] = linearToXyz(lightColor(kelvin, tint));
  const target = [tx / (tx + ty + tz), ty / (tx + ty + tz)] as const;
  const bend = (slope: number, green: number) => (l: number) =>
    planck(l, kelvin) * Math.exp((slope * (l - 560)) / 100 + green * lobe(l, 545, 45, 45));
  const miss = (slope: number, green: number): readonly [number, number] => {
    const [x, y, z] = sum(bend(slope, green));
    return [x / (x + y + z) - target[0], y / (x + y + z) - target[1]];
  };
  let slope = 0;
  let green = 0;
  for (let i = 0; i < 12; i++) {
    const [fx, fy] = miss(slope, green);
    const h = 1e-4;
    const [ax, ay] = miss(slope + h, green);
    const [bx, by] = miss(slope, green + h);
    const [a, b, c, d] = [(ax - fx) / h, (bx - fx) / h, (ay - fy) / h, (by - fy) / h];
    const det = a * d - b * c;
    slope -= (d * fx - b * fy) / det;
    green -= (a * fy - c * fx) / det;
  }
  return bend(slope, green);
}

function underLight(kelvin: number, tint: number): ColorMatrix {
  const s = spectrum(kelvin, tint);
  const white = sum(s)[1];
  const columns = REFLECTANCES.map((r) => sum((l) => s(l) * r(l)));
  return [0, 1, 2].flatMap((row) => columns.map((column) => (column[row] as number) / white));
}

function multiply(a: ColorMatrix, b: ColorMatrix): ColorMatrix {
  return [0, 1, 2].flatMap((r) =>
    [0, 1, 2].map(
      (c) =>
        (a[r * 3] as number) * (b[c] as number) +
        (a[r * 3 + 1] as number) * (b[3 + c] as number) +
        (a[r * 3 + 2] as number) * (b[6 + c] as number),
    ),
  );
}

function invert(m: ColorMatrix): ColorMatrix {
  const [a, b, c, d, e, f, g, h, i] = m as [number, number, number, number, number, number, number, number, number];
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ].map((v) => v / det);
}

const apply = (m: ColorMatrix, [r, g, b]: Rgb): Rgb => [
  (m[0] as number) * r + (m[1] as number) * g + (m[2] as number) * b,
  (m[3] as number) * r + (m[4] as number) * g + (m[5] as number) * b,
  (m[6] as number) * r + (m[7] as number) * g + (m[8] as number) * b,
];

const columnsOf = (f: (v: Rgb) => Rgb): ColorMatrix => {
  const columns = [f([1, 0, 0]), f([0, 1, 0]), f([0, 0, 1])];
  return [0, 1, 2].flatMap((row) => columns.map((column) => column[row] as number));
};

/**
 * From a color under D65 to the same surface under another light, through spectra rather than per channel:
 * a correction that only scales channels cannot undo it completely, as with real light.
 */
function relight(kelvin: number, tint: number): ColorMatrix {
  const toLight = multiply(underLight(kelvin, tint), invert(underLight(6504, 0)));
  return multiply(columnsOf(xyzToLinear), multiply(toLight, columnsOf(linearToXyz)));
}

export interface CameraLight {
  /** Correlated color temperature, 2700..9000 K. */
  readonly kelvin: number;
  /** Greener (+) or pinker (-) than the locus, e.g. 0.08. */
  readonly tint: number;
  /** How much of the light's color the camera takes out, 0..1. */
  readonly whiteBalance: number;
  /** Exposure in stops. */
  readonly exposure: number;
}

/** Light, white balance and exposure in one matrix, and the color in which a white paper comes out. */
export function developMatrix(light: CameraLight): { matrix: ColorMatrix; paper: Rgb } {
  const lit = relight(light.kelvin, light.tint);
  const white = apply(lit, [1, 1, 1]);
  const gains = white.map((v) => Math.max(v, 0.02) ** -light.whiteBalance);
  const balanced = white.map((v, c) => v * (gains[c] as number));
  const luminance =
    0.2126 * (balanced[0] as number) + 0.7152 * (balanced[1] as number) + 0.0722 * (balanced[2] as number);
  const scale = 2 ** light.exposure / luminance;
  const matrix = lit.map((v, i) => v * (gains[Math.floor(i / 3)] as number) * scale);
  return { matrix, paper: apply(matrix, [1, 1, 1]) };
}
