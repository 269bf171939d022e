import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'dark-autumn',
  subtitle: 'Deep, warm and spiced',
  arc: '#8A5B33',
  identity: swatches('#B53A2B Chili, #C3952F Mustard, #006442 Bottle Green, #5C3324 Mahogany'),
  axes: { temperature: 0.4, value: -0.9, chroma: -0.2, contrast: 0.35 },
};
