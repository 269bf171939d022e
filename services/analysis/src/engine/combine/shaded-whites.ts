import type { Readings } from '../measure/index.ts';

/**
 * Teeth and white cloth are lighter than the white of the eye in the same light by at most this (log): beyond, the eye
 * lies in shade. Lighter skin shows that by itself (`measure/shaded-eyes.ts`); beside deep skin they alone do.
 */
const LIGHTER: Readonly<Record<'teeth' | 'cloth', number>> = { teeth: 1, cloth: 1.15 };
/** Wide enough that a reading counts for nothing. */
const NO_WITNESS = 30;

function isShaded({ features: { sclera }, tones }: Readings): boolean {
  const depth = sclera?.color[2];
  if (depth === undefined || !tones || depth < (tones.face ?? Number.NEGATIVE_INFINITY)) return false;
  return (tones.teeth ?? depth) - depth > LIGHTER.teeth || (tones.cloth ?? depth) - depth > LIGHTER.cloth;
}

/** The photos with no say about exposure for whites of eyes that all else shows to lie in shade; the same where none do. */
export function withoutShadedWhites(photos: readonly Readings[]): readonly Readings[] {
  if (!photos.some(isShaded)) return photos;
  return photos.map((photo) => {
    const { sclera } = photo.features;
    if (!sclera || !isShaded(photo)) return photo;
    const [tint, warmth] = sclera.sd;
    return { ...photo, features: { ...photo.features, sclera: { ...sclera, sd: [tint, warmth, NO_WITNESS] } } };
  });
}
