import type { NamedColor } from '@trueseason/contracts';

/**
 * Two strong colors, warm and cool, on everybody's own photo before payment: the same for everybody, so they reveal nothing
 * of a result, and show what a color does to a face.
 */
export const FREE_PAIR = [
  { hex: '#CF6721', name: 'Burnt Orange' },
  { hex: '#2864AB', name: 'Cobalt' },
] as const satisfies readonly NamedColor[];
