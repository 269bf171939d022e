import type { ReactNode } from 'react';
import { metalTones } from './metal.ts';

export const JEWELS = ['rings', 'necklaces', 'earrings'] as const;
export type JewelKind = (typeof JEWELS)[number];

interface JewelProps {
  readonly kind: JewelKind;
  readonly metal: string;
  readonly stone: string;
}

/** A piece of jewelry in a metal, with a stone in a palette color, in a box of 100 by 100. */
export function Jewel({ kind, metal, stone }: JewelProps): ReactNode {
  const [light, middle, dark] = metalTones(metal);
  return (
    <svg viewBox="0 0 100 100" width="100%" aria-hidden="true">
      <g fill="none" stroke={middle} strokeWidth="6">
        {kind === 'rings' && (
          <>
            <circle cx="50" cy="60" r="26" />
            <path d="M30 44A26 26 0 0 1 50 34" stroke={light} strokeWidth="3" />
            <path d="M38 26L50 12L62 26L50 38Z" fill={stone} stroke={dark} strokeWidth="2" />
          </>
        )}
        {kind === 'necklaces' && (
          <>
            <path d="M18 12C18 62 40 74 50 76C60 74 82 62 82 12" strokeWidth="4" strokeDasharray="7 3" />
            <path d="M50 74L60 84L50 96L40 84Z" fill={stone} stroke={dark} strokeWidth="2" />
          </>
        )}
        {kind === 'earrings' && (
          <>
            <circle cx="29" cy="52" r="18" />
            <circle cx="71" cy="52" r="18" />
            <circle cx="29" cy="26" r="6" fill={stone} stroke={dark} strokeWidth="2" />
            <circle cx="71" cy="26" r="6" fill={stone} stroke={dark} strokeWidth="2" />
          </>
        )}
      </g>
    </svg>
  );
}
