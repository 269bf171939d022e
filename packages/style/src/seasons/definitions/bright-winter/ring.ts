import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'bright-winter',
  subtitle: 'Clear, cool and electric',
  arc: '#F224A9',
  identity: swatches('#F224A9 Fuchsia, #3CB6D4 Pool Blue, #01955E Emerald, #F4F93B Acid Lemon'),
  axes: { temperature: -0.4, value: -0.2, chroma: 0.9, contrast: 0.85 },
};
