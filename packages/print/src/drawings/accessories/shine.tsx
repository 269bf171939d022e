import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';

/** The highlight of a stone, pearl or drop of that color. */
export const Shine = ({ d, on, width = 2.4 }: { d: string; on: string; width?: number }): ReactNode => (
  <path d={d} fill="none" stroke={shade(on, 30)} strokeWidth={width} strokeLinecap="round" />
);
