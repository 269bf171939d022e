import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'true-winter',
  subtitle: 'Cool, crisp and striking',
  arc: '#003FB9',
  identity: swatches('#D22535 True Red, #003FB9 Royal Blue, #5E2DB5 Royal Purple, #B8D9ED Powder Blue'),
  axes: { temperature: -0.9, value: -0.35, chroma: 0.45, contrast: 0.65 },
};
