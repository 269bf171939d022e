import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'dark-winter',
  subtitle: 'Deep, cool and velvety',
  arc: '#6B1330',
  identity: swatches('#A3234D Cranberry, #632766 Royal Plum, #006C47 Emerald, #0A2143 Ink Navy'),
  axes: { temperature: -0.4, value: -0.9, chroma: 0.2, contrast: 0.55 },
};
