import { cropAroundFace, HAIR_SCALE } from '../../drape/crop.ts';
import type { ChoosePhoto } from '../../drape/early-photo/show-photo.ts';
import { PLATE } from '../../drape/frame.ts';
import { wornPhoto } from '../hero/early-hero.ts';
import { evidenceFrame } from '../sections/frame-of.ts';

/** In rem: from here on, steps have their text to the right of the picture. */
const WIDE = '(min-width: 36rem)';

/** A wider window only loads the photo, since it has the connection and the place is another. */
const isPreload = (): boolean => window.matchMedia(WIDE).matches;

/* The widths are those of the plates' own styles; the tops leave room for the heading and the text before them. */

/** With two cloths, right below the heading. */
export const drapedPhoto: ChoosePhoto = (order, photos) => {
  const choice = wornPhoto(order, photos, PLATE);
  const width = 'min(100% - 2 * var(--edge), max(14rem, (100dvh - 16rem) * 0.8))';
  return choice && { ...choice, place: { top: '3.625rem', width }, isPreload: isPreload() };
};

const tryOnPhoto =
  (scale?: number): ChoosePhoto =>
  (order, photos) => {
    const choice = wornPhoto(order, photos, PLATE);
    if (!choice) return undefined;
    const { silhouettes } = choice.photo;
    const width = 'min(100% - 2 * var(--edge), max(12rem, 36svh) * 0.8)';
    const place = { top: '9.5rem', width };
    return { ...choice, frameOf: (ratio) => cropAroundFace(silhouettes, ratio, scale), place, isPreload: isPreload() };
  };

export const makeupPhoto = tryOnPhoto();
export const hairPhoto = tryOnPhoto(HAIR_SCALE);

/** The evidence shows the photos in their order. */
export const evidencePhoto: ChoosePhoto = ({ analysisResult }, photos) => {
  if (!analysisResult || 'locked' in analysisResult) return undefined;
  const first = analysisResult.evidence?.photos[0]?.position;
  const photo = photos.find(({ position }) => position === first);
  if (!photo) return undefined;
  const frameOf = (ratio: number) => evidenceFrame(photo.outlines ?? [], ratio);
  const place = { top: '21.25rem', width: 'calc(100% - 2 * var(--edge) - 1.5rem)' };
  return { photo, shape: PLATE, frameOf, place, isPreload: isPreload() };
};
