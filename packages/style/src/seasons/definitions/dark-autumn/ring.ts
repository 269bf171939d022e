import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'dark-autumn',
  subtitle: 'Deep, warm and spiced',
  arc: '#8A5B33',
  identity: swatches('#B63328 Chili, #BA8816 Mustard Gold, #006442 Malachite, #5D2A22 Mahogany'),
  axes: { temperature: 0.4, value: -0.9, chroma: -0.2, contrast: 0.35 },
};
