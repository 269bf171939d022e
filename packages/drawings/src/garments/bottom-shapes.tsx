import type { GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import type { Tones } from './tones.ts';

/** Half the width of a leg at the hem, and where it ends. */
const LEGS: Partial<Record<GarmentKind, readonly [width: number, hem: number]>> = {
  trousers: [10, 116],
  'wide-trousers': [16, 116],
  jeans: [11, 114],
  chinos: [9, 110],
  shorts: [15, 52],
};

/** How far the middle of a hem is from that of the body, and how much stays open beside it: legs that meet are a skirt. */
const [APART, OPEN] = [14, 3.5];

export function bottomShape(kind: GarmentKind, { main, dark, line }: Tones): ReactNode {
  const legs = LEGS[kind];
  if (legs) {
    const [width, hem] = legs;
    const apart = Math.max(APART, width + OPEN);
    const [left, right] = [50 - apart, 50 + apart];
    return (
      <>
        <path
          d={`M30 6H70L${right + width} ${hem}H${right - width}L50 34L${left + width} ${hem}H${left - width}Z`}
          fill={main}
        />
        <path d={`M50 6H70L${right + width} ${hem}H${right - width}L50 34Z`} fill={dark} opacity="0.6" />
        <path d="M30 6H70L70.8 12H29.2Z" fill={line} opacity="0.6" />
        {kind === 'jeans' && (
          <path d="M33 14L36 24L44 22M67 14L64 24L56 22" fill="none" stroke={line} strokeWidth="1.2" />
        )}
      </>
    );
  }
  if (kind === 'skirt') {
    return (
      <>
        <path d="M34 10H66L82 104C66 110 34 110 18 104Z" fill={main} />
        <path d="M54 10H66L82 104C74 107 64 108.5 58 109Z" fill={dark} opacity="0.6" />
        <path d="M34 10H66L67 16H33ZM44 18L36 104M52 18L54 106" fill="none" stroke={line} strokeWidth="1" />
      </>
    );
  }
  if (kind === 'jumpsuit') {
    return (
      <>
        <path d="M38 8L50 26L62 8L70 12L68 50L76 116H56L50 66L44 116H24L32 50L30 12Z" fill={main} />
        <path d="M62 8L70 12L68 50L76 116H56L50 66V26Z" fill={dark} opacity="0.6" />
        <path d="M31.5 47H68.5V52H31.5Z" fill={line} />
      </>
    );
  }
  return null;
}
