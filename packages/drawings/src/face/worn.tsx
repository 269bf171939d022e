import type { ReactNode } from 'react';
import { FrameParts, TempleParts } from '../accessories/frame.tsx';
import type { FaceLook } from './face-look.ts';

type Worn = Pick<FaceLook, 'glasses' | 'look' | 'sunglasses'>;

/** Of frames in a face's box: eyes look through the upper half of lenses that clear their corners. */
const [SIZE, TOP] = [0.72, 73.5];
const SITTING = { near: 13.9, ear: [(57 - 100) / SIZE + 80, (95.5 - TOP) / SIZE] } as const;
const PLACE = `translate(${100 - 80 * SIZE} ${TOP}) scale(${SIZE})`;

/** What of glasses runs back to the ears, below the hair. */
export const Temples = ({ glasses, look, sunglasses }: Worn): ReactNode =>
  glasses && look ? (
    <g transform={PLACE}>
      <TempleParts {...look} color={glasses} sitting={SITTING} />
    </g>
  ) : (
    (glasses || sunglasses) && (
      <path d="M62 93.5L57 95M138 93.5L143 95" stroke={glasses ?? SUN} strokeWidth="3" strokeLinecap="round" />
    )
  );

const SUN = '#1F1B1A';

/** Built as their words say, where there are any. */
export function Glasses({ glasses, look, sunglasses }: Worn): ReactNode {
  if (glasses && look)
    return (
      <g transform={PLACE}>
        <FrameParts {...look} color={glasses} sitting={SITTING} />
      </g>
    );
  if (!glasses && !sunglasses) return null;
  const lens = sunglasses ? '#2B2625' : 'none';
  return (
    <g fill={lens} stroke={glasses ?? SUN} strokeWidth="3.4">
      <path d="M62 92H95C96 108 90 115 80 115S63 107 62 92Z" strokeLinejoin="round" />
      <path d="M105 92H138C137 107 130 115 120 115S104 108 105 92Z" strokeLinejoin="round" />
      <path d="M95 96C98 93 102 93 105 96" fill="none" />
    </g>
  );
}

const METALS = { gold: '#C99A3F', silver: '#B9BEC4' } as const;

export function Jewelry({
  metal,
  ears,
  neck,
}: {
  metal: keyof typeof METALS;
  ears: boolean;
  neck: boolean;
}): ReactNode {
  const color = METALS[metal];
  return (
    <g fill="none" stroke={color} strokeWidth="2.6">
      {ears && (
        <>
          <circle cx="57" cy="124" r="7" />
          <circle cx="143" cy="124" r="7" />
        </>
      )}
      {neck && <path d="M78 184C86 212 114 212 122 184" />}
    </g>
  );
}
