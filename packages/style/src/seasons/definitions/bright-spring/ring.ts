import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'bright-spring',
  subtitle: 'Clear, warm and lively',
  arc: '#FF766A',
  identity: swatches('#FF766A Coral, #FDD436 Sunflower, #00C8C3 Turquoise, #103369 Navy'),
  axes: { temperature: 0.4, value: 0.2, chroma: 0.9, contrast: 0.6 },
};
