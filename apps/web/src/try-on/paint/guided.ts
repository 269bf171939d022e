import { fitInColors, type Planes } from '@trueseason/color/fit-in-colors';
import { between, blurred, type Plane, shrunk, valueAt } from './plane.ts';

/** The planes of a color photo. */
export type Guide = Planes<Plane>;

/**
 * Leads a map along the edges of a photo: near each pixel it becomes the linear function of the colors that fits it best.
 * The functions are found at less resolution and used at full, which takes a fraction of the time.
 */
export function led(map: Plane, guide: Guide, by: number, radius: number, evenness: number): Float32Array {
  const [red, green, blue] = [shrunk(guide[0], by), shrunk(guide[1], by), shrunk(guide[2], by)];
  const mean = (values: Float32Array) => blurred({ ...red, values }, radius / by).values;
  const planes = [red.values, green.values, blue.values] as const;
  const plane = (values: Float32Array): Plane => ({ ...red, values });
  const [kr, kg, kb, rest] = fitInColors(shrunk(map, by).values, planes, evenness, mean);
  const [sr, sg, sb, so] = [plane(kr), plane(kg), plane(kb), plane(rest)];
  const of = (values: Float32Array, i: number) => values[i] ?? 0;
  const whole = new Float32Array(map.values.length);
  const place = between(red, by);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const i = y * map.width + x;
      const there = place(x, y);
      whole[i] =
        valueAt(sr, there) * of(guide[0].values, i) +
        valueAt(sg, there) * of(guide[1].values, i) +
        valueAt(sb, there) * of(guide[2].values, i) +
        valueAt(so, there);
    }
  }
  return whole;
}
