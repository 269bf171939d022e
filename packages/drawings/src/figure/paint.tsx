import { hexToLab } from '@trueseason/color';
import type { HairStrands } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { type Growth, Strands } from '../face/strands.tsx';
import type { Sitter } from './sitter.ts';

/** What one color of the figure is painted with. Gradients are named by the color, once a figure. */
export interface Paint {
  readonly hex: string;
  readonly fill: string;
  /** Of what lies on the shaded side: no light at its left. */
  readonly turned: string;
  readonly deep: string;
  readonly lit: string;
  readonly line: string;
  /** Of salt-and-pepper hair. */
  readonly strands?: (HairStrands & { readonly id: string }) | undefined;
}

/** Of hair, with the strands that lie over it where it has two colors. */
export function hairPaint(id: string, { hair, strands }: Pick<Sitter, 'hair' | 'strands'>): Paint {
  const own = paintOf(id, hair);
  // A line darker than its darkest strands would make a small head black.
  return strands ? { ...own, line: strands.dark, strands: { ...strands, id: `${id}-strands` } } : own;
}

/** Likewise, and flat below them: too small for light and shade. */
export const beardPaint = (id: string, { beard }: Pick<Sitter, 'beard'>): Paint | undefined =>
  beard && {
    ...hairPaint(`${id}-beard`, { hair: beard.hex, strands: beard.strands }),
    fill: beard.hex,
  };

/** Below this L* folds are drawn by their light, above it by their shade. */
const DARK = 26;

export function paintOf(id: string, hex: string): Paint {
  const lightness = hexToLab(hex)[0];
  const dark = lightness < DARK;
  return {
    hex,
    fill: `url(#${id}-${hex.slice(1)})`,
    turned: `url(#${id}-${hex.slice(1)}-turned)`,
    deep: dark ? shade(hex, -7) : shade(hex, -(9 + lightness * 0.06)),
    lit: shade(hex, dark ? 13 : 6 + (100 - lightness) * 0.05),
    line: dark ? shade(hex, 24) : shade(hex, -(16 + lightness * 0.18)),
  };
}

/** One light from the upper left: true color over most of the cloth, shade at the right. */
export const Gradient = ({ id, hex }: { id: string; hex: string }): ReactNode => {
  const { lit, deep } = paintOf(id, hex);
  const name = `${id}-${hex.slice(1)}`;
  return (
    <>
      <linearGradient id={name}>
        <stop offset="0" stopColor={lit} />
        <stop offset="0.22" stopColor={hex} />
        <stop offset="0.64" stopColor={hex} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <linearGradient id={`${name}-turned`}>
        <stop offset="0.55" stopColor={hex} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
    </>
  );
};

/** A piece of cloth: filled, with its contour. */
export const Piece = ({ d, paint }: { d: string; paint: Paint }): ReactNode => (
  <path d={d} fill={paint.fill} stroke={paint.line} strokeWidth="0.8" strokeLinejoin="round" />
);

/** The strands of what is painted so, within its outline; nothing on hair of one color. */
export const Grown = ({
  d,
  paint,
  growth,
  at,
}: {
  d: string;
  paint: Paint;
  growth?: Growth;
  at: string;
}): ReactNode => {
  const { hex, strands } = paint;
  if (!strands || !growth) return null;
  const id = `${strands.id}-${at}`;
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Strands hex={hex} strands={strands} growth={growth} id={id} />
      </g>
    </>
  );
};

/** Folds and shaded parts. */
export const Folds = ({
  d,
  paint,
  strength = 0.8,
}: {
  d: readonly string[];
  paint: Paint;
  strength?: number;
}): ReactNode => (
  <path d={d.join('')} fill={hexToLab(paint.hex)[0] < DARK ? paint.lit : paint.deep} opacity={strength} />
);

/** Seams, hems and plackets. */
export const Seams = ({ d, paint, width = 0.7 }: { d: string; paint: Paint; width?: number }): ReactNode => (
  <path
    d={d}
    fill="none"
    stroke={paint.line}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    opacity="0.85"
  />
);
