import { labToLch } from './lab.ts';
import type { Lab } from './types.ts';

/** The hue that reads as warmest (golden orange); its opposite, blue, reads as coolest. */
const WARMEST_HUE = 70;

/** How warm a color reads, -1..1: cosine of its hue's distance from golden orange, fading out below C*ab 12. */
export function colorWarmth(lab: Lab): number {
  const [, c, h] = labToLch(lab);
  return Math.cos(((h - WARMEST_HUE) * Math.PI) / 180) * Math.min(1, c / 12);
}
