import type { ReactNode } from 'react';

type Place = 'window' | 'room' | 'outdoors';

/** Within 40 by 40: a window, a lamp over a table, a tree below the sun. */
const DRAWN: Readonly<Record<Place, string>> = {
  window: 'M9 5H31V33H9ZM20 5V33M9 19H31M6 36H34',
  room: 'M20 3V10M11 18Q11 10 20 10T29 18ZM5 27H35M9 27V37M31 27V37',
  outdoors:
    'M16 37V22M16 22A8 9 0 1 1 16.1 22M4 37H36M31 8m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M31 2v1M31 13v1M37 8h-1M26 8h-1',
};

/** Places side by side, each shown by its light. */
export const PlacePicture = ({ places }: { readonly places: readonly Place[] }): ReactNode => (
  <svg
    viewBox={`0 0 ${40 * places.length} 40`}
    width="100%"
    fill="none"
    stroke="var(--ink-soft)"
    strokeWidth={1.5}
    aria-hidden="true"
  >
    {places.map((place, i) => (
      <path key={place} vectorEffect="non-scaling-stroke" transform={`translate(${40 * i})`} d={DRAWN[place]} />
    ))}
  </svg>
);
