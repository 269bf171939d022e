import { hexToLab } from '@trueseason/color';
import type { GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { bottomShape } from './bottom-shapes.tsx';
import { smallShape } from './small-shapes.tsx';
import { topShape } from './top-shapes.tsx';

/** The three tones of a flat garment: its colour, its other side, its lines. */
export interface Tones {
  readonly main: string;
  readonly dark: string;
  readonly line: string;
}

/** Below this L* shade cannot be told from the colour any more, and light draws instead. */
const NEAR_BLACK = 20;

export function tonesOf(hex: string): Tones {
  const side = hexToLab(hex)[0] < NEAR_BLACK ? -0.6 : 1;
  return { main: hex, dark: shade(hex, -8 * side), line: shade(hex, side < 0 ? 20 : -20) };
}

/** One garment, flat, in a box of 100 by 120. */
export function garmentShape(kind: GarmentKind, hex: string): ReactNode {
  const tones = tonesOf(hex);
  return topShape(kind, tones) ?? bottomShape(kind, tones) ?? smallShape(kind, tones);
}

export const Garment = ({ kind, hex, title }: { kind: GarmentKind; hex: string; title?: string }): ReactNode => (
  <svg
    viewBox="0 0 100 120"
    width="100%"
    role={title ? 'img' : undefined}
    aria-label={title}
    aria-hidden={title ? undefined : true}
  >
    {garmentShape(kind, hex)}
  </svg>
);
