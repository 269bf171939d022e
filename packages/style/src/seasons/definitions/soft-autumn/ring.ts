import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'soft-autumn',
  subtitle: 'Muted, warm and mellow',
  arc: '#BB9B77',
  identity: swatches('#D6836A Dusty Coral, #C3952F Mustard, #448589 Soft Teal, #BB9B77 Fawn'),
  axes: { temperature: 0.4, value: -0.05, chroma: -0.9, contrast: -0.6 },
};
