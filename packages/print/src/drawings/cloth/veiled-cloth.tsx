import type { ReactNode } from 'react';
import { fallsOf, swagsOf } from './drape-folds.ts';

export interface VeiledClothProps {
  /** From left to right, blending as on the ring. */
  readonly colors: readonly string[];
  /** The upper edge from left to right, in shares of the box. */
  readonly edge: readonly (readonly [number, number])[];
  /** Width over height of the box. */
  readonly ratio?: number;
  /** Unique on the page. */
  readonly id: string;
}

const HEIGHT = 100;
/** Start of the linen below the cloth's edge, in hundredths of the box. */
const SHOWS = 10.5;
/** How far the colors continue below it. */
const TUCKED = 2;
const LINEN = '#E9E1D3';
/** How far a shadow may reach beyond the box. */
const SPREAD = 10;

/** A cloth of many colors under the chin, covered by undyed linen, so that it does not reveal its true color. */
export function VeiledCloth({ colors, edge, ratio = 0.8, id }: VeiledClothProps): ReactNode {
  const width = HEIGHT * ratio;
  const points = edge.map(([x, y]) => [round(x * width), round(y * HEIGHT)] as const);
  // The linen slopes as if someone were about to lift its left corner.
  const linen = points.map(([x, y]) => [x, round(y + SHOWS * (1.25 - (0.7 * x) / width))] as const);
  const hem = lineOf(linen);
  // Colors end just under the linen's edge: elsewhere they would shine through where both end between pixels.
  const colored = [...points, ...linen.toReversed().map(([x, y]) => [x, round(y + TUCKED)] as const)];
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <defs>
        <linearGradient id={`${id}-colors`}>
          {colors.map((color, i) => (
            <stop key={color} offset={(i + 0.5) / colors.length} stopColor={color} />
          ))}
        </linearGradient>
        <clipPath id={`${id}-cloth`}>
          <path d={`${lineOf(colored)}Z`} />
        </clipPath>
        <clipPath id={`${id}-linen`}>
          <path d={`${hem}V${HEIGHT + 2}H0Z`} />
        </clipPath>
        {/* In box units: a share of a flat line's own height would cut off its shadow. */}
        <filter
          id={`${id}-soft`}
          filterUnits="userSpaceOnUse"
          x={-SPREAD}
          y={-SPREAD}
          width={width + 2 * SPREAD}
          height={HEIGHT + 2 * SPREAD}
        >
          <feGaussianBlur stdDeviation="1.1" />
        </filter>
      </defs>
      <g clipPath={`url(#${id}-cloth)`}>
        <rect width={width} height={HEIGHT} fill={`url(#${id}-colors)`} />
        <Folds edge={points} width={width} id={id} />
        <path d={hem} fill="none" stroke="#1C1408" strokeWidth="5" strokeOpacity="0.4" filter={`url(#${id}-soft)`} />
      </g>
      <g clipPath={`url(#${id}-linen)`}>
        <rect width={width} height={HEIGHT} fill={LINEN} />
        <Folds edge={linen} width={width} id={id} />
        <path d={hem} fill="none" stroke="#FFFDF8" strokeWidth="1.2" strokeOpacity="0.9" />
      </g>
    </svg>
  );
}

function Folds({ edge, width, id }: { edge: readonly (readonly [number, number])[]; width: number; id: string }) {
  return (
    <g filter={`url(#${id}-soft)`}>
      {[...swagsOf(edge, width), ...fallsOf(edge, width, HEIGHT)].map(({ bulge, hollow, depth }) => (
        <g key={bulge}>
          <path d={bulge} fill="#FFFFFF" fillOpacity={0.26 * depth} />
          <path d={hollow} fill="#1C1408" fillOpacity={0.2 * depth} />
        </g>
      ))}
    </g>
  );
}

const lineOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

const round = (value: number): number => Math.round(value * 100) / 100;
