import type { SeasonIcon as IconName } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { ICON_SHAPES } from './icon-shapes.tsx';

export interface SeasonIconProps {
  readonly icon: IconName;
  /** Three colours: the motif's main part, its second part, stem or shade. */
  readonly colors: readonly [string, string, string];
  readonly size?: number | string;
  readonly className?: string;
}

/** A season's motif, flat, in a box of 64 by 64. */
export const SeasonIcon = ({ icon, colors, size = '100%', className }: SeasonIconProps): ReactNode => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={className}>
    {ICON_SHAPES[icon](...colors)}
  </svg>
);
