import type { HairStrands } from '@trueseason/contracts';
import { type ReactNode, useId } from 'react';
import { shade } from '../cloth/cloth.tsx';

export interface HairSwatchProps {
  readonly hex: string;
  /** The gray and dark strands of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
  /** Share of the height along the lower edge in the flat true color. */
  readonly edge?: number;
  /** Text for screen readers; without it the swatch is decoration. */
  readonly title?: string;
  /** Its place inside another drawing; else it fills its box. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number | string;
  readonly height?: number | string;
}

const STRANDS = 64;
const WIDTH = 60;
const HEIGHT = 42;

/** Hair like a salon's samples: combed strands in its own lights and shadows. */
export function HairSwatch({ hex, strands, edge = 0.19, title, ...box }: HairSwatchProps): ReactNode {
  const id = useId();
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
        <rect width={WIDTH} height={HEIGHT * (1 - edge)} />
      </clipPath>
      <rect width={WIDTH} height={HEIGHT} fill={hex} />
      <g clipPath={`url(#${id})`} fill="none" strokeLinecap="round">
        {LOCKS.map(({ tone, isGray, d }, i) => {
          const strandColor = strands ? (isGray ? strands.gray : strands.dark) : hex;
          const stroke = shade(strandColor, strands ? tone / 2 : tone);
          return <path key={d} d={d} stroke={stroke} strokeWidth={0.6 + 0.1 * (i % 7)} />;
        })}
      </g>
    </svg>
  );
}

const toneOf = (i: number): number => 3 * Math.round(2 * Math.sin(i * 2.6) + 2 * Math.sin(i * 0.42 + 1));

/** Strands lighter or darker than their color, as one shape, since each shape costs time. */
const LOCKS = [true, false].flatMap((isGray) => {
  const strands = Array.from(Array(STRANDS).keys()).filter((i) => (i % 2 === 1) === isGray);
  return [...Map.groupBy(strands, toneOf)].map(([tone, alike]) => ({ tone, isGray, d: alike.map(strand).join('') }));
});

function strand(i: number): string {
  const x = -4 + (i * (WIDTH + 8)) / (STRANDS - 1);
  const sway = 2 * Math.sin(i * 0.37);
  const n = (value: number) => Math.round(value * 100) / 100;
  return `M${n(x)} -8C${n(x + 5)} ${n(HEIGHT * 0.3)} ${n(x - 5 + sway)} ${n(HEIGHT * 0.7)} ${n(x + sway)} ${HEIGHT + 2}`;
}
