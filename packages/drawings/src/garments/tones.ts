import { hexToLab } from '@trueseason/color';
import { shade } from '../cloth/cloth.tsx';

/** The three tones of a flat garment: its color, its other side, its lines. */
export interface Tones {
  readonly main: string;
  readonly dark: string;
  readonly line: string;
}

/** Below this L* shade cannot be told from the color any more, and light draws instead. */
const NEAR_BLACK = 20;

export function tonesOf(hex: string): Tones {
  const side = hexToLab(hex)[0] < NEAR_BLACK ? -0.6 : 1;
  return { main: hex, dark: shade(hex, -8 * side), line: shade(hex, side < 0 ? 20 : -20) };
}
