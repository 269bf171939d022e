import { PHOTO_MAX_PIXELS, PHOTO_MAX_SIDE } from '@trueseason/contracts';
import { ProblemError } from '../../http/problem-error.ts';

/** Refuses dimensions and pixel counts that no camera produces. @throws photo_damaged */
export function checkDimensions(width: number, height: number): void {
  const pixels = width * height;
  const isTooLarge = width > PHOTO_MAX_SIDE || height > PHOTO_MAX_SIDE || pixels > PHOTO_MAX_PIXELS;
  if (pixels === 0 || isTooLarge) throw new ProblemError('photo_damaged');
}
