import type { NamedColor } from '@trueseason/contracts';

/** The colors of 2026, which are in none of our palettes. */
export const TREND_COLORS: readonly NamedColor[] = [
  // Pantone 11-4201, as published by Pantone.
  { name: 'Cloud Dancer', hex: '#F0EEE9' },
  // Approximated from Coloro's published codes, which are in the test.
  { name: 'Transformative Teal', hex: '#1B6066' },
  { name: 'Wax Paper', hex: '#F1D9BB' },
  { name: 'Fresh Purple', hex: '#543D8C' },
  { name: 'Cocoa Powder', hex: '#624E4F' },
  // Estimated from published pictures, without a code.
  { name: 'Green Glow', hex: '#CFE945' },
];
