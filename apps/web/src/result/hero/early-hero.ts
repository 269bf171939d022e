// Not from the index, which would load before the photo.
import { headOf } from '@trueseason/style/person/head';
import type { ChoosePhoto } from '../../drape/early-photo/show-photo.ts';
import type { PlateShape } from '../../drape/frame.ts';
import { headroom } from '../../drape/head-outlines.ts';
import { wasRevealSeen } from '../../drape/reveal/reveal-seen.ts';
import { sortForDraping } from '../../drape/sort-photos.ts';
import { heroShape } from './hero-shape.ts';

type Chosen = Parameters<ChoosePhoto>;

/** The photo that wears cloths and colors, on a plate of that shape. */
export function wornPhoto({ status, analysisResult }: Chosen[0], photos: Chosen[1], plate: PlateShape) {
  if (status !== 'completed' || !analysisResult || 'locked' in analysisResult) return undefined;
  const { evidence } = analysisResult;
  const [photo] = sortForDraping(photos, evidence?.photos ?? []);
  return photo && { photo, shape: { ...plate, ...(evidence && headroom(photo, headOf(evidence))) } };
}

/** The photo the hero will show; loaded but not shown if the reveal comes first. */
export const heroPhoto: ChoosePhoto = (order, photos) => {
  const choice = wornPhoto(order, photos, heroShape());
  return choice && { ...choice, isPreload: !wasRevealSeen(order.id) };
};
