import type { Rgb } from '@trueseason/color';
import { REGIONS, type Region } from './canvas.ts';
import type { FaceLines } from './face-lines.ts';
import type { FaceShape } from './face-shape.ts';
import { bump, clamp, mix, smoothstep } from './numeric.ts';
import { fractalNoise, noise } from './random.ts';

export interface FaceColors {
  readonly skin: Rgb;
  readonly lips: Rgb;
  readonly hair: Rgb;
  readonly brow: Rgb;
}

/** The face's reflectance at one point. `lip` says how much of it is lip, for its shine. */
export interface FacePixel {
  r: number;
  g: number;
  b: number;
  lip: number;
  shine: number;
  region: Region;
}

export interface FaceMarks {
  /** 0..1. */
  readonly freckles: number;
  /** Warmth of the cheeks, 0..1. */
  readonly blush: number;
  /** Shifts the noise, so that no two people share their pores. */
  readonly seed: number;
}

/** Skin, lids, lips and nostrils at (x, y) in cm at rest. Hair, brows and eyeballs are painted over it. */
export function paintFace(
  out: FacePixel,
  x: number,
  y: number,
  pixel: number,
  shape: FaceShape,
  lines: FaceLines,
  colors: FaceColors,
  marks: FaceMarks,
): void {
  const ax = Math.abs(x);
  const nx = x + marks.seed;
  const pores = 0.018 * noise(nx * 9, y * 9) + 0.022 * fractalNoise(nx * 1.6, y * 1.6);
  // Warm where blood is near the surface, balanced by the forehead and jaw so that the mean stays true.
  const warmth =
    marks.blush *
      (1.5 * bump(ax, y, 4, -3, 1.6, 1.2) +
        1.3 * bump(x, y, 0, lines.noseTipY, 0.9, 0.8) +
        0.7 * bump(x, y, 0, lines.chinY + 1.2, 1.4, 0.8) -
        0.5 * bump(x, y, 0, 5, 3.5, 1.6) -
        0.22) +
    0.4 * noise(nx * 0.9 + 7, y * 0.9);
  const under = 0.5 * bump(ax, y, lines.pupilX - 0.5, -1.05, 1, 0.35);
  let tone = 1 + pores - 0.07 * under;
  if (marks.freckles > 0) {
    const spot = freckle(nx, y);
    tone -= 0.3 * marks.freckles * spot * clamp(bump(x, y, 0, -2, 4.5, 2.2) * 1.3);
  }
  out.r = colors.skin[0] * (tone + 0.018 * warmth);
  out.g = colors.skin[1] * (tone - 0.055 * warmth);
  out.b = colors.skin[2] * (tone - 0.045 * warmth + 0.02 * under);
  out.region = REGIONS.skin;
  out.lip = 0;
  out.shine =
    1 + 0.5 * bump(x, y, 0, -2.5, 0.8, 2.2) + 0.25 * bump(x, y, 0, 5, 3, 1.5) + 0.35 * noise(nx * 7 + 3, y * 7);

  if (Math.abs(y) < 2.6 && ax > 1) paintLids(out, ax, y, shape, lines, colors);
  if (y < lines.noseBaseY + 1.6 && y > lines.noseBaseY - 0.6) paintNostrils(out, ax, y, shape, lines);
  if (y < lines.noseBaseY && ax < lines.mouthHalfWidth + 0.3) paintLips(out, x, y, pixel, lines, colors);
}

/** Small round spots, at most one in each cell of a grid a few millimeters wide. */
function freckle(x: number, y: number): number {
  const cell = 0.36;
  const cx = Math.floor(x / cell);
  const cy = Math.floor(y / cell);
  const there = noise(cx * 7.31 + 0.5, cy * 5.17 + 0.5);
  if (there < 0.05) return 0;
  const px = (cx + 0.5 + 0.22 * noise(cx * 3.7, cy * 9.1)) * cell;
  const py = (cy + 0.5 + 0.22 * noise(cx * 8.3, cy * 2.9)) * cell;
  return smoothstep(0.1, 0.02, Math.hypot(x - px, y - py)) * Math.min(1, there * 2.5);
}

function darken(out: FacePixel, amount: number, redder = 0.3): void {
  out.r *= 1 - amount * (1 - redder * 0.5);
  out.g *= 1 - amount;
  out.b *= 1 - amount;
}

