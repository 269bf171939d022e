/** Planes of a color picture, one value per cell. */
export type Planes<T = Float32Array> = readonly [red: T, green: T, blue: T];

/**
 * Local linear fit of a map in a picture's colors: slopes for red, green and blue, and the offset, averaged over
 * neighbors (guided filter, He, Sun and Tang 2013).
 * @param evenness variance of the picture below which nothing counts as an edge
 * @param mean local mean filter
 */
export function fitInColors(
  map: Float32Array,
  [red, green, blue]: Planes,
  evenness: number,
  mean: (values: Float32Array) => Float32Array,
): readonly [red: Float32Array, green: Float32Array, blue: Float32Array, rest: Float32Array] {
  const products = new Float32Array(map.length);
  const product = (a: Float32Array, b: Float32Array) => {
    for (let i = 0; i < products.length; i++) products[i] = (a[i] ?? 0) * (b[i] ?? 0);
    return mean(products);
  };
  const [mr, mg, mb, mp] = [mean(red), mean(green), mean(blue), mean(map)];
  const [rr, rg, rb] = [product(red, red), product(red, green), product(red, blue)];
  const [gg, gb, bb] = [product(green, green), product(green, blue), product(blue, blue)];
  const [pr, pg, pb] = [product(red, map), product(green, map), product(blue, map)];
  const empty = () => new Float32Array(map.length);
  const [ar, ag, ab, rest] = [empty(), empty(), empty(), empty()];
  const of = (plane: Float32Array, i: number) => plane[i] ?? 0;
  // No allocation per cell: both callers are hot.
  for (let i = 0; i < map.length; i++) {
    const r = of(mr, i);
    const g = of(mg, i);
    const b = of(mb, i);
    const p = of(mp, i);
    const x = of(pr, i) - r * p;
    const y = of(pg, i) - g * p;
    const z = of(pb, i) - b * p;
    // Inverse of the symmetric color covariance, by cofactors.
    const c00 = of(rr, i) - r * r + evenness;
    const c01 = of(rg, i) - r * g;
    const c02 = of(rb, i) - r * b;
    const c11 = of(gg, i) - g * g + evenness;
    const c12 = of(gb, i) - g * b;
    const c22 = of(bb, i) - b * b + evenness;
    const i00 = c11 * c22 - c12 * c12;
    const i01 = c02 * c12 - c01 * c22;
    const i02 = c01 * c12 - c02 * c11;
    const i12 = c01 * c02 - c00 * c12;
    const det = c00 * i00 + c01 * i01 + c02 * i02;
    const kr = (i00 * x + i01 * y + i02 * z) / det;
    const kg = (i01 * x + (c00 * c22 - c02 * c02) * y + i12 * z) / det;
    const kb = (i02 * x + i12 * y + (c00 * c11 - c01 * c01) * z) / det;
    ar[i] = kr;
    ag[i] = kg;
    ab[i] = kb;
    rest[i] = p - kr * r - kg * g - kb * b;
  }
  return [mean(ar), mean(ag), mean(ab), mean(rest)];
}
