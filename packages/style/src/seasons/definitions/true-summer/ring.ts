import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'true-summer',
  subtitle: 'Cool, calm and misty',
  arc: '#6492D3',
  identity: swatches('#AF4164 Raspberry, #6492D3 Cornflower, #B078B5 Orchid, #A3CCE9 Powder Blue'),
  axes: { temperature: -0.9, value: 0.35, chroma: -0.45, contrast: -0.2 },
};
