import { hexToLab, hexToSrgb, labToHex, srgbToHex } from '@trueseason/style/color';
import type { CSSProperties, ReactNode } from 'react';
import { foldsFromSeed } from './folds.ts';

export interface ClothProps {
  /** The true color: the edge shows it flat, the folds only shade it. */
  readonly hex: string;
  /** Chooses the folds; give neighbors different seeds. */
  readonly seed?: number;
  /** Height of the drawing in units of a hundredth of its width. */
  readonly height?: number;
  /** The flat strip along the lower edge, in the same units; 0 leaves it out. */
  readonly edge?: number;
  /** Unique on the page; needed because gradients are found by name. */
  readonly id?: string;
  /** Text for screen readers; without it the cloth is decoration. */
  readonly title?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The color in shadow or in light: L* moves, hue stays, chroma fades toward both ends. */
export function shade(hex: string, by: number): string {
  const [l, a, b] = hexToLab(hex);
  const keep = 1 - Math.abs(by) / 130;
  return labToHex([Math.min(98, Math.max(3, l + by)), a * keep, b * keep]);
}

/** A color over its ground. Opaque mixes print faster than transparent gradients. */
function over(ground: string, hex: string, opacity: number): string {
  const from = hexToSrgb(ground);
  const to = hexToSrgb(hex);
  const mix = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * opacity;
  return srgbToHex([mix(0), mix(1), mix(2)]);
}

/** A swatch as draped fabric under one light from the upper left. Stretches to its box. */
export function Cloth({ hex, seed = 0, height = 120, edge = 14, id, title, className, style }: ClothProps): ReactNode {
  const name = id ?? `cloth-${seed}-${hex.slice(1)}`;
  const lightness = hexToLab(hex)[0];
  // Folds of dark cloth show by their lit side, of light cloth by their shadow.
  const dark = shade(hex, -(10 + lightness * 0.2));
  const highlight = shade(hex, 7 + (100 - lightness) * 0.16);
  const drop = height - edge;
  const folds = foldsFromSeed(seed, drop);
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={className}
      style={{ display: 'block', width: '100%', height: '100%', ...style }}
    >
      <defs>
        <linearGradient id={`${name}-fold`}>
          <stop offset="0" stopColor={dark} stopOpacity={0.95} />
          <stop offset="0.12" stopColor={dark} stopOpacity={0.62} />
          <stop offset="0.45" stopColor={dark} stopOpacity={0} />
          <stop offset="0.62" stopColor={highlight} stopOpacity={0.6} />
          <stop offset="1" stopColor={highlight} stopOpacity={0} />
        </linearGradient>
        {folds.map(({ path, across: [x1, y1, x2, y2] }, i) => (
          <linearGradient
            key={path}
            id={`${name}-fold-${i}`}
            href={`#${name}-fold`}
            gradientUnits="userSpaceOnUse"
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
          />
        ))}
        <linearGradient id={`${name}-light`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={over(hex, highlight, 0.5)} />
          <stop offset="0.5" stopColor={hex} />
          <stop offset="1" stopColor={over(hex, dark, 0.55)} />
        </linearGradient>
        <linearGradient id={`${name}-fall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={over(hex, dark, 0.54)} />
          <stop offset="1" stopColor={hex} />
        </linearGradient>
        <clipPath id={`${name}-box`}>
          <rect width="100" height={drop} />
        </clipPath>
      </defs>
      <rect width="100" height={height} fill={hex} />
      <g clipPath={`url(#${name}-box)`}>
        <rect width="100" height={drop} fill={`url(#${name}-light)`} />
        {folds.map(({ path, depth }, i) => (
          <path key={path} d={path} fill={`url(#${name}-fold-${i})`} fillOpacity={depth} />
        ))}
      </g>
      {edge > 0 && <rect y={drop} width="100" height={Math.min(2.4, edge / 4)} fill={`url(#${name}-fall)`} />}
    </svg>
  );
}
