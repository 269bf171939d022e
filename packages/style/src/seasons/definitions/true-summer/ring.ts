import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'true-summer',
  subtitle: 'Cool, calm and misty',
  arc: '#6492D3',
  identity: swatches('#AD2C5B Raspberry, #6492D3 Cornflower, #BB7BBA Orchid, #94C4EA Sky Blue'),
  axes: { temperature: -0.9, value: 0.35, chroma: -0.45, contrast: -0.2 },
};
