import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'true-autumn',
  subtitle: 'Golden, earthy and rich',
  arc: '#B54D22',
  identity: swatches('#B54D22 Rust, #C3952F Mustard, #707722 Olive Green, #017476 Teal'),
  axes: { temperature: 0.9, value: -0.35, chroma: -0.45, contrast: -0.1 },
};
