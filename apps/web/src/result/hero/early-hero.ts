// Not from the index, which would load before the photo.
import { headOf } from '@trueseason/style/person/head';
import { headroom } from '../../drape/above-face.ts';
import { bestFirst } from '../../drape/best-first.ts';
import type { ChoosePhoto } from '../../drape/early-photo/show-photo.ts';
import { wasRevealSeen } from '../../drape/reveal/reveal-seen.ts';
import { heroShape } from './hero-shape.ts';

/** The photo the hero will show; loaded but not shown if the reveal comes first. */
export const heroPhoto: ChoosePhoto = ({ id, status, analysisResult }, photos) => {
  if (status !== 'completed' || !analysisResult || 'locked' in analysisResult) return undefined;
  const { evidence } = analysisResult;
  const [photo] = bestFirst(photos, evidence?.photos ?? []);
  if (!photo) return undefined;
  const shape = { ...heroShape(), ...(evidence && headroom(photo, headOf(evidence))) };
  return { photo, shape, onlyLoad: !wasRevealSeen(id) };
};
