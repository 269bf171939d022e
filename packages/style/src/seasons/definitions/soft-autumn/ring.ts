import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'soft-autumn',
  subtitle: 'Muted, warm and mellow',
  arc: '#BB9B77',
  identity: swatches('#D5836F Dusty Coral, #C59D4D Honey Mustard, #3C8280 Sea Teal, #BB9B77 Fawn'),
  axes: { temperature: 0.4, value: -0.05, chroma: -0.9, contrast: -0.6 },
};
