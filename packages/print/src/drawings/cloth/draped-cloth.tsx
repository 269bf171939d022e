import { hexToLab } from '@trueseason/style/color';
import type { ReactNode } from 'react';
import { shade } from './cloth.tsx';
import { fallsOf, swagsOf } from './drape-folds.ts';

export interface DrapedClothProps {
  /** The true color: flat along the lower edge, only shaded above it. */
  readonly hex: string;
  /** The upper edge from left to right, in shares of the box. Outside it, the cloth continues as far below as on the left. */
  readonly edge: readonly (readonly [number, number])[];
  /** Width over height of the box. */
  readonly ratio?: number;
  /** Unique on the page. */
  readonly id: string;
}

const HEIGHT = 100;

/** Cloth hanging from an edge to the end of its box: bows below the chin, folds over the shoulders. */
export function DrapedCloth({ hex, edge, ratio = 0.8, id }: DrapedClothProps): ReactNode {
  const width = HEIGHT * ratio;
  const points = edge.map(([x, y]) => [round(x * width), round(y * HEIGHT)] as const);
  const rim = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const start = points[0]?.[0] ?? 0;
  const end = points.at(-1)?.[0] ?? width;
  const outline = `${rim}V${HEIGHT + 2 - start / ratio}H${start}Z`;
  const lightness = hexToLab(hex)[0];
  // Folds of dark cloth show by their lit side, of light cloth by their shadow.
  const dark = shade(hex, -(12 + lightness * 0.22));
  const highlight = shade(hex, 6 + (100 - lightness) * 0.17);
  const folds = [...swagsOf(points, width), ...fallsOf(points, width, HEIGHT)];
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', height: '100%', overflow: start < 0 ? 'visible' : undefined }}
    >
      <defs>
        <clipPath id={`${id}-cloth`}>
          <path d={outline} />
        </clipPath>
        {/* Blurring in linear light would merge the few steps of black cloth. */}
        <filter id={`${id}-crease`} x="-20%" y="-20%" width="140%" height="140%" colorInterpolationFilters="sRGB">
          <feGaussianBlur stdDeviation="0.55" />
        </filter>
        <filter id={`${id}-round`} x="-30%" y="-30%" width="160%" height="160%" colorInterpolationFilters="sRGB">
          <feGaussianBlur stdDeviation="1.7" />
        </filter>
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="1" y2="0.5">
          <stop offset="0" stopColor={highlight} stopOpacity={0.55} />
          <stop offset="0.5" stopColor={highlight} stopOpacity={0} />
          <stop offset="1" stopColor={dark} stopOpacity={0.5} />
        </linearGradient>
        <linearGradient id={`${id}-fade`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={HEIGHT}>
          <stop offset="0.8" stopColor="#FFFFFF" />
          <stop offset="0.96" stopColor="#000000" />
        </linearGradient>
        <mask id={`${id}-flat`} maskUnits="userSpaceOnUse" x={start} y="0" width={end - start} height={HEIGHT}>
          <rect x={start} width={end - start} height={HEIGHT} fill={`url(#${id}-fade)`} />
        </mask>
      </defs>
      <g clipPath={`url(#${id}-cloth)`}>
        <path d={outline} fill={hex} />
        <g mask={`url(#${id}-flat)`}>
          <path d={outline} fill={`url(#${id}-light)`} />
          <g filter={`url(#${id}-round)`}>
            {folds.map(({ bulge, hollow, depth }) => (
              <g key={bulge}>
                <path d={bulge} fill={highlight} fillOpacity={0.75 * depth} />
                <path d={hollow} fill={dark} fillOpacity={0.8 * depth} />
              </g>
            ))}
          </g>
          <g filter={`url(#${id}-crease)`}>
            {folds.map(({ crease, depth }) => (
              <path key={crease} d={crease} fill={dark} fillOpacity={0.85 * depth} />
            ))}
          </g>
        </g>
        <g fill="none" filter={`url(#${id}-crease)`}>
          <path d={rim} stroke={dark} strokeWidth="1.1" strokeOpacity="0.6" transform="translate(0 2.1)" />
          <path d={rim} stroke={highlight} strokeWidth="1.8" strokeOpacity="0.6" />
        </g>
      </g>
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
