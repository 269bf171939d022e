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
  [[34, 4, 2.52]],
  [
    [-16, 6, 2.25],
    [124, 34, 2.25],
  ],
  [
    [-14, 2, 1.9],
    [146, 2, 1.9],
    [72, 158, 1.86],
  ],
  [
    [-6, 4, 1.7],
    [154, 2, 1.7],
    [-6, 178, 1.5],
    [162, 174, 1.5],
  ],
];
/** Left of each small piece along the lower edge, and how large it is. */
const SMALL_X = [4, 206, 105];
const SMALL_Y = 262;
const SMALL_SCALE = 1.14;

const SMALL: readonly GarmentKind[] = ['scarf', 'tie', 'belt', 'bag', 'shoes', 'boots', 'sneakers', 'sandals'];

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
        <g key={`${kind}${hex}`} transform={`translate(${SMALL_X[i] ?? 0} ${SMALL_Y}) scale(${SMALL_SCALE})`}>
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
