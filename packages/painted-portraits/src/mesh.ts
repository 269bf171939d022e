import { put } from './numeric.ts';

/** Which mesh a pixel belongs to; 0 is the background. */
export const SURFACES = { none: 0, head: 1, ear: 2, body: 3, hair: 4, hat: 5 } as const;
export type Surface = (typeof SURFACES)[keyof typeof SURFACES];

/** A triangle mesh in centimeters: x to the picture's right, y up, z to the camera, origin between the eyes. */
export interface Mesh {
  readonly surface: Surface;
  /** Positions at rest, three per vertex; surfaces are painted in these coordinates. */
  readonly rest: Float32Array;
  /** Positions in the posed scene. */
  readonly posed: Float32Array;
  readonly normals: Float32Array;
  /** Openness to the surroundings, 0..1, per vertex. */
  readonly openness: Float32Array;
  /** Share of the key light that arrives, 0..1, per vertex. */
  readonly lit: Float32Array;
  readonly triangles: Uint32Array;
  readonly columns: number;
  /** Whether the last column joins the first. */
  readonly wrap: boolean;
}

/**
 * A mesh from a grid of points. `point(column, row)` gives a position at rest or undefined for a hole;
 * `wrap` joins the last column to the first. Triangles face outwards when columns run to the right.
 */
export function gridMesh(
  surface: Surface,
  columns: number,
  rows: number,
  wrap: boolean,
  point: (column: number, row: number) => readonly [number, number, number] | undefined,
): Mesh {
  const count = columns * rows;
  const rest = new Float32Array(count * 3);
  const present = new Uint8Array(count);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const p = point(column, row);
      if (!p) continue;
      const i = row * columns + column;
      present[i] = 1;
      put(rest, p, i * 3);
    }
  }
  const triangles: number[] = [];
  const solid = (...ids: number[]): boolean => ids.every((i) => present[i]);
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column < (wrap ? columns : columns - 1); column++) {
      const next = (column + 1) % columns;
      const a = row * columns + column;
      const b = row * columns + next;
      const c = a + columns;
      const d = b + columns;
      if (solid(a, b, c)) triangles.push(a, c, b);
      if (solid(b, c, d)) triangles.push(b, c, d);
    }
  }
  return {
    surface,
    rest,
    posed: rest.slice(),
    normals: new Float32Array(count * 3),
    openness: new Float32Array(count).fill(1),
    lit: new Float32Array(count).fill(1),
    triangles: Uint32Array.from(triangles),
    columns,
    wrap,
  };
}

/** Area-weighted vertex normals of the posed positions. */
export function computeNormals({ posed, normals, triangles }: Mesh): void {
  normals.fill(0);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = (triangles[t] as number) * 3;
    const b = (triangles[t + 1] as number) * 3;
    const c = (triangles[t + 2] as number) * 3;
    const ux = (posed[b] as number) - (posed[a] as number);
    const uy = (posed[b + 1] as number) - (posed[a + 1] as number);
    const uz = (posed[b + 2] as number) - (posed[a + 2] as number);
    const vx = (posed[c] as number) - (posed[a] as number);
    const vy = (posed[c + 1] as number) - (posed[a + 1] as number);
    const vz = (posed[c + 2] as number) - (posed[a + 2] as number);
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    for (const i of [a, b, c]) {
      normals[i] = (normals[i] as number) + nx;
      normals[i + 1] = (normals[i + 1] as number) + ny;
      normals[i + 2] = (normals[i + 2] as number) + nz;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] as number, normals[i + 1] as number, normals[i + 2] as number) || 1;
    normals[i] = (normals[i] as number) / length;
    normals[i + 1] = (normals[i + 1] as number) / length;
    normals[i + 2] = (normals[i + 2] as number) / length;
  }
}
