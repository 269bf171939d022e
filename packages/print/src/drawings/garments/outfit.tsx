import type { GarmentKind } from '@trueseason/contracts';
import type { Garment } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { FlatGarment, shapeOf } from './garment.tsx';

export interface OutfitProps {
  readonly garments: readonly Garment[];
  readonly title?: string;
  readonly ground?: string;
}

const LAYERS: readonly GarmentKind[] = ['blazer', 'coat', 'trench', 'jacket', 'cardigan'];
const BOTTOMS: readonly GarmentKind[] = ['pants', 'wide-pants', 'jeans', 'chinos', 'shorts'];
const SMALL: readonly GarmentKind[] = ['scarf', 'belt', 'bag', 'shoes', 'boots', 'sneakers', 'sandals'];

const WIDTH = 320;
const HEIGHT = 400;
const GAP = 14;
/** Of shoes and accessories against the clothes. */
const SMALL_SCALE = 0.78;

interface Column {
  /** Of its middle. */
  readonly x: number;
  readonly rows: readonly Row[];
}

/** Pieces side by side, equal in size. */
interface Row {
  readonly pieces: readonly Garment[];
  readonly scale: number;
}

/** An outfit laid flat in two columns, as large as fits. */
export function Outfit({ garments, title, ground = '#F3EEE5' }: OutfitProps): ReactNode {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      {columnsOf(garments).flatMap(placed)}
    </svg>
  );
}

/** Left column: top over bottom; right column: layer over shoes. Without a layer, top and bottom share a row. */
function columnsOf(garments: readonly Garment[]): Column[] {
  const ofKinds = (kinds: readonly GarmentKind[]) => garments.filter(({ kind }) => kinds.includes(kind));
  const layers = ofKinds(LAYERS);
  const bottoms = ofKinds(BOTTOMS);
  const small = ofKinds(SMALL);
  const tops = garments.filter((garment) => ![...layers, ...bottoms, ...small].includes(garment));
  const smallRow: Row = { pieces: small, scale: small.length > 1 ? SMALL_SCALE : 1 };
  if (layers.length > 0)
    return [
      { x: 86, rows: stacked([...tops, ...bottoms], 1.66) },
      { x: 236, rows: [...stacked(layers, 1.66), smallRow] },
    ];
  return [
    { x: 86, rows: [...stacked(tops, 1.85), smallRow] },
    { x: 238, rows: stacked(bottoms, 2) },
  ];
}

const stacked = (pieces: readonly Garment[], scale: number): Row[] =>
  pieces.map((piece) => ({ pieces: [piece], scale }));

const heightOf = ({ pieces, scale }: Row): number =>
  Math.max(0, ...pieces.map(({ kind }) => shapeOf(kind)?.height ?? 0)) * scale;

/** A column, centered vertically. */
function placed({ x: middle, rows }: Column): ReactNode[] {
  const filledRows = rows.filter(({ pieces }) => pieces.length > 0);
  const total = filledRows.reduce((sum, row) => sum + heightOf(row), GAP * (filledRows.length - 1));
  let y = (HEIGHT - total) / 2;
  return filledRows.flatMap((row) => {
    const { pieces, scale } = row;
    const top = y;
    y += heightOf(row) + GAP;
    return pieces.map(({ kind, hex }, i) => {
      const x = middle + (i - pieces.length / 2) * 100 * scale;
      return (
        <g key={`${kind}${hex}`} transform={`translate(${x} ${top}) scale(${scale})`}>
          <FlatGarment kind={kind} hex={hex} />
        </g>
      );
    });
  });
}
