import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'true-spring',
  subtitle: 'Golden, fresh and sunny',
  arc: '#FFB61A',
  identity: swatches('#FF766A Coral, #FFB61A Marigold, #B4D346 Fresh Lime, #00B1B0 Lagoon'),
  axes: { temperature: 0.9, value: 0.35, chroma: 0.45, contrast: 0.05 },
};
