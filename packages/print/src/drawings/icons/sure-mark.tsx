import type { ReactNode } from 'react';

/** Next to the name of a sure color, after a space that does not break: a small tick in the size and color of the words. */
export const SureMark = (): ReactNode => (
  <svg viewBox="0 0 12 12" width="0.8em" height="0.8em" style={{ display: 'inline' }} role="img" aria-label="Sure">
    <path d="M1.5 6.5L4.5 9.5L10.5 2" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);
