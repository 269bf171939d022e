import type { Rgb } from '@trueseason/color';
import { REGIONS, type Region } from './canvas.ts';
import type { FaceLines } from './face-lines.ts';
import { bump, clamp, mix, smoothstep } from './numeric.ts';
import { noise } from './random.ts';

export interface EyeColors {
  readonly iris: Rgb;
  readonly sclera: Rgb;
  readonly skin: Rgb;
}

/** Where both eyes look, as an offset of the iris in cm, and where the window reflects (-1 left .. 1 right). */
export interface Gaze {
  readonly x: number;
  readonly y: number;
  readonly window: number;
}

/** The eyeball at a point of the face: reflectance, shade included, and how much of the pixel it covers. */
export interface EyePixel {
  r: number;
  g: number;
  b: number;
  cover: number;
  region: Region;
  glint: number;
}

const PUPIL = 0.34;

/** Paints what lies between the lids at (x, y) in cm; `pixel` is the size of a pixel in cm. False outside. */
export function paintEye(
  out: EyePixel,
  x: number,
  y: number,
  pixel: number,
  lines: FaceLines,
  colors: EyeColors,
  gaze: Gaze,
): boolean {
  const ax = Math.abs(x);
  const t = (ax - lines.pupilX) / lines.eyeHalfWidth;
  if (t < -1.02 || t > 1.02 || Math.abs(y) > 1.2) return false;
  const top = lines.upperLid(t);
  const bottom = lines.lowerLid(t);
  const depth = Math.min(top - y, y - bottom);
  if (depth < -pixel) return false;
  out.cover = smoothstep(-0.7 * pixel, 0.7 * pixel, depth) * smoothstep(1.01, 0.97, Math.abs(t));

  const side = Math.sign(x);
  const dx = x - side * lines.pupilX - gaze.x;
  const dy = y - 0.04 - gaze.y;
  const radius = Math.hypot(dx, dy);
  const ball = Math.hypot(ax - lines.pupilX, y) / 1.3;
  // The lid and its lashes shade the top of the ball, the ball turns away at the corners.
  const lidShadow = mix(0.52, 1, smoothstep(-0.02, 0.34, top - y));
  const light = lidShadow * (1 - 0.2 * ball * ball) * mix(0.86, 1, smoothstep(0, 0.12, y - bottom));

  const red = 0.5 * smoothstep(0.62, 1, Math.abs(t)) + 0.12 * Math.max(0, noise(ax * 4, y * 16));
  out.r = colors.sclera[0] * (1 - 0.06 * red) * light;
  out.g = colors.sclera[1] * (1 - 0.24 * red) * light;
  out.b = colors.sclera[2] * (1 - 0.24 * red) * light;
  out.region = REGIONS.sclera;

  const caruncle = bump(t, y, -0.97, -0.08, 0.075, 0.14);
  if (caruncle > 0.02) {
    const pink = 0.75 * caruncle;
    out.r = mix(out.r, colors.skin[0] * 1.05 * light, pink);
    out.g = mix(out.g, colors.skin[1] * 0.72 * light, pink);
    out.b = mix(out.b, colors.skin[2] * 0.72 * light, pink);
    if (pink > 0.4) out.region = REGIONS.detail;
  }

  const edge = smoothstep(1.07, 0.95, radius / lines.irisRadius);
  if (edge > 0) {
    const rho = radius / lines.irisRadius;
    const angle = Math.atan2(dy, dx);
    const fibers = 0.16 * noise(angle * 9 + 40, rho * 2.2) + 0.1 * noise(angle * 22 + 80, rho * 3 + 9);
    const collarette = 0.22 * bump(rho, 0, 0.5, 0, 0.09, 1);
    const limbus = 1 - 0.62 * smoothstep(0.8, 1.0, rho);
    // Light falls through the cornea onto the side away from the window.
    const caustic = 1 + 0.34 * clamp((gaze.window * -dx - dy * 1.1) / lines.irisRadius, -1, 1);
    const tone = (0.97 + fibers + collarette) * limbus * caustic;
    const lit = mix(lidShadow, 1, 0.25);
    const pupil = smoothstep(PUPIL - 0.05, PUPIL + 0.04, rho);
    const ir = Math.max(0.004, colors.iris[0] * tone * lit) * mix(0.02, 1, pupil);
    const ig = Math.max(0.004, colors.iris[1] * tone * lit) * mix(0.02, 1, pupil);
    const ib = Math.max(0.004, colors.iris[2] * tone * lit) * mix(0.02, 1, pupil);
    out.r = mix(out.r, ir, edge);
    out.g = mix(out.g, ig, edge);
    out.b = mix(out.b, ib, edge);
    if (edge > 0.5) out.region = pupil < 0.5 ? REGIONS.detail : REGIONS.iris;
  }
  const gx = dx - gaze.window * 0.24;
  const gy = dy - 0.25;
  const pane = smoothstep(0.13, 0.13 - pixel * 1.5 - 0.02, Math.max(Math.abs(gx), Math.abs(gy) * 0.85));
  out.glint = 0.85 * pane + 0.1 * bump(dx, dy, -gaze.window * 0.24, -0.24, 0.07, 0.05);
  if (pane > 0.3) out.region = REGIONS.detail;
  return true;
}
