import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'dark-winter',
  subtitle: 'Deep, cool and velvety',
  arc: '#6B1330',
  identity: swatches('#AD2C5B Raspberry, #612C5A Royal Plum, #006442 Bottle Green, #0E1D42 Ink Navy'),
  axes: { temperature: -0.4, value: -0.9, chroma: 0.2, contrast: 0.55 },
};
