// Not from the index, which would load before the photo.
import { headOf } from '@trueseason/style/person/head';
import type { ChoosePhoto } from '../../drape/early-photo/show-photo.ts';
import { headroom } from '../../drape/head-outlines.ts';
import { wasRevealSeen } from '../../drape/reveal/reveal-seen.ts';
import { sortForDraping } from '../../drape/sort-photos.ts';
import { heroShape } from './hero-shape.ts';

/** The photo the hero will show; loaded but not shown if the reveal comes first. */
export const heroPhoto: ChoosePhoto = ({ id, status, analysisResult }, photos) => {
  if (status !== 'completed' || !analysisResult || 'locked' in analysisResult) return undefined;
  const { evidence } = analysisResult;
  const [photo] = sortForDraping(photos, evidence?.photos ?? []);
  if (!photo) return undefined;
  const shape = { ...heroShape(), ...(evidence && headroom(photo, headOf(evidence))) };
  return { photo, shape, isPreload: !wasRevealSeen(id) };
};

/** For a later step with cloths or colors on the face, which begins with the same photo. */
export const wornPhoto: ChoosePhoto = (order, photos) => {
  const choice = heroPhoto(order, photos);
  return choice && { ...choice, isPreload: true };
};

/** The evidence shows the photos in their order. */
export const evidencePhoto: ChoosePhoto = ({ analysisResult }, photos) => {
  if (!analysisResult || 'locked' in analysisResult) return undefined;
  const first = analysisResult.evidence?.photos[0]?.position;
  const photo = photos.find(({ position }) => position === first);
  return photo && { photo, shape: heroShape(), isPreload: true };
};
