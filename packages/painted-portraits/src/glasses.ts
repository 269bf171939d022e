import type { Rgb } from '@trueseason/color';
import { project } from './camera.ts';
import { blend, type Canvas, REGIONS } from './canvas.ts';
import type { Figure } from './figure.ts';
import { clamp, smoothstep, type Vec3 } from './numeric.ts';
import { drawStroke, type StrokePoint } from './stroke.ts';

export type Glasses = 'clear' | 'sunglasses';

const RADIUS_X = 2.55;
const RADIUS_Y = 1.95;
const BRIDGE_Z = 1.35;

/** The rim at an angle: a rounded square, wrapped a little around the face. */
function rim(side: number, angle: number, pupilX: number, inset: number): Vec3 {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const corner = (Math.abs(c) ** 2.8 + Math.abs(s) ** 2.8) ** (-1 / 2.8);
  const x = pupilX + 0.15 + (RADIUS_X - inset) * corner * c;
  return [side * x, -0.25 + (RADIUS_Y - inset) * corner * s, BRIDGE_Z - 0.035 * x * x];
}

/** Paints a pair of glasses over the finished face; hair is drawn over their temples afterwards. */
export function paintGlasses(canvas: Canvas, figure: Figure, kind: Glasses, frame: Rgb): void {
  const { lines, camera, headTurn, buffer } = figure;
  const onScreen = (p: Vec3): Vec3 => project(camera, headTurn(p));
  const stroke = (path: readonly Vec3[], width: number): void => {
    const points: StrokePoint[] = path.map((p, i) => {
      const [x, y, near] = onScreen(p);
      const light = 0.75 + 0.35 * clamp(Math.sin(i * 0.21 + 1));
      return {
        x,
        y,
        near,
        width: width * camera.pixelsPerCm,
        r: frame[0] * light,
        g: frame[1] * light,
        b: frame[2] * light,
        alpha: 1,
      };
    });
    drawStroke(canvas, buffer, points, REGIONS.glasses, 0.3);
  };
  for (const side of [-1, 1]) {
    const outline = Array.from({ length: 65 }, (_, i) => rim(side, (i / 64) * 2 * Math.PI, lines.pupilX, 0));
    fillLens(canvas, outline.map(onScreen), kind);
    stroke(outline, kind === 'clear' ? 0.24 : 0.3);
    const hinge = rim(side, 0.35, lines.pupilX, 0);
    stroke([hinge, [side * 7.3, hinge[1] + 0.1, -1.5], [side * 7.55, hinge[1] + 0.1, -8]], 0.3);
  }
  const bridge = rim(-1, Math.PI - 0.35, lines.pupilX, 0);
  const top = bridge[1] + 0.25;
  stroke(
    [
      bridge,
      [bridge[0] * 0.5, top, 1.55],
      [0, top + 0.08, 1.65],
      [-bridge[0] * 0.5, top, 1.55],
      [-bridge[0], bridge[1], bridge[2]],
    ],
    0.24,
  );
}

function fillLens(canvas: Canvas, outline: readonly Vec3[], kind: Glasses): void {
  const top = Math.min(...outline.map((p) => p[1]));
  const bottom = Math.max(...outline.map((p) => p[1]));
  for (let y = Math.max(0, Math.ceil(top)); y <= Math.min(canvas.height - 1, bottom); y++) {
    const crossings: number[] = [];
    outline.forEach((p, i) => {
      const q = outline[(i + 1) % outline.length] as Vec3;
      if (p[1] <= y !== q[1] <= y) crossings.push(p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
    });
    const left = Math.min(...crossings);
    const right = Math.max(...crossings);
    const v = (y - top) / (bottom - top);
    for (let x = Math.max(0, Math.ceil(left)); x <= Math.min(canvas.width - 1, right); x++) {
      const u = (x - left) / (right - left);
      const pixel = y * canvas.width + x;
      // A window's reflection slants across the upper corner.
      const streak = smoothstep(0.1, 0, Math.abs(u - 0.28 + 0.35 * v) - 0.07) * smoothstep(0.6, 0.1, v);
      if (kind === 'sunglasses') {
        const glow = 0.012 + 0.03 * v;
        blend(canvas, pixel, glow, glow, glow * 1.1, 0.94, REGIONS.glasses);
        blend(canvas, pixel, 0.5, 0.52, 0.55, 0.14 * streak);
      } else blend(canvas, pixel, 0.9, 0.93, 0.95, 0.02 + 0.07 * streak);
    }
  }
}
