import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';

export const FRAME_SHAPES = ['round', 'rectangle', 'cat-eye', 'aviator'] as const;
export type FrameShape = (typeof FRAME_SHAPES)[number];

const LENSES: Readonly<Record<FrameShape, string>> = {
  round: 'M38 18a20 20 0 1 0 .1 0Z',
  rectangle: 'M16 22H60V46C60 52 56 56 50 56H26C20 56 16 52 16 46Z',
  'cat-eye': 'M8 16C24 20 46 18 60 22C60 46 50 56 38 56S16 46 8 16Z',
  aviator: 'M16 20H58C62 40 54 60 42 60S12 46 16 20Z',
};

/** A pair of glasses in a frame color, in a box of 160 by 72. */
export const Frame = ({ shape, color, title }: { shape: FrameShape; color: string; title?: string }): ReactNode => (
  <svg
    viewBox="0 0 160 72"
    width="100%"
    role={title ? 'img' : undefined}
    aria-label={title}
    aria-hidden={title ? undefined : true}
  >
    {/* Clear and pale frames would vanish on paper without their edge. */}
    <Outline shape={shape} color={shade(color, -22)} width={7.2} />
    <Outline shape={shape} color={color} width={6} />
  </svg>
);

const Outline = ({ shape, color, width }: { shape: FrameShape; color: string; width: number }): ReactNode => (
  <g fill="#FFFFFF" fillOpacity="0.2" stroke={color} strokeWidth={width} strokeLinejoin="round">
    <path d={LENSES[shape]} />
    <path d={LENSES[shape]} transform="translate(160 0) scale(-1 1)" />
    <path d="M60 30C68 22 92 22 100 30" fill="none" />
    <path d="M14 26L2 22M146 26L158 22" fill="none" strokeLinecap="round" />
  </g>
);
