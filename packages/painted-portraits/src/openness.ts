import type { Mesh } from './mesh.ts';
import { clamp } from './numeric.ts';

/** Openness from curvature: a vertex that lies below the mean of its surroundings sees less of the room. */
export function computeOpenness(mesh: Mesh, radius: number, strength: number): void {
  const { columns, wrap, posed, normals } = mesh;
  const rows = mesh.openness.length / columns;
  // Plain lists: this runs a million times for each portrait.
  const across = RING.map(([dx]) => Math.round(dx * radius));
  const down = RING.map(([, dy]) => Math.round(dy * radius));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = (row * columns + column) * 3;
      let below = 0;
      let taps = 0;
      for (let tap = 0; tap < RING.length; tap++) {
        const r = row + (down[tap] as number);
        let c = column + (across[tap] as number);
        if (wrap) c = (c + columns) % columns;
        if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
        const j = (r * columns + c) * 3;
        below +=
          ((posed[j] as number) - (posed[i] as number)) * (normals[i] as number) +
          ((posed[j + 1] as number) - (posed[i + 1] as number)) * (normals[i + 1] as number) +
          ((posed[j + 2] as number) - (posed[i + 2] as number)) * (normals[i + 2] as number);
        taps++;
      }
      const hollow = taps > 0 ? below / taps : 0;
      const v = row * columns + column;
      mesh.openness[v] = (mesh.openness[v] as number) * clamp(1 - strength * Math.max(-0.05, hollow), 0.25, 1.06);
    }
  }
}

const RING: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
  [0.5, 0],
  [-0.5, 0],
  [0, 0.5],
  [0, -0.5],
];
