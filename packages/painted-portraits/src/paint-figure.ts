import type { Rgb } from '@trueseason/color';
import { type Canvas, REGIONS, type Region } from './canvas.ts';
import type { Figure, PersonColors } from './figure.ts';
import { SURFACES } from './mesh.ts';
import { mix, smoothstep } from './numeric.ts';
import { type EyePixel, type Gaze, paintEye } from './paint-eye.ts';
import { type FaceMarks, type FacePixel, paintFace } from './paint-face.ts';
import { fractalNoise, noise } from './random.ts';
import { ATTRIBUTES } from './raster.ts';
import { CLOTH, LIP, type Shade, SKIN, shade } from './shade.ts';

export interface Outfit {
  readonly color: Rgb;
  readonly neckline: 'crew' | 'v' | 'wide' | 'collar';
}

export interface SurfaceLook {
  readonly colors: PersonColors;
  readonly marks: FaceMarks;
  readonly gaze: Gaze;
  readonly outfit: Outfit;
  /** How much of the skin at a point of the head (cm) is shaved or bearing hair, 0..1. */
  readonly hairCover: (x: number, y: number, z: number) => number;
}

/** Paints skin, eyes and clothes where the figure's meshes are seen. */
export function paintFigure(canvas: Canvas, figure: Figure, look: SurfaceLook): void {
  const { buffer, rig, shape, lines, camera } = figure;
  const { colors } = look;
  const face: FacePixel = { r: 0, g: 0, b: 0, lip: 0, shine: 1, region: REGIONS.skin };
  const eye: EyePixel = { r: 0, g: 0, b: 0, cover: 0, region: REGIONS.sclera, glint: 0 };
  const light: Shade = { r: 0, g: 0, b: 0, shine: 0 };
  const pixelCm = 1 / camera.pixelsPerCm;
  const put = (pixel: number, r: number, g: number, b: number, region: Region): void => {
    const o = pixel * 3;
    canvas.rgb[o] = r;
    canvas.rgb[o + 1] = g;
    canvas.rgb[o + 2] = b;
    canvas.region[pixel] = region;
  };
  for (let pixel = 0; pixel < buffer.surface.length; pixel++) {
    const surface = buffer.surface[pixel] as number;
    if (surface === SURFACES.none || surface === SURFACES.hair || surface === SURFACES.hat) continue;
    const o = pixel * ATTRIBUTES;
    const x = buffer.attributes[o] as number;
    const y = buffer.attributes[o + 1] as number;
    const z = buffer.attributes[o + 2] as number;
    const nx = buffer.attributes[o + 3] as number;
    const ny = buffer.attributes[o + 4] as number;
    const nz = buffer.attributes[o + 5] as number;
    const openness = buffer.attributes[o + 6] as number;
    const lit = buffer.attributes[o + 7] as number;
    if (surface === SURFACES.head && z > -7) {
      paintFace(face, x, y, pixelCm, shape, lines, colors, look.marks);
      shade(light, rig, face.lip > 0.5 ? LIP : SKIN, nx, ny, nz, openness, lit);
      const cover = look.hairCover(x, y, z);
      const shine = light.shine * face.shine * (1 - cover);
      let r = mix(face.r, colors.hair[0] * 0.72, cover) * light.r + shine;
      let g = mix(face.g, colors.hair[1] * 0.72, cover) * light.g + shine;
      let b = mix(face.b, colors.hair[2] * 0.72, cover) * light.b + shine;
      let region = cover > 0.5 ? (y > 1 ? REGIONS.hair : REGIONS.beard) : face.region;
      if (paintEye(eye, x, y, pixelCm, lines, colors, look.gaze)) {
        const ball = (rig.keyStrength * 0.82 + rig.fillStrength * 0.8 + rig.ambient * 0.8) * (0.55 + 0.45 * lit);
        r = mix(r, eye.r * ball + eye.glint, eye.cover);
        g = mix(g, eye.g * ball + eye.glint, eye.cover);
        b = mix(b, eye.b * ball + eye.glint, eye.cover);
        if (eye.cover > 0.5) region = eye.region;
      }
      put(pixel, r, g, b, region);
    } else if (surface === SURFACES.body && isClothed(look.outfit, x, y)) {
      const weave = 1 + 0.04 * noise(x * 14, y * 14) + 0.05 * fractalNoise(x * 0.35, y * 0.5);
      const hem = border(hemDistance(look.outfit, x, y));
      const fold = drape(x, y);
      shade(light, rig, CLOTH, nx + fold, ny + fold * 0.5, nz, openness, lit);
      const [r, g, b] = look.outfit.color;
      put(pixel, r * weave * hem * light.r, g * weave * hem * light.g, b * weave * hem * light.b, REGIONS.clothes);
    } else {
      const cover = surface === SURFACES.head ? look.hairCover(x, y, z) : 0;
      const tone = 1 + 0.03 * fractalNoise(x * 0.9 + 5, y * 0.9);
      const ear = surface === SURFACES.ear ? 1 : 0;
      shade(light, rig, SKIN, nx, ny, nz, openness, lit);
      const r = mix(colors.skin[0] * tone, colors.hair[0] * 0.72, cover) * light.r + light.shine;
      const g = mix(colors.skin[1] * (tone - 0.06 * ear), colors.hair[1] * 0.72, cover) * light.g + light.shine;
      const b = mix(colors.skin[2] * (tone - 0.06 * ear), colors.hair[2] * 0.72, cover) * light.b + light.shine;
      put(pixel, r, g, b, cover > 0.5 ? REGIONS.hair : surface === SURFACES.head ? REGIONS.skin : REGIONS.body);
    }
  }
}

/** The tilt of the cloth: long folds that fan out from the shoulders, finer ones across. */
function drape(x: number, y: number): number {
  const fan = Math.abs(x) * 0.55 + (y + 15) * 0.16;
  return 0.42 * noise(fan, y * 0.07 + Math.sign(x) * 4) + 0.16 * fractalNoise(x * 0.8, y * 0.35 + x * 0.2);
}

const isClothed = (outfit: Outfit, x: number, y: number): boolean => hemDistance(outfit, x, y) > 0;

/** A knitted edge: darker at its rim and at its seam. */
const border = (d: number): number =>
  (0.72 + 0.28 * smoothstep(0, 0.35, d)) * (1 - 0.28 * Math.exp(-(((d - 1.5) / 0.14) ** 2))) * (d < 1.5 ? 0.95 : 1);

/** Distance below the edge of the garment, roughly in cm. */
function hemDistance({ neckline }: Outfit, x: number, y: number): number {
  const ax = Math.abs(x);
  switch (neckline) {
    case 'crew':
      return -17 + 0.05 * x * x - y;
    case 'v':
      return -24.5 + 1.05 * Math.min(ax, 9) + 0.06 * Math.max(0, ax - 7) - y;
    case 'wide':
      return -19.2 + 0.028 * x * x - y;
    case 'collar':
      return -15.2 - 3.4 * smoothstep(2.6, 0, ax) + 0.02 * ax * ax - y;
  }
}
