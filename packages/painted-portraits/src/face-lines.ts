import type { FaceShape } from './face-shape.ts';
import { clamp, mix } from './numeric.ts';

/** The outlines of a face in cm at rest, shared by the surface and by what is painted on it. */
export interface FaceLines {
  readonly pupilX: number;
  readonly eyeHalfWidth: number;
  readonly irisRadius: number;
  /** Lid heights at `t`, -1 at the nose .. 1 at the temple. */
  upperLid(t: number): number;
  lowerLid(t: number): number;
  /** Height of the crease above the upper lid's edge at `t`. */
  crease(t: number): number;
  /** Middle line and half thickness of the brow at `s`, 0 at the nose .. 1 at the temple: x, y, half thickness. */
  brow(s: number): readonly [number, number, number];
  readonly mouthHalfWidth: number;
  /** Heights over `x` of the line between the lips and the outer edges of both. */
  mouthLine(x: number): number;
  upperLip(x: number): number;
  lowerLip(x: number): number;
  readonly noseTipY: number;
  readonly noseBaseY: number;
  readonly chinY: number;
}

/** `eyesOpen` 1 as usual, 0 closed. */
export function faceLines(shape: FaceShape, eyesOpen: number): FaceLines {
  const pupilX = 3.15 * shape.eyeSpacing;
  const eyeHalfWidth = 1.56 * shape.eyeSize;
  const tilt = Math.tan((shape.eyeTilt * Math.PI) / 180) * eyeHalfWidth;
  const lower = (t: number): number => tilt * t - 0.44 * shape.eyeSize * arc(t - 0.08, 1.9, 0.85) - 0.04;
  const upperOpen = (t: number): number => tilt * t + 0.57 * shape.eyeSize * arc(t + 0.1, 2.3, 0.75) - 0.04;
  const upper = (t: number): number => mix(lower(t) + 0.02, upperOpen(t), eyesOpen);

  const mouthY = -6.95 - 0.15 * (shape.noseLength - 1);
  const mouthHalfWidth = 2.4 * shape.mouthWidth * (1 + 0.1 * shape.smile);
  const lift = 0.38 * shape.smile;
  const mouthLine = (x: number): number => {
    const u = Math.abs(x) / mouthHalfWidth;
    return mouthY + lift * u * u - 0.14 * Math.exp(-((x / 1.1) ** 2)) + 0.06 * Math.exp(-((x / 0.35) ** 2));
  };
  const upperLip = (x: number): number => {
    const u = clamp(Math.abs(x) / mouthHalfWidth);
    const body = (1 - u ** 1.7) ** 1.1;
    const bow = 0.22 * Math.exp(-((x / 0.36) ** 2));
    return mouthLine(x) + shape.lipFullness * (0.82 * body - bow);
  };
  const lowerLip = (x: number): number => {
    const u = clamp(Math.abs(x) / mouthHalfWidth);
    return mouthLine(x) - shape.lipFullness * 0.98 * (1 - u ** 2.1) ** 1.05;
  };
  const noseBaseY = -4.65 * shape.noseLength;
  return {
    pupilX,
    eyeHalfWidth,
    irisRadius: 0.6,
    upperLid: upper,
    lowerLid: lower,
    crease: (t) => (0.24 + 0.14 * arc(t, 2, 0.6)) * mix(1.15, 1, eyesOpen),
    brow: (s) => {
      const x = mix(1.25, 5.15, s) * shape.eyeSpacing;
      const rise = Math.sin(Math.PI * Math.min(1, s * 0.78) ** 1.15);
      const y = shape.browHeight - 0.3 + shape.browArch * (1.9 * rise - 0.1) + 0.12 * s - 0.5 * Math.max(0, s - 0.68);
      const taper = s < 0.12 ? 0.55 + 3.75 * s : s > 0.5 ? Math.max(0.12, 1 - 1.55 * (s - 0.5)) : 1;
      return [x, y, 0.36 * shape.browThickness * taper];
    },
    mouthHalfWidth,
    mouthLine,
    upperLip,
    lowerLip,
    noseTipY: noseBaseY + 0.85,
    noseBaseY,
    chinY: -11.5 * shape.chinLength,
  };
}

const arc = (t: number, power: number, sharpness: number): number =>
  Math.max(0, 1 - Math.min(1, Math.abs(t)) ** power) ** sharpness;
