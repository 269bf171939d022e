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
): readonly [red: Float32Array, green: Float32Array, blue: Float32Array, offset: Float32Array] {
  const products = new Float32Array(map.length);
  const product = (a: Float32Array, b: Float32Array) => {
    for (let i = 0; i < products.length; i++) products[i] = (a[i] ?? 0) * (b[i] ?? 0);
    return mean(products);
  };
  const meanR = mean(red);
  const meanG = mean(green);
  const meanB = mean(blue);
  const meanMap = mean(map);
  const meanRR = product(red, red);
  const meanRG = product(red, green);
  const meanRB = product(red, blue);
  const meanGG = product(green, green);
  const meanGB = product(green, blue);
  const meanBB = product(blue, blue);
  const meanMapR = product(red, map);
  const meanMapG = product(green, map);
  const meanMapB = product(blue, map);
  const slopeR = new Float32Array(map.length);
  const slopeG = new Float32Array(map.length);
  const slopeB = new Float32Array(map.length);
  const offset = new Float32Array(map.length);
  const valueAt = (plane: Float32Array, i: number) => plane[i] ?? 0;
  // No allocation per cell: both callers are hot.
  for (let i = 0; i < map.length; i++) {
    const r = valueAt(meanR, i);
    const g = valueAt(meanG, i);
    const b = valueAt(meanB, i);
    const p = valueAt(meanMap, i);
    const x = valueAt(meanMapR, i) - r * p;
    const y = valueAt(meanMapG, i) - g * p;
    const z = valueAt(meanMapB, i) - b * p;
    // Inverse of the symmetric color covariance, by cofactors.
    const c00 = valueAt(meanRR, i) - r * r + evenness;
    const c01 = valueAt(meanRG, i) - r * g;
    const c02 = valueAt(meanRB, i) - r * b;
    const c11 = valueAt(meanGG, i) - g * g + evenness;
    const c12 = valueAt(meanGB, i) - g * b;
    const c22 = valueAt(meanBB, i) - b * b + evenness;
    const i00 = c11 * c22 - c12 * c12;
    const i01 = c02 * c12 - c01 * c22;
    const i02 = c01 * c12 - c02 * c11;
    const i12 = c01 * c02 - c00 * c12;
    const det = c00 * i00 + c01 * i01 + c02 * i02;
    const kr = (i00 * x + i01 * y + i02 * z) / det;
    const kg = (i01 * x + (c00 * c22 - c02 * c02) * y + i12 * z) / det;
    const kb = (i02 * x + i12 * y + (c00 * c11 - c01 * c01) * z) / det;
    slopeR[i] = kr;
    slopeG[i] = kg;
    slopeB[i] = kb;
    offset[i] = p - kr * r - kg * g - kb * b;
  }
  return [mean(slopeR), mean(slopeG), mean(slopeB), mean(offset)];
}
