import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { random } from '../random.ts';
import { type MetalFinish, metalFinish, metalTones } from './metal.ts';

export interface MetalSampleProps {
  /** Metal and finish, such as `Antique Gold`. */
  readonly name: string;
  /** Unique on the page. */
  readonly id: string;
}

/** Positions along the sheet, and the change in L* there. */
type Sheen = readonly (readonly [offset: number, lightness: number])[];

// biome-ignore format: a row for each finish
const SHEEN: Readonly<Record<MetalFinish, Sheen>> = {
  polished: [[0, -8], [0.24, 34], [0.3, 34], [0.33, -22], [0.52, -30], [0.78, 26], [0.84, -14], [1, -20]],
  smooth: [[0, -4], [0.26, 22], [0.46, 2], [0.74, -22], [1, -6]],
  satin: [[0, 0], [0.32, 12], [0.7, -8], [1, 0]],
  brushed: [[0, -8], [0.3, 12], [0.55, -2], [0.8, 8], [1, -10]],
  matte: [[0, 4], [0.5, 0], [1, -8]],
  antique: [[0, -22], [0.3, 15], [0.5, 4], [0.72, -8], [1, -30]],
  hammered: [[0, 4], [1, -8]],
};

/** Marks on the surface: count, maximum length and height, and how much lighter or darker. */
const MARKS: Partial<Record<MetalFinish, readonly [count: number, length: number, height: number, by: number]>> = {
  brushed: [90, 140, 0.8, 25],
  matte: [300, 1.4, 1.4, 12],
  antique: [110, 2, 1.6, 30],
  hammered: [60, 20, 18, 14],
};

const WIDTH = 160;
const HEIGHT = 80;

/** A sheet of a named metal with its finish under one light. Stretches to its box. */
export function MetalSample({ name, id }: MetalSampleProps): ReactNode {
  const finish = metalFinish(name);
  const [, body] = metalTones(name);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <defs>
        <linearGradient id={`${id}-sheen`} x1="0" y1="0" x2="1" y2="0.3">
          {SHEEN[finish].map(([offset, by]) => (
            <stop key={offset} offset={offset} stopColor={shade(body, by)} />
          ))}
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sheen)`} />
      <Marks finish={finish} body={body} />
    </svg>
  );
}

const n = (value: number): number => Math.round(value * 10) / 10;

/** Shares of the maximum size. */
const SIZES = [0.6, 0.9];

/** Scratches, grain, pits or dents with round ends, alternately light and dark. Four shapes, as each costs time. */
function Marks({ finish, body }: { readonly finish: MetalFinish; readonly body: string }): ReactNode {
  const [count, length, height, by] = MARKS[finish] ?? [0, 0, 0, 0];
  const next = random(count);
  return SIZES.flatMap((size) =>
    [by, -by].map((tone) => (
      <path
        key={`${size} ${tone}`}
        d={Array.from({ length: count / 4 }, () => {
          const x = next() * WIDTH * 1.2 - WIDTH * 0.2;
          const y = next() * HEIGHT;
          return `M${n(x)} ${n(y)}h${n(Math.max(0, length * (0.4 + 0.6 * next()) - size * height))}`;
        }).join('')}
        stroke={shade(body, tone)}
        strokeWidth={n(size * height)}
        strokeLinecap="round"
        strokeOpacity={0.25}
      />
    )),
  );
}
