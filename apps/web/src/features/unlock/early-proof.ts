import { type ChoosePhoto, showPhoto } from '../../components/early-photo/show-photo.ts';
import { mostMeasured, proofShape } from './proof-photo.ts';

const proofPhoto: ChoosePhoto = ({ analysisResult }, photos) => {
  if (!analysisResult || !('locked' in analysisResult)) return undefined;
  const photo = mostMeasured(photos, analysisResult.repeated);
  return photo && { photo, shape: proofShape(photo) };
};

export const showEarly = (): Promise<void> => showPhoto(proofPhoto);
