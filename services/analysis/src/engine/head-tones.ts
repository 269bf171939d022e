import type { FaceMesh } from './face-mesh.ts';
import { at, type Picture, type Point } from './image.ts';
import { distance } from './polygon.ts';
import { luminanceAt } from './swatch.ts';

/** Luminance (0..1) that a tenth of the picture exceeds. */
export function brightEnd({ data }: Picture): number {
  const seen: number[] = [];
  for (let i = 0; i < data.length - 2; i += 3 * 199) seen.push(luminanceAt(data, i));
  return seen.sort((a, b) => a - b)[Math.floor(seen.length * 0.9)] ?? 0;
}

/** Every head has something near black: pupils, nostrils, lashes, hair in shadow. */
const DARKEST_SHARE = 0.003;

/** Green (0..255) below which next to nothing of the head lies. */
export function blackLevel({ width, height, data }: Picture, mesh: FaceMesh): number {
  const [left, top, right, bottom] = headBox(mesh);
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 2) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 2) {
      const green = at(data, (y * width + x) * 3 + 1);
      counts[green] = at(counts, green) + 1;
      all += 1;
    }
  }
  let level = 0;
  for (let darker = at(counts, 0); level < 255 && darker < all * DARKEST_SHARE; darker += at(counts, level)) level += 1;
  return level;
}

/** Face and hair: left, top, right, bottom in pixels, not bounded by the picture. */
function headBox(mesh: FaceMesh): [number, number, number, number] {
  const [top, chin] = [mesh.points[10] as Point, mesh.points[152] as Point];
  const reach = distance(top, chin);
  const c = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
  return [c.x - reach, c.y - reach, c.x + reach, c.y + reach].map(Math.round) as [number, number, number, number];
}

/** Sepia and duotone pictures have one hue for lips, eyes, skin and clothes alike. */
export function hueSpread(picture: Picture, mesh: FaceMesh): number {
  const { width, height, data } = picture;
  const [left, top, right, bottom] = headBox(mesh);
  let sx = 0;
  let sy = 0;
  let total = 0;
  const step = Math.max(2, Math.round((bottom - top) / 160));
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += step) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += step) {
      const i = (y * width + x) * 3;
      const y0 = luminanceAt(data, i);
      if (y0 < 0.01 || y0 > 0.95) continue;
      // Opponent axes of the encoded values are near enough to a hue circle here.
      const a = at(data, i) - at(data, i + 1);
      const b = (at(data, i) + at(data, i + 1)) / 2 - at(data, i + 2);
      const chroma = Math.hypot(a, b);
      if (chroma < 3) continue;
      sx += a;
      sy += b;
      total += chroma;
    }
  }
  return total === 0 ? 0 : 1 - Math.hypot(sx, sy) / total;
}
