import type { Readings } from '../measure/index.ts';

/**
 * Teeth and white cloth are lighter than the white of the eye by at most this (log); beyond it, the eye is shaded.
 * Light skin shows that itself (`measure/shaded-eyes.ts`); next to deep skin only these do.
 */
const LIGHTER: Readonly<Record<'teeth' | 'cloth', number>> = { teeth: 1, cloth: 1.15 };
/** A spread so wide that the reading has no weight. */
const NO_WEIGHT = 30;

function isShaded({ features: { sclera }, tones }: Readings): boolean {
  const depth = sclera?.color[2];
  if (depth === undefined || !tones || depth < (tones.face ?? Number.NEGATIVE_INFINITY)) return false;
  return (tones.teeth ?? depth) - depth > LIGHTER.teeth || (tones.cloth ?? depth) - depth > LIGHTER.cloth;
}

/** Removes the exposure cue of shaded whites of eyes; returns the same photos if there are none. */
export function withoutShadedWhites(photos: readonly Readings[]): readonly Readings[] {
  if (!photos.some(isShaded)) return photos;
  return photos.map((photo) => {
    const { sclera } = photo.features;
    if (!sclera || !isShaded(photo)) return photo;
    const [tint, warmth] = sclera.sd;
    return { ...photo, features: { ...photo.features, sclera: { ...sclera, sd: [tint, warmth, NO_WEIGHT] } } };
  });
}
