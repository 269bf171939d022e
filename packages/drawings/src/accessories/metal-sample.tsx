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

/** Change of L* from left to right, as the light runs over the sheet. */
const SHEEN: Readonly<Record<MetalFinish, readonly (readonly [offset: number, lightness: number])[]>> = {
  polished: [
    [0, -8],
    [0.16, 8],
    [0.24, 34],
    [0.3, 34],
    [0.33, -22],
    [0.52, -30],
    [0.6, 4],
    [0.78, 26],
    [0.84, -14],
    [1, -20],
  ],
  smooth: [
    [0, -4],
    [0.26, 22],
    [0.46, 2],
    [0.74, -22],
    [1, -6],
  ],
  satin: [
    [0, 0],
    [0.32, 12],
    [0.7, -8],
    [1, 0],
  ],
  brushed: [
    [0, -8],
    [0.3, 12],
    [0.55, -2],
    [0.8, 8],
    [1, -10],
  ],
  matte: [
    [0, 4],
    [0.5, 0],
    [1, -8],
  ],
  antique: [
    [0, -6],
    [0.3, 15],
    [0.5, 4],
    [0.72, -8],
    [1, -4],
  ],
  hammered: [
    [0, 4],
    [1, -8],
  ],
};

const WIDTH = 160;
const HEIGHT = 80;

/** A sheet of a named metal under one light, with its finish. Stretches to its box. */
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
      {finish === 'brushed' && <Streaks body={body} />}
      {finish === 'matte' && <Grain body={body} />}
      {finish === 'antique' && <Patina body={body} id={id} />}
      {finish === 'hammered' && <Dents body={body} />}
    </svg>
  );
}

const n = (value: number): number => Math.round(value * 10) / 10;

/** Fine scratches, all one way. */
function Streaks({ body }: { readonly body: string }): ReactNode {
  const next = random(7);
  return Array.from({ length: 90 }, (_, i) => {
    const [x, length] = [n(next() * WIDTH * 1.2 - WIDTH * 0.2), n(30 + next() * 110)];
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
        key={i}
        x={x}
        y={n(next() * HEIGHT)}
        width={length}
        height={n(0.3 + next() * 0.5)}
        fill={shade(body, next() > 0.5 ? 26 : -24)}
        opacity={n(0.15 + next() * 0.45)}
      />
    );
  });
}

/** A blasted surface: no line, only grain. */
function Grain({ body }: { readonly body: string }): ReactNode {
  const next = random(11);
  const [light, dark] = [shade(body, 12), shade(body, -13)];
  return Array.from({ length: 420 }, (_, i) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
      key={i}
      cx={n(next() * WIDTH)}
      cy={n(next() * HEIGHT)}
      r={n(0.3 + next() * 0.5)}
      fill={i % 2 ? light : dark}
      opacity={0.5}
    />
  ));
}

/** Years: dark along the rim and in fine pits, bright in hairlines where it was touched; large spots would be camouflage. */
function Patina({ body, id }: { readonly body: string; readonly id: string }): ReactNode {
  const next = random(23);
  const [dark, light] = [shade(body, -30), shade(body, 20)];
  return (
    <>
      <defs>
        <radialGradient id={`${id}-rim`} cx="0.46" cy="0.44" r="0.72">
          <stop offset="0.5" stopColor={dark} stopOpacity="0" />
          <stop offset="1" stopColor={dark} stopOpacity="0.7" />
        </radialGradient>
      </defs>
      {Array.from({ length: 130 }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          key={i}
          cx={n(next() * WIDTH)}
          cy={n(next() * HEIGHT)}
          r={n(0.3 + next() * 0.7)}
          fill={dark}
          opacity={n(0.2 + next() * 0.35)}
        />
      ))}
      {Array.from({ length: 26 }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          key={i}
          x={n(next() * WIDTH)}
          y={n(next() * HEIGHT)}
          width={n(5 + next() * 22)}
          height={0.4}
          fill={light}
          opacity={n(0.15 + next() * 0.3)}
        />
      ))}
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-rim)`} />
    </>
  );
}

/** Dents of a round hammer, each lit on its far side. */
function Dents({ body }: { readonly body: string }): ReactNode {
  const next = random(31);
  const [light, dark] = [shade(body, 20), shade(body, -16)];
  return Array.from({ length: 40 }, (_, i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const [cx, cy] = [n((column + 0.3 + next() * 0.5) * 20), n((row + 0.3 + next() * 0.5) * 16)];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
      <g key={i}>
        <circle cx={cx} cy={cy} r="9.5" fill={light} opacity="0.5" />
        <circle cx={cx - 1.2} cy={cy - 1.2} r="8.6" fill={dark} opacity="0.55" />
        <circle cx={cx + 0.6} cy={cy + 0.6} r="7" fill={body} opacity="0.8" />
      </g>
    );
  });
}
