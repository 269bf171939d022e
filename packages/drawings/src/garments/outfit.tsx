import type { Garment as GarmentData, GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { garmentShape } from './garment.tsx';

export interface OutfitProps {
  readonly garments: readonly GarmentData[];
  readonly title?: string;
  readonly ground?: string;
}

/** x, y and scale of each piece, by how many there are. */
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [[44, 8, 2.32]],
  [
    [-4, 10, 1.85],
    [136, 70, 1.85],
  ],
  [
    [-2, 6, 1.68],
    [152, 2, 1.68],
    [85, 168, 1.5],
  ],
  [
    [4, 6, 1.5],
    [160, 2, 1.5],
    [8, 160, 1.4],
    [164, 160, 1.4],
  ],
];
const SMALL_X = [8, 222, 115];

const SMALL: readonly GarmentKind[] = ['scarf', 'tie', 'belt', 'bag', 'shoes', 'boots', 'trainers', 'sandals'];

/** An outfit laid flat: the pieces above, what goes with them below. In a box of 320 by 400. */
export function Outfit({ garments, title, ground = '#F3EEE5' }: OutfitProps): ReactNode {
  const pieces = garments.filter(({ kind }) => !SMALL.includes(kind)).slice(0, 4);
  const small = garments.filter(({ kind }) => SMALL.includes(kind)).slice(0, 3);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 320 400"
      width="100%"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <rect width="320" height="400" fill={ground} />
      {pieces.map(({ kind, hex }, i) => (
        <g key={`${kind}${hex}`} transform={place(i, pieces.length)}>
          {garmentShape(kind, hex)}
        </g>
      ))}
      {small.map(({ kind, hex }, i) => (
        <g key={`${kind}${hex}`} transform={`translate(${SMALL_X[i] ?? 0} 292) scale(0.88)`}>
          {garmentShape(kind, hex)}
        </g>
      ))}
    </svg>
  );
}

/** Where a piece lies: they overlap a little, like clothes on a bed. */
function place(index: number, count: number): string {
  const spots = PLACES[Math.min(count, 4) - 1] ?? [];
  const [x, y, scale] = spots[index] ?? [0, 0, 1];
  return `translate(${x} ${y}) scale(${scale})`;
}
