import type { HairStrands } from '@trueseason/contracts';
import { type ReactNode, useId } from 'react';
import { shade } from '../cloth/cloth.tsx';

export interface HairSwatchProps {
  readonly hex: string;
  /** Of salt-and-pepper hair: its gray and its dark strands. */
  readonly strands?: HairStrands | undefined;
  /** Share of the height that is the flat true color along the lower edge. */
  readonly edge?: number;
  /** Text for screen readers; without it the swatch is decoration. */
  readonly title?: string;
  /** Where it is placed inside another drawing; else it fills its box. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number | string;
  readonly height?: number | string;
}

const STRANDS = 64;
const [WIDTH, HEIGHT] = [60, 42];

/** Hair as a salon keeps its samples: combed strands in the color's own lights and shadows. */
export function HairSwatch({ hex, strands, edge = 0.19, title, ...box }: HairSwatchProps): ReactNode {
  const id = useId();
  const drop = HEIGHT * (1 - edge);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      {...box}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <clipPath id={id}>
        <rect width={WIDTH} height={drop} />
      </clipPath>
      <rect width={WIDTH} height={HEIGHT} fill={hex} />
      <g clipPath={`url(#${id})`} fill="none" strokeLinecap="round">
        {Array.from({ length: STRANDS }, (_, i) => strand(i, drop)).map(({ d, tone, width }, i) => {
          const own = strands ? (i % 2 ? strands.gray : strands.dark) : hex;
          return <path key={d} d={d} stroke={shade(own, strands ? tone / 2 : tone)} strokeWidth={width} />;
        })}
      </g>
    </svg>
  );
}

function strand(i: number, drop: number): { d: string; tone: number; width: number } {
  const x = -4 + (i * (WIDTH + 8)) / (STRANDS - 1);
  const sway = 2 * Math.sin(i * 0.37);
  const n = (value: number) => Math.round(value * 100) / 100;
  return {
    d: `M${n(x)} -8C${n(x + 5)} ${n(drop * 0.3)} ${n(x - 5 + sway)} ${n(drop * 0.7)} ${n(x + sway)} ${n(drop + 2)}`,
    tone: 6 * Math.sin(i * 2.6) + 6 * Math.sin(i * 0.42 + 1),
    width: n(0.9 + 0.45 * Math.sin(i * 1.3)),
  };
}
