import type { ChoosePhoto } from '../../photos/early-photo/show-photo.ts';
import { mostMeasured, proofShape } from './proof-photo.ts';

/** The photo on which most was measured. */
export const proofPhoto: ChoosePhoto = ({ analysisResult }, photos) => {
  if (!analysisResult || !('locked' in analysisResult)) return undefined;
  const photo = mostMeasured(photos, analysisResult.repeated);
  return photo && { photo, shape: proofShape(photo) };
};
