import { PHOTO_MAX_PIXELS, PHOTO_MAX_SIDE } from '@trueseason/contracts';
import { ProblemError } from '../../http/problem-error.ts';

/** Refuses dimensions and pixel counts that no camera produces. @throws photo_damaged */
export function checkSize(width: number, height: number): void {
  const pixels = width * height;
  const endless = width > PHOTO_MAX_SIDE || height > PHOTO_MAX_SIDE || pixels > PHOTO_MAX_PIXELS;
  if (pixels === 0 || endless) throw new ProblemError('photo_damaged');
}
