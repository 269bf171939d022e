import type { PhotoQuality } from './photo-quality.ts';

/** Of 198 portraits the 40 with glasses measure 0.034 or more, the others less than 0.019. */
const GLASSES = 0.026;

/** Thick frames cover as much as a hand, but eyes behind them have contrast (44 or more; tinted glass at most 23). */
const COVERED = 0.5;
const PLAINLY_SEEN = 32;
/** Above this, no eye is visible. */
const ALL_COVERED = 0.8;

export const areEyesCovered = ({ eyesCovered, eyeContrast }: Pick<PhotoQuality, 'eyesCovered' | 'eyeContrast'>) =>
  eyesCovered > ALL_COVERED || (eyesCovered > COVERED && eyeContrast < PLAINLY_SEEN);

export const hasGlasses = (quality: PhotoQuality): boolean =>
  quality.bandCovered > GLASSES && quality.hiddenEyes === 0 && !areEyesCovered(quality);

/** Behind clear glasses lids are at most 0.47 from their usual color (67 photos), behind amber ones 0.63 or more. */
const TINTED = 0.55;

/** Whether tinted glasses color the eyes: then their whites do not show the light. */
export const isBehindTint = (quality: PhotoQuality): boolean => hasGlasses(quality) && quality.lidTint > TINTED;

/** Bare mouths measure more than one of these (turned heads, a shaded half: 4 of 636 photos), but none both. */
const MOUTH_COVERED = 0.075;
const LIP_HALVES_DIFFER = 1;

/** Whether a part of the mouth is covered, so that lips have the color of what covers them. */
export const isMouthCovered = ({ mouthCovered, lipsApart }: PhotoQuality): boolean =>
  mouthCovered > MOUTH_COVERED && lipsApart > LIP_HALVES_DIFFER;
