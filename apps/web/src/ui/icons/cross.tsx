import type { ReactNode } from 'react';

/** Decorative: its button has the label. `size` in px. */
export const Cross = ({ size }: { readonly size: number }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M5 5l14 14M19 5L5 19" />
  </svg>
);
