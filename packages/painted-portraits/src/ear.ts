import { gridMesh, type Mesh, SURFACES } from './mesh.ts';
import { bump, mix } from './numeric.ts';
import type { Skull } from './skull.ts';

const SIZE = 36;
const TOP_Y = 1.9;
const LENGTH = 6;

/** One ear, a curled shell beside the head; `side` -1 left in the picture, 1 right. */
export function earMesh(skull: Skull, side: -1 | 1): Mesh {
  return gridMesh(SURFACES.ear, SIZE, SIZE, false, (column, row) => {
    // u from the head outwards, v from the top down.
    const u = side < 0 ? 1 - column / (SIZE - 1) : column / (SIZE - 1);
    const v = row / (SIZE - 1);
    const y = TOP_Y - LENGTH * v;
    const reach = Math.sqrt(Math.sin(Math.PI * mix(0.03, 0.99, v ** 0.8))) * mix(1.25, 0.75, v);
    const helix = 0.6 * bump(u, 0, 0.9, 0, 0.09, 1) * mix(1, 0.2, v);
    const concha = 0.9 * bump(u, v, 0.5, 0.5, 0.15, 0.16) + 0.35 * bump(u, v, 0.76, 0.3, 0.05, 0.22);
    const antihelix = 0.25 * bump(u, v, 0.66, 0.4, 0.07, 0.2);
    const lobe = 0.25 * bump(u, v, 0.6, 0.9, 0.3, 0.08);
    const x = skull.halfWidth(y) - 0.5 + 1.95 * reach * u;
    return [side * x, y, -8.2 - 1.3 * u + helix + antihelix + lobe - concha];
  });
}
