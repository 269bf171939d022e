import { type Rgb, xyzToLinear } from '@trueseason/style/color';

/**
 * Chromaticity (x, y) of a light of the given correlated color temperature in kelvin, 1667..25000:
 * Planckian below 4000 K (Kim et al. 2002), CIE daylight above 5000 K (CIE 15), a blend between.
 */
export function lightChromaticity(kelvin: number): readonly [number, number] {
  if (kelvin <= 4000) return planckian(kelvin);
  if (kelvin >= 5000) return daylight(kelvin);
  const t = (kelvin - 4000) / 1000;
  const [px, py] = planckian(kelvin);
  const [dx, dy] = daylight(kelvin);
  return [px + (dx - px) * t, py + (dy - py) * t];
}

function planckian(k: number): readonly [number, number] {
  const x =
    k <= 4000
      ? -0.2661239e9 / k ** 3 - 0.234358e6 / k ** 2 + 0.8776956e3 / k + 0.17991
      : -3.0258469e9 / k ** 3 + 2.1070379e6 / k ** 2 + 0.2226347e3 / k + 0.24039;
  if (k <= 2222) return [x, -1.1063814 * x ** 3 - 1.3481102 * x ** 2 + 2.18555832 * x - 0.20219683];
  if (k <= 4000) return [x, -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867];
  return [x, 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483];
}

function daylight(k: number): readonly [number, number] {
  const x =
    k <= 7000
      ? -4.607e9 / k ** 3 + 2.9678e6 / k ** 2 + 0.09911e3 / k + 0.244063
      : -2.0064e9 / k ** 3 + 1.9018e6 / k ** 2 + 0.24748e3 / k + 0.23704;
  return [x, -3 * x ** 2 + 2.87 * x - 0.275];
}

/** The light's own color in linear sRGB, scaled to green 1. `tint` > 0 is greener, e.g. 0.08 for 8 %. */
export function lightColor(kelvin: number, tint = 0): Rgb {
  const [x, y] = lightChromaticity(kelvin);
  const [r, g, b] = xyzToLinear([x / y, 1, (1 - x - y) / y]);
  const green = g * (1 + tint);
  return [Math.max(r, 1e-4) / green, 1, Math.max(b, 1e-4) / green];
}
