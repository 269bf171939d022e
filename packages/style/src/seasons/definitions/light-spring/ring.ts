import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'light-spring',
  subtitle: 'Light, warm and tender',
  arc: '#FFA676',
  identity: swatches('#FC907D Light Coral, #FFDE65 Buttercup, #66D8D5 Clear Aqua, #D0A371 Light Camel'),
  axes: { temperature: 0.4, value: 0.9, chroma: 0.2, contrast: -0.45 },
};