function paintLids(
  out: FacePixel,
  ax: number,
  y: number,
  shape: FaceShape,
  lines: FaceLines,
  colors: FaceColors,
): void {
  const t = (ax - lines.pupilX) / lines.eyeHalfWidth;
  if (Math.abs(t) > 1.5) return;
  const inside = clamp(t, -1, 1);
  const past = Math.abs(t) - Math.abs(inside);
  const fade = smoothstep(0.32, 0, past);
  const top = lines.upperLid(inside);
  const bottom = lines.lowerLid(inside);
  const crease = lines.crease(inside);
  if (y > bottom) {
    const above = y - top;
    const lid = smoothstep(0, 0.05, above) * smoothstep(crease, crease - 0.12, above) * fade;
    darken(out, 0.07 * lid);
    const soft = above > crease ? 0.22 : 0.07;
    const fold = Math.exp(-(((above - crease) / soft) ** 2)) * fade;
    darken(out, (0.12 + 0.3 * shape.lidCrease) * fold * (above > crease ? 0.55 : 1), 0.5);
    const lashRoot = Math.exp(-(((above - 0.03) / 0.055) ** 2)) * smoothstep(0.1, 0, past) * smoothstep(-1.05, -0.6, t);
    const strength = 0.86 * lashRoot;
    out.r = mix(out.r, colors.brow[0] * 0.25 + 0.008, strength);
    out.g = mix(out.g, colors.brow[1] * 0.22 + 0.007, strength);
    out.b = mix(out.b, colors.brow[2] * 0.22 + 0.007, strength);
    if (strength > 0.4) out.region = REGIONS.detail;
  } else {
    const below = bottom - y;
    const rim = Math.exp(-(((below - 0.035) / 0.045) ** 2)) * smoothstep(0.05, 0, past);
    out.r *= 1 + 0.12 * rim;
    out.g *= 1 - 0.06 * rim;
    out.b *= 1 - 0.02 * rim;
    const line = Math.exp(-(((below - 0.11) / 0.05) ** 2)) * fade * smoothstep(-0.9, 0.3, t);
    darken(out, 0.32 * line);
    const bag = Math.exp(-(((below - 0.5) / 0.14) ** 2)) * fade;
    darken(out, 0.07 * bag);
  }
}

function paintNostrils(out: FacePixel, ax: number, y: number, shape: FaceShape, lines: FaceLines): void {
  const dx = (ax - 0.7 * shape.noseWidth) / (0.33 * shape.noseWidth);
  const dy = (y - (lines.noseBaseY + 0.16 + 0.05 * dx)) / 0.15;
  const hole = smoothstep(1.7, 0.35, Math.hypot(dx, dy));
  darken(out, 0.86 * hole, 0.14);
  if (hole > 0.5) out.region = REGIONS.detail;
  const wing = bump(ax, y, 1.9 * shape.noseWidth, lines.noseBaseY + 0.5, 0.1, 0.36);
  darken(out, 0.26 * wing, 0.5);
}

function paintLips(out: FacePixel, x: number, y: number, pixel: number, lines: FaceLines, colors: FaceColors): void {
  const ax = Math.abs(x);
  const half = lines.mouthHalfWidth;
  const line = lines.mouthLine(Math.min(ax, half));
  if (ax < half) {
    const top = lines.upperLip(x);
    const bottom = lines.lowerLip(x);
    const edge = Math.max(0.09, pixel);
    const lip =
      smoothstep(-0.4 * edge, edge, Math.min(top - y, (y - bottom) * 0.7)) * smoothstep(half, half - 0.25, ax);
    const creases = 1 + 0.06 * noise(x * 11, y * 1.5) + 0.03 * noise(x * 23 + 9, y * 2);
    const upper = y > line ? 0.93 : 1.03;
    out.r = mix(out.r, colors.lips[0] * creases * upper, lip);
    out.g = mix(out.g, colors.lips[1] * creases * upper, lip);
    out.b = mix(out.b, colors.lips[2] * creases * upper, lip);
    out.lip = lip;
    if (lip > 0.5) out.region = REGIONS.lips;
  }
  const end = smoothstep(half + 0.15, half - 0.5, ax);
  const width = 0.05 + 0.045 * end;
  const gap = Math.exp(-(((y - line) / width) ** 2)) * smoothstep(half + 0.18, half - 0.1, ax);
  darken(out, 0.72 * gap, 0.35);
  if (gap > 0.6) out.region = REGIONS.detail;
  darken(out, 0.2 * bump(ax, y, half + 0.1, lines.mouthLine(half), 0.16, 0.18), 0.4);
}
