import type { Rgb } from '@trueseason/color';
import { project } from './camera.ts';
import { type Canvas, REGIONS, type Region } from './canvas.ts';
import type { Figure } from './figure.ts';
import { mix, normalize, smoothstep, type Vec3 } from './numeric.ts';
import { strandLight } from './paint-hair.ts';
import { noise, type Random } from './random.ts';
import { drawStroke, type StrokePoint } from './stroke.ts';

interface Hairlet {
  readonly root: Vec3;
  readonly tip: Vec3;
  /** How far the middle bows from the straight line, in cm. */
  readonly bow: Vec3;
  /** Width at the root in cm. */
  readonly width: number;
  readonly alpha: number;
}

function paintHairlet(
  canvas: Canvas,
  figure: Figure,
  color: Rgb,
  h: Hairlet,
  shine: number,
  region: Region | undefined,
): void {
  const points: StrokePoint[] = [];
  const steps = 6;
  const direction = normalize([h.tip[0] - h.root[0], h.tip[1] - h.root[1], h.tip[2] - h.root[2]]);
  const [body] = strandLight(figure, figure.rotate(direction), figure.rotate([0, 0, 1]), 0);
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const arc = 4 * t * (1 - t);
    const p: Vec3 = [
      mix(h.root[0], h.tip[0], t) + h.bow[0] * arc,
      mix(h.root[1], h.tip[1], t) + h.bow[1] * arc,
      mix(h.root[2], h.tip[2], t) + h.bow[2] * arc,
    ];
    const [x, y, near] = project(figure.camera, figure.headTurn(p));
    const value = body * shine;
    points.push({
      x,
      y,
      near,
      width: h.width * figure.camera.pixelsPerCm * (1 - 0.8 * t),
      r: color[0] * value,
      g: color[1] * value,
      b: color[2] * value,
      alpha: h.alpha * smoothstep(0, 0.15, t + 0.05),
    });
  }
  drawStroke(canvas, figure.buffer, points, region, 1.2);
}

/** Brows of short overlapping hairs: upright at the nose, lying towards the temple. */
export function paintBrows(canvas: Canvas, figure: Figure, color: Rgb, random: Random): void {
  const { lines } = figure;
  for (const side of [-1, 1] as const) {
    for (let n = 0; n < 420; n++) {
      const s = random.next();
      const [x, y, half] = lines.brow(s);
      const across = random.normal() * 0.45;
      if (Math.abs(across) > 1) continue;
      const lean = mix(0.25, 1.45, smoothstep(0, 0.35, s)) + 0.35 * across;
      const length = random.range(0.4, 0.75) * mix(1, 0.8, s);
      const rootX = x + random.normal() * 0.03;
      const rootY = y + across * half;
      const tipX = rootX + Math.sin(lean) * length;
      const tipY = rootY + Math.cos(lean) * length * (across < 0 ? 0.9 : 0.55) - 0.12 * smoothstep(0.6, 1, s);
      const root = figure.surface(side * rootX, rootY);
      const tip = figure.surface(side * tipX, tipY);
      paintHairlet(
        canvas,
        figure,
        color,
        { root, tip, bow: [0, 0.03, 0.08], width: random.range(0.035, 0.06), alpha: 0.72 },
        random.range(0.8, 1.15),
        REGIONS.brow,
      );
    }
  }
}

/** Lashes along both lids, longest towards the temple. */
export function paintLashes(canvas: Canvas, figure: Figure, color: Rgb, length: number, random: Random): void {
  const { lines } = figure;
  for (const side of [-1, 1] as const) {
    for (const upper of [true, false]) {
      const count = upper ? 62 : 34;
      for (let n = 0; n < count; n++) {
        const t = mix(-0.86, 0.99, (n + random.next()) / count);
        const ax = lines.pupilX + t * lines.eyeHalfWidth;
        const y = upper ? lines.upperLid(t) + 0.02 : lines.lowerLid(t) - 0.05;
        const long = length * (upper ? 0.5 : 0.2) * (0.72 + 0.35 * t) * random.range(0.8, 1.15);
        const fan = upper ? 0.25 + 0.75 * t : 0.15 + 0.6 * t;
        const root = figure.surface(side * ax, y);
        const up = upper ? 1 : -1;
        const tip: Vec3 = [
          root[0] + side * Math.sin(fan) * long,
          root[1] + up * Math.cos(fan) * long * 0.62,
          root[2] + 0.55 * long + 0.3,
        ];
        paintHairlet(
          canvas,
          figure,
          color,
          { root, tip, bow: [0, -up * 0.06 * long, 0.08], width: upper ? 0.038 : 0.022, alpha: upper ? 0.75 : 0.4 },
          0.35,
          upper ? REGIONS.detail : undefined,
        );
      }
    }
  }
}

/** Where a full beard grows at a point of the head: 0..1. */
export function beardCover(figure: Pick<Figure, 'lines' | 'shape'>, x: number, y: number, z: number): number {
  const { lines } = figure;
  const ax = Math.abs(x);
  if (y > 0 || z < -9.5) return 0;
  const ragged = 0.3 * noise(x * 4.5, y * 4.5);
  // The upper edge runs from the ear to below the cheekbone and up to the mustache.
  const cheek = mix(-5.6, -1.6, smoothstep(3, 6.4, ax));
  const jaw =
    smoothstep(0.8, -0.9, y - cheek + ragged) * smoothstep(2.2, 2.9, ax + 0.6 * smoothstep(-7.4, -9.2, y) * 4);
  const mustache =
    smoothstep(lines.noseBaseY - 0.2, lines.noseBaseY - 0.55, y + ragged * 0.5 + 0.07 * ax * ax) *
    smoothstep(-7.9, -7.2, y) *
    smoothstep(3.2, 2.7, ax);
  const chin = smoothstep(lines.lowerLip(0) - 0.25, lines.lowerLip(0) - 0.8, y + ragged * 0.6 - 0.02 * ax * ax);
  const lip = ax < lines.mouthHalfWidth && y < lines.upperLip(x) + 0.1 && y > lines.lowerLip(x) - 0.12 ? 0 : 1;
  return Math.max(jaw, mustache, chin) * lip;
}

/** Beard hairs over the painted shadow of their roots. */
export function paintBeard(canvas: Canvas, figure: Figure, color: Rgb, density: number, random: Random): void {
  const chinY = figure.lines.chinY;
  for (let n = 0; n < 5200 * density; n++) {
    const y = random.range(chinY - 0.3, -1.5);
    const widest = 0.94 * figure.skull.halfWidth(y);
    const x = random.range(-widest, widest);
    const root = figure.surface(x, y);
    if (beardCover(figure, x, y, root[2]) < random.range(0.3, 1)) continue;
    const length = random.range(0.35, 0.8);
    const tip: Vec3 = [
      x + length * (0.25 * Math.sign(x) * smoothstep(0, 3, Math.abs(x)) + 0.25 * random.normal()),
      y - length * 0.8,
      root[2] + 0.25,
    ];
    paintHairlet(
      canvas,
      figure,
      color,
      { root, tip, bow: [0.1 * random.normal(), 0, 0.1], width: random.range(0.035, 0.06), alpha: 0.6 },
      random.range(0.65, 1.3),
      REGIONS.beard,
    );
  }
}
