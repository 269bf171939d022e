import type { GarmentKind } from '@trueseason/contracts';
import { hexToLab } from '@trueseason/style/color';
import { type ReactNode, useId } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { ACCESSORIES } from './accessories.ts';
import { bottomShape } from './bottoms.ts';
import type { Shape } from './shape.ts';
import { topShape } from './tops.ts';

/** Below this L* folds and seams are drawn lighter, above it darker. */
const DARK = 28;
const TRIM = '#E9E1D3';

export const shapeOf = (kind: GarmentKind): Shape | undefined =>
  topShape(kind) ?? bottomShape(kind) ?? ACCESSORIES[kind];

/** One garment as an `svg` 100 units wide: cloth lit from the upper left, with a soft shadow. */
export function FlatGarment({ kind, hex }: { kind: GarmentKind; hex: string }): ReactNode {
  const id = useId();
  const shape = shapeOf(kind);
  if (!shape) return null;
  const light = hexToLab(hex)[0];
  const dark = light < DARK;
  const shadow = shade(hex, -(8 + light * 0.1));
  const highlight = shade(hex, 5 + (100 - light) * 0.08);
  const line = shade(hex, dark ? 22 : -(14 + light * 0.16));
  const contour = { fill: `url(#${id})`, stroke: line, strokeWidth: 0.7, strokeLinejoin: 'round' as const };
  return (
    <g>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="0.6">
        <stop offset="0" stopColor={highlight} />
        <stop offset="0.3" stopColor={hex} />
        <stop offset="0.62" stopColor={hex} />
        <stop offset="1" stopColor={shadow} />
      </linearGradient>
      <path
        d={`${shape.trim ?? ''}${shape.cloth.join('')}`}
        transform="translate(1.6 2.2)"
        fill="#1C1917"
        fillOpacity={0.13}
      />
      {shape.trim && <path d={shape.trim} {...contour} fill={TRIM} fillRule="evenodd" />}
      {shape.cloth.map((d) => (
        <path key={d} d={d} {...contour} />
      ))}
      {shape.folds && <path d={shape.folds} fill={dark ? highlight : shadow} fillOpacity={0.75} />}
      {shape.inside && <path d={shape.inside} fill={shadow} stroke={line} strokeWidth={0.6} />}
      {shape.seams && <path d={shape.seams} fill="none" stroke={line} strokeWidth={0.7} strokeLinecap="round" />}
      {shape.over?.map((d) => (
        <path key={d} d={d} {...contour} />
      ))}
      {shape.buttons?.map(([x, y]) => (
        <circle key={y} cx={x} cy={y} r={1.2} fill={line} />
      ))}
    </g>
  );
}
