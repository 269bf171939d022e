import { gridMesh, type Mesh, SURFACES } from './mesh.ts';
import { bump } from './numeric.ts';
import type { Skull } from './skull.ts';

/** One ear, a curled shell beside the head; `side` -1 left in the picture, 1 right. */
export function earMesh(skull: Skull, side: -1 | 1): Mesh {
  const size = 22;
  return gridMesh(SURFACES.ear, size, size, false, (column, row) => {
    // u from the head outwards, v from the top down.
    const u = side < 0 ? 1 - column / (size - 1) : column / (size - 1);
    const v = row / (size - 1);
    const y = 1.75 - 5.7 * v;
    const outline =
      Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.min(1, 0.04 + 0.93 * v ** 0.85)))) * (1.18 - 0.42 * v);
    const rim =
      0.35 * bump(u, 0, 0.88, 0, 0.1, 1) -
      0.4 * bump(u, v, 0.5, 0.42, 0.16, 0.2) +
      0.15 * bump(u, v, 0.62, 0.4, 0.07, 0.3);
    const x = skull.halfWidth(-1) - 0.5 + 1.6 * outline * u - 0.25 * v;
    return [side * x, y, -8.6 - 1.1 * u + rim];
  });
}
