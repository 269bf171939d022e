import type { LightRig } from './lighting.ts';
import { clamp, type Vec3 } from './numeric.ts';

/** How a surface answers light: softness 0 (matte) .. 1 (skin: light bleeds around edges, red furthest). */
export interface Material {
  readonly softness: number;
  /** Strength and exponent of its shine. */
  readonly shine: number;
  readonly tightness: number;
}

export const SKIN: Material = { softness: 1, shine: 0.075, tightness: 20 };
export const LIP: Material = { softness: 0.9, shine: 0.07, tightness: 26 };
export const CLOTH: Material = { softness: 0.3, shine: 0, tightness: 1 };

const BLEED: Vec3 = [0.42, 0.3, 0.24];
/** A face's mean cosine towards the key: there light of all colors must add up to the same. */
const TYPICAL_COSINE = 0.72;

/** Light on a surface per channel (1 = a white wall seen frontally) and the shine to add. */
export interface Shade {
  r: number;
  g: number;
  b: number;
  shine: number;
}

export function shade(
  out: Shade,
  rig: LightRig,
  material: Material,
  nx: number,
  ny: number,
  nz: number,
  openness: number,
  lit: number,
): void {
  const keyCos = nx * rig.key[0] + ny * rig.key[1] + nz * rig.key[2];
  const fillCos = nx * rig.fill[0] + ny * rig.fill[1] + nz * rig.fill[2];
  const fill = rig.fillStrength * clamp((fillCos + 0.3) / 1.3);
  const room = rig.ambient * (0.82 + 0.18 * ny);
  const open = 0.45 + 0.55 * openness;
  const key = rig.keyStrength * open;
  out.r =
    key * wrapped(keyCos, BLEED[0] * material.softness) * soften(lit, 0.3 * material.softness) +
    (fill + room) * openness ** 0.8;
  out.g =
    key * wrapped(keyCos, BLEED[1] * material.softness) * soften(lit, 0.08 * material.softness) +
    (fill + room) * openness;
  out.b = key * wrapped(keyCos, BLEED[2] * material.softness) * lit + (fill + room) * openness ** 1.08;
  if (material.shine > 0) {
    const hx = rig.key[0];
    const hy = rig.key[1];
    const hz = rig.key[2] + 1;
    const halfCos = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
    const grazing = 1 + 1.5 * (1 - clamp(nz)) ** 3;
    const peak = clamp(halfCos);
    const sheen = peak ** material.tightness + 0.16 * peak ** 5;
    out.shine = material.shine * grazing * sheen * lit * openness * rig.keyStrength;
  } else out.shine = 0;
}

const wrapped = (cosine: number, bleed: number): number =>
  (clamp((cosine + bleed) / (1 + bleed)) / ((TYPICAL_COSINE + bleed) / (1 + bleed))) * 0.8;
const soften = (lit: number, amount: number): number => lit + amount * lit * (1 - lit);
