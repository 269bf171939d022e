import { at } from '../math/index.ts';
import { filledMap, softenedMap } from './soften-map.ts';

/** How little a picture varies (variance of its values, 0 to 1) where nothing in it is an edge to follow. */
const FLAT = 4e-4;

/**
 * A square map moved to where the edges of the picture below it run: around each cell the map is taken as a straight line
 * in the picture's colors, so that what is colored alike is told alike (guided filter, He, Sun and Tang 2013).
 * @param picture three values from 0 to 1 in each cell
 * @param reach cells around each to every side in which colors are held against the map
 */
export function alongEdges(
  valueAt: (i: number) => number,
  picture: Float32Array,
  size: number,
  reach: number,
): Float32Array {
  const cells = size * size;
  const mean = (map: Float32Array) => softenedMap(map, size, reach);
  const values = filledMap(valueAt, size);
  const plane = (channel: number) => filledMap((i) => at(picture, 3 * i + channel), size);
  const [red, green, blue] = [plane(0), plane(1), plane(2)];
  const product = (one: Float32Array, other: Float32Array) => mean(filledMap((i) => at(one, i) * at(other, i), size));
  const [v, r, g, b] = [mean(values), mean(red), mean(green), mean(blue)];
  const [rv, gv, bv] = [product(red, values), product(green, values), product(blue, values)];
  const [rr, rg, rb] = [product(red, red), product(red, green), product(red, blue)];
  const [gg, gb, bb] = [product(green, green), product(green, blue), product(blue, blue)];
  const [slopeR, slopeG, slopeB] = [new Float32Array(cells), new Float32Array(cells), new Float32Array(cells)];
  const rest = new Float32Array(cells);
  // Without a list or a call for each cell: this is the hot part of tracing hair.
  for (let i = 0; i < cells; i++) {
    const mv = at(v, i);
    const mr = at(r, i);
    const mg = at(g, i);
    const mb = at(b, i);
    const x = at(rv, i) - mr * mv;
    const y = at(gv, i) - mg * mv;
    const z = at(bv, i) - mb * mv;
    // The covariance of the colors is symmetric: its inverse by cofactors.
    const cxx = at(rr, i) - mr * mr + FLAT;
    const cxy = at(rg, i) - mr * mg;
    const cxz = at(rb, i) - mr * mb;
    const cyy = at(gg, i) - mg * mg + FLAT;
    const cyz = at(gb, i) - mg * mb;
    const czz = at(bb, i) - mb * mb + FLAT;
    const ixx = cyy * czz - cyz * cyz;
    const ixy = cxz * cyz - cxy * czz;
    const ixz = cxy * cyz - cxz * cyy;
    const determinant = cxx * ixx + cxy * ixy + cxz * ixz;
    const sr = (ixx * x + ixy * y + ixz * z) / determinant;
    const sg = (ixy * x + (cxx * czz - cxz * cxz) * y + (cxy * cxz - cxx * cyz) * z) / determinant;
    const sb = (ixz * x + (cxy * cxz - cxx * cyz) * y + (cxx * cyy - cxy * cxy) * z) / determinant;
    slopeR[i] = sr;
    slopeG[i] = sg;
    slopeB[i] = sb;
    rest[i] = mv - sr * mr - sg * mg - sb * mb;
  }
  const [ar, ag, ab, along] = [mean(slopeR), mean(slopeG), mean(slopeB), mean(rest)];
  return along.map((base, i) => base + at(ar, i) * at(red, i) + at(ag, i) * at(green, i) + at(ab, i) * at(blue, i));
}
