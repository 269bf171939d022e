import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'soft-summer',
  subtitle: 'Muted, cool and blended',
  arc: '#9285AD',
  identity: swatches('#A97AA0 Mauve, #51789E Denim Blue, #448589 Soft Teal, #AB978F Mushroom'),
  axes: { temperature: -0.4, value: -0.05, chroma: -0.9, contrast: -0.6 },
};
