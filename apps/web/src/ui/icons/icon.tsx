import type { ReactNode } from 'react';

interface IconProps {
  readonly size: number;
  /** Side of the view box. */
  readonly box?: number;
  readonly stroke?: number;
  readonly children: ReactNode;
}

/** Decorative: adjacent text or the button's label has its meaning. */
export const Icon = ({ size, box = 24, stroke = 1.5, children }: IconProps): ReactNode => (
  <svg
    viewBox={`0 0 ${box} ${box}`}
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const Cross = ({ size }: Pick<IconProps, 'size'>): ReactNode => (
  <Icon size={size}>
    <path d="M5 5l14 14M19 5L5 19" />
  </Icon>
);
