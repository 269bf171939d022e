import type { LightRig } from './lighting.ts';
import type { Mesh } from './mesh.ts';
import { clamp, normalize, type Vec3 } from './numeric.ts';

const SIZE = 256;
const SPAN = 62;

/** Depth of the scene seen from the key light, to tell what lies in shadow. */
export interface ShadowMap {
  lit(position: Vec3): number;
}

export function shadowMap(meshes: readonly Mesh[], rig: LightRig): ShadowMap {
  const forward = rig.key;
  const right = normalize([forward[2], 0, -forward[0]]);
  const up: Vec3 = [
    forward[1] * right[2] - forward[2] * right[1],
    forward[2] * right[0] - forward[0] * right[2],
    forward[0] * right[1] - forward[1] * right[0],
  ];
  const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const scale = SIZE / SPAN;
  const toMap = (p: Vec3): Vec3 => [
    SIZE / 2 + dot(p, right) * scale,
    SIZE / 2 - (dot(p, up) + 6) * scale,
    dot(p, forward),
  ];
  const depth = new Float32Array(SIZE * SIZE).fill(-1e9);
  for (const mesh of meshes) {
    // Vertices are denser than the map's cells, so splatting them closes every surface.
    for (let i = 0; i < mesh.posed.length; i += 3) {
      const [x, y, z] = toMap([mesh.posed[i] as number, mesh.posed[i + 1] as number, mesh.posed[i + 2] as number]);
      const xi = Math.round(x);
      const yi = Math.round(y);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const cx = xi + dx;
          const cy = yi + dy;
          if (cx < 0 || cy < 0 || cx >= SIZE || cy >= SIZE) continue;
          const cell = cy * SIZE + cx;
          if (z > (depth[cell] as number)) depth[cell] = z;
        }
      }
    }
  }
  return {
    lit(position) {
      const [x, y, z] = toMap(position);
      let sum = 0;
      let taps = 0;
      // A broad source: the wider the taps, the softer the edge.
      for (let dy = -4; dy <= 4; dy += 2) {
        for (let dx = -4; dx <= 4; dx += 2) {
          const cx = Math.round(x + dx);
          const cy = Math.round(y + dy);
          if (cx < 0 || cy < 0 || cx >= SIZE || cy >= SIZE) continue;
          taps++;
          sum += clamp(1 - ((depth[cy * SIZE + cx] as number) - z - 0.9) / 1.2);
        }
      }
      return taps > 0 ? sum / taps : 1;
    },
  };
}

export function computeShadows(mesh: Mesh, map: ShadowMap): void {
  const { lit, columns, posed } = mesh;
  for (let i = 0; i < lit.length; i++) {
    const j = i * 3;
    lit[i] = map.lit([posed[j] as number, posed[j + 1] as number, posed[j + 2] as number]);
  }
  // The map's cells show on large surfaces: average over neighbors, twice.
  for (const step of [1, columns, 2, 2 * columns]) {
    const before = lit.slice();
    for (let i = step; i < lit.length - step; i++)
      lit[i] = ((before[i - step] as number) + 2 * (before[i] as number) + (before[i + step] as number)) / 4;
  }
}
