import { between, blurred, type Plane, shrunk, valueAt } from './plane.ts';

/** The planes of a color photo. */
export type Guide = readonly [Plane, Plane, Plane];

/**
 * Leads a map along the edges of a photo: near each pixel it becomes the linear function of the colors that fits it best
 * (He et al. 2010). The functions are found at less resolution and used at full, which takes a fraction of the time.
 */
export function led(map: Plane, guide: Guide, by: number, radius: number, evenness: number): Float32Array {
  const [red, green, blue] = [shrunk(guide[0], by), shrunk(guide[1], by), shrunk(guide[2], by)];
  const shares = shrunk(map, by);
  const mean = (values: Float32Array) => blurred({ ...red, values }, radius / by).values;
  const product = (a: Plane, b: Plane) => mean(a.values.map((value, i) => value * (b.values[i] ?? 0)));
  const [mr, mg, mb, mp] = [mean(red.values), mean(green.values), mean(blue.values), mean(shares.values)];
  const [rr, rg, rb] = [product(red, red), product(red, green), product(red, blue)];
  const [gg, gb, bb] = [product(green, green), product(green, blue), product(blue, blue)];
  const [pr, pg, pb] = [product(red, shares), product(green, shares), product(blue, shares)];
  const empty = () => new Float32Array(shares.values.length);
  const [ar, ag, ab, rest] = [empty(), empty(), empty(), empty()];
  const of = (plane: Float32Array, i: number) => plane[i] ?? 0;
  for (let i = 0; i < rest.length; i++) {
    const [r, g, b, p] = [of(mr, i), of(mg, i), of(mb, i), of(mp, i)];
    const c00 = of(rr, i) - r * r + evenness;
    const c01 = of(rg, i) - r * g;
    const c02 = of(rb, i) - r * b;
    const c11 = of(gg, i) - g * g + evenness;
    const c12 = of(gb, i) - g * b;
    const c22 = of(bb, i) - b * b + evenness;
    const [i00, i01, i02] = [c11 * c22 - c12 * c12, c02 * c12 - c01 * c22, c01 * c12 - c02 * c11];
    const [i11, i12, i22] = [c00 * c22 - c02 * c02, c01 * c02 - c00 * c12, c00 * c11 - c01 * c01];
    const det = c00 * i00 + c01 * i01 + c02 * i02;
    const [x, y, z] = [of(pr, i) - r * p, of(pg, i) - g * p, of(pb, i) - b * p];
    const [kr, kg, kb] = [
      (i00 * x + i01 * y + i02 * z) / det,
      (i01 * x + i11 * y + i12 * z) / det,
      (i02 * x + i12 * y + i22 * z) / det,
    ];
    ar[i] = kr;
    ag[i] = kg;
    ab[i] = kb;
    rest[i] = p - kr * r - kg * g - kb * b;
  }
  const smooth = (values: Float32Array): Plane => ({ ...red, values: mean(values) });
  const [sr, sg, sb, so] = [smooth(ar), smooth(ag), smooth(ab), smooth(rest)];
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
