import { swatches } from '../../colors/swatches.ts';
import type { RingSeason } from '../../ring-season.ts';

export const ring: RingSeason = {
  slug: 'light-spring',
  subtitle: 'Light, warm and tender',
  arc: '#FFA676',
  identity: swatches('#F6917A Light Coral, #F6D275 Buttercup, #87DAD6 Aqua, #C79857 Camel'),
  axes: { temperature: 0.4, value: 0.9, chroma: 0.2, contrast: -0.45 },
};
