import type { FaceShape } from './face-shape.ts';
import { gridMesh, type Mesh, SURFACES } from './mesh.ts';
import { bump, curve, smoothstep } from './numeric.ts';

const COLUMNS = 150;
const ROWS = 110;
const BODY_BOTTOM_Y = -46;

/** Neck, shoulders and chest in one surface; where it is clothed is decided when it is painted. */
export function bodyMesh(shape: FaceShape, masculine: number): Mesh {
  const n = shape.neckWidth;
  const s = 0.94 + 0.12 * masculine;
  const width = curve([
    [BODY_BOTTOM_Y, 17 * s],
    [-32, 18.6 * s],
    [-24, 19.8 * s],
    [-20.6, 19 * s],
    [-18.6, 16.6 * s],
    [-17.2, 13 * s],
    [-15.9, 9 * s],
    [-14.6, 6.7 * n],
    [-13, 5.75 * n],
    [-10, 5.5 * n],
    [-5, 5.5 * n],
  ]);
  const front = curve([
    [BODY_BOTTOM_Y, 3],
    [-30, 3],
    [-24, 1.4],
    [-20, -0.8],
    [-17.5, -2.6],
    [-15.6, -3.6],
    [-13, -3.7],
    [-9, -3.6],
    [-5, -3.8],
  ]);
  const depth = curve([
    [BODY_BOTTOM_Y, -11],
    [-18, -11],
    [-14, -10],
    [-5, -9.5],
  ]);
  return gridMesh(SURFACES.body, COLUMNS, ROWS, false, (column, row) => {
    const angle = (column / (COLUMNS - 1) - 0.5) * Math.PI * 1.15;
    const t = row / (ROWS - 1);
    const y = -5.5 + (BODY_BOTTOM_Y + 5.5) * t ** 1.35;
    const zc = depth(y);
    const torso = smoothstep(-14.5, -18.5, y);
    const c = Math.cos(angle);
    const x = width(y) * Math.sin(angle);
    let z = zc + (front(y) - zc) * Math.sign(c) * Math.abs(c) ** (1 - 0.35 * torso);
    const ax = Math.abs(x);
    // Tendons to the pit of the neck, collarbones, the pit itself, the throat.
    z += 0.45 * bump(ax, y, 2.6 + (y + 15.5) * -0.25, y, 0.8, 1) * bump(0, y, 0, -13.5, 1, 2);
    z += 0.42 * bump(0, y, 0, -16.7 + 0.09 * ax, 1, 0.38) * smoothstep(0.9, 2, ax) * smoothstep(13, 9, ax);
    z -= 0.5 * bump(ax, y, 0, -16.4, 0.8, 0.6);
    z += (0.1 + 0.3 * masculine) * bump(x, y, 0, -12.6, 0.7, 0.7);
    return [x, y, z];
  });
}
