import type { NamedColor } from '@trueseason/contracts';

/** The colors of 2026, which no palette of ours holds. */
export interface TrendColor extends NamedColor {
  /** The maker's code, as hue (of 160 steps), lightness and chroma; from it our approximation for screens is drawn. */
  readonly coloro?: readonly [hue: number, lightness: number, chroma: number];
}

export const TREND_COLORS: readonly TrendColor[] = [
  // Pantone 11-4201, with the value that Pantone publishes.
  { name: 'Cloud Dancer', hex: '#F0EEE9' },
  { name: 'Transformative Teal', hex: '#1B6066', coloro: [92, 37, 14] },
  { name: 'Wax Paper', hex: '#F1D9BB', coloro: [35, 88, 12] },
  { name: 'Fresh Purple', hex: '#543D8C', coloro: [136, 32, 33] },
  { name: 'Cocoa Powder', hex: '#624E4F', coloro: [8, 35, 6] },
  // Judged from published pictures: we have not seen its code.
  { name: 'Green Glow', hex: '#CFE945' },
];

/** One skin under lights of these color temperatures, as a sensor sees it that corrects for none. */
export const LIT_SKIN: readonly (NamedColor & { readonly kelvin: number })[] = [
  { name: 'Daylight', hex: '#BD8F74', kelvin: 6500 },
  { name: 'Open shade', hex: '#B09084', kelvin: 9000 },
  { name: 'Office lamp', hex: '#DD8A56', kelvin: 4000 },
  { name: 'Warm bulb', hex: '#F3843E', kelvin: 3000 },
];
