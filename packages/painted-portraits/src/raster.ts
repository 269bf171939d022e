import { type Camera, project } from './camera.ts';
import { type Mesh, SURFACES } from './mesh.ts';
import { put } from './numeric.ts';

/** Per pixel: what is seen there. Attributes: rest x, y, z; normal x, y, z; openness; lit. */
export interface GBuffer {
  readonly width: number;
  readonly height: number;
  readonly nearness: Float32Array;
  readonly surface: Uint8Array;
  readonly attributes: Float32Array;
}

export const ATTRIBUTES = 8;

export function createGBuffer(width: number, height: number): GBuffer {
  return {
    width,
    height,
    nearness: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
    surface: new Uint8Array(width * height),
    attributes: new Float32Array(width * height * ATTRIBUTES),
  };
}

/** Draws a posed mesh with a depth test. Triangles are small, so attributes are interpolated in screen space. */
export function rasterize(buffer: GBuffer, camera: Camera, mesh: Mesh): void {
  const count = mesh.posed.length / 3;
  const screen = new Float32Array(count * 3);
  const vertex = new Float32Array(count * ATTRIBUTES);
  for (let i = 0; i < count; i++) {
    const j = i * 3;
    put(
      screen,
      project(camera, [mesh.posed[j] as number, mesh.posed[j + 1] as number, mesh.posed[j + 2] as number]),
      j,
    );
    const k = i * ATTRIBUTES;
    for (let c = 0; c < 3; c++) {
      vertex[k + c] = mesh.rest[j + c] as number;
      vertex[k + 3 + c] = mesh.normals[j + c] as number;
    }
    vertex[k + 6] = mesh.openness[i] as number;
    vertex[k + 7] = mesh.lit[i] as number;
  }
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    fillTriangle(
      buffer,
      screen,
      vertex,
      mesh.surface,
      mesh.triangles[t] as number,
      mesh.triangles[t + 1] as number,
      mesh.triangles[t + 2] as number,
    );
  }
}

function fillTriangle(
  buffer: GBuffer,
  screen: Float32Array,
  vertex: Float32Array,
  surface: number,
  a: number,
  b: number,
  c: number,
): void {
  const ax = screen[a * 3] as number;
  const ay = screen[a * 3 + 1] as number;
  const bx = screen[b * 3] as number;
  const by = screen[b * 3 + 1] as number;
  const cx = screen[c * 3] as number;
  const cy = screen[c * 3 + 1] as number;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  // y runs down on screen, so triangles that face the camera wind the other way. Hair is seen from inside, too.
  if (area === 0 || (area > 0 && surface !== SURFACES.hair)) return;
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
  const x1 = Math.min(buffer.width - 1, Math.floor(Math.max(ax, bx, cx)));
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
  const y1 = Math.min(buffer.height - 1, Math.floor(Math.max(ay, by, cy)));
  const za = screen[a * 3 + 2] as number;
  const zb = screen[b * 3 + 2] as number;
  const zc = screen[c * 3 + 2] as number;
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const wb = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
      const wc = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
      const wa = 1 - wb - wc;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const near = wa * za + wb * zb + wc * zc;
      const pixel = y * buffer.width + x;
      if (near <= (buffer.nearness[pixel] as number)) continue;
      buffer.nearness[pixel] = near;
      buffer.surface[pixel] = surface;
      const o = pixel * ATTRIBUTES;
      for (let k = 0; k < ATTRIBUTES; k++) {
        buffer.attributes[o + k] =
          wa * (vertex[a * ATTRIBUTES + k] as number) +
          wb * (vertex[b * ATTRIBUTES + k] as number) +
          wc * (vertex[c * ATTRIBUTES + k] as number);
      }
    }
  }
}
