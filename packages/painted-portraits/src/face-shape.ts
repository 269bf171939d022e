import type { Random } from './random.ts';

/** How one face differs from the average one. Sizes are factors of the average; the rest says its unit. */
export interface FaceShape {
  readonly faceWidth: number;
  readonly jawWidth: number;
  readonly chinLength: number;
  /** 0 flat .. 1 prominent. */
  readonly cheekbones: number;
  readonly noseWidth: number;
  readonly noseLength: number;
  readonly noseHeight: number;
  readonly lipFullness: number;
  readonly mouthWidth: number;
  /** 0 neutral .. 1 broad closed smile. */
  readonly smile: number;
  readonly eyeSize: number;
  /** Distance between the pupils. */
  readonly eyeSpacing: number;
  /** Degrees by which the outer corner of the eye is raised. */
  readonly eyeTilt: number;
  /** Depth of the crease of the upper lid, 0..1. */
  readonly lidCrease: number;
  readonly browThickness: number;
  /** Height of the brow's arch in cm. */
  readonly browArch: number;
  /** Height of the brow above the pupil in cm. */
  readonly browHeight: number;
  /** Brow ridge, 0 smooth .. 1 strong. */
  readonly browRidge: number;
  readonly neckWidth: number;
}

export const AVERAGE_FACE: FaceShape = {
  faceWidth: 1,
  jawWidth: 1,
  chinLength: 1,
  cheekbones: 0.5,
  noseWidth: 1,
  noseLength: 1,
  noseHeight: 1,
  lipFullness: 1,
  mouthWidth: 1,
  smile: 0.3,
  eyeSize: 1,
  eyeSpacing: 1,
  eyeTilt: 3,
  lidCrease: 0.8,
  browThickness: 1,
  browArch: 0.28,
  browHeight: 2.05,
  browRidge: 0.4,
  neckWidth: 1,
};

/** A plausible face; `masculine` (0..1) shifts jaw, brows, lips and neck. */
export function randomFaceShape(random: Random, masculine: number): FaceShape {
  const vary = (mean: number, spread: number): number => mean + spread * Math.max(-2, Math.min(2, random.normal()));
  return {
    faceWidth: vary(0.99 + 0.03 * masculine, 0.018),
    jawWidth: vary(0.96 + 0.08 * masculine, 0.025),
    chinLength: vary(0.98 + 0.05 * masculine, 0.025),
    cheekbones: random.range(0.3, 0.9),
    noseWidth: vary(1 + 0.06 * masculine, 0.09),
    noseLength: vary(1 + 0.03 * masculine, 0.03),
    noseHeight: vary(1, 0.08),
    lipFullness: vary(1.1 - 0.2 * masculine, 0.13),
    mouthWidth: vary(1, 0.04),
    smile: random.range(0.15, 0.6),
    eyeSize: vary(1.03 - 0.05 * masculine, 0.03),
    eyeSpacing: vary(1, 0.02),
    eyeTilt: vary(3, 1.5),
    lidCrease: random.range(0.35, 1),
    browThickness: vary(0.92 + 0.3 * masculine, 0.1),
    browArch: vary(0.32 - 0.14 * masculine, 0.05),
    browHeight: vary(2.12 - 0.2 * masculine, 0.08),
    browRidge: random.range(0.15, 0.4) + 0.4 * masculine,
    neckWidth: vary(0.95 + 0.13 * masculine, 0.02),
  };
}
