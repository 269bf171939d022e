import type { GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { bottomShape } from './bottom-shapes.tsx';
import { smallShape } from './small-shapes.tsx';
import { tonesOf } from './tones.ts';
import { topShape } from './top-shapes.tsx';

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
