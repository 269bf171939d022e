import type { NamedColor } from '@trueseason/contracts';

/** The colors of 2026, which are in none of our palettes. */
export const TREND_COLORS: readonly NamedColor[] = [
  // Pantone 11-4201, with the value that Pantone publishes.
  { name: 'Cloud Dancer', hex: '#F0EEE9' },
  // Approximated for screens from the codes that Coloro publishes; the test has them.
  { name: 'Transformative Teal', hex: '#1B6066' },
  { name: 'Wax Paper', hex: '#F1D9BB' },
  { name: 'Fresh Purple', hex: '#543D8C' },
  { name: 'Cocoa Powder', hex: '#624E4F' },
  // Judged from published pictures: we have not seen its code.
  { name: 'Green Glow', hex: '#CFE945' },
];
