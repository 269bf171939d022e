import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'light-summer',
  subtitle: 'Light, cool and airy',
  arc: '#F0B3C8',
  identity: swatches('#E889AA Rose, #B8D9ED Powder Blue, #6BA990 Jade, #C7BBE6 Lavender'),
  axes: { temperature: -0.4, value: 0.9, chroma: -0.2, contrast: -0.5 },
};
