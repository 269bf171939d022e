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
