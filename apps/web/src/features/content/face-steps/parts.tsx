import { Face, PEOPLE } from '@trueseason/drawings';
import type { ReactNode } from 'react';

const WIDTH = 360;
export const HEIGHT = 220;
export const INK = 'var(--ink)';
export const SOFT = 'var(--ink-soft)';
const LINE = 'var(--hairline)';
export const PAPER = 'var(--paper-raised)';

/** A picture of one step, with what it shows in words for those who do not see it. */
export const Scene = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    role="img"
    aria-label={title}
    fontFamily="var(--font-text)"
    fontSize="13"
    style={{ display: 'block', width: '100%', height: 'auto' }}
  >
    {children}
  </svg>
);

interface FaceAtProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly children: ReactNode;
}

/** A drawn face fills whatever holds it, so that it is held by a box of its own size. */
export const FaceAt = ({ x, y, width, children }: FaceAtProps): ReactNode => (
  <svg x={x} y={y} width={width} height={width * 1.3} viewBox="0 0 200 260" aria-hidden="true">
    {children}
  </svg>
);

export interface PhotoProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of PEOPLE. */
  readonly person: number;
  readonly id: string;
  /** Only where it was. */
  readonly gone?: boolean;
}

/** A print with a face on it; the sides are as five to six. */
export function Photo({ x, y, width, person, id, gone = false }: PhotoProps): ReactNode {
  const height = width * 1.2;
  const face = width * 0.86;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        fill={gone ? 'none' : PAPER}
        stroke={gone ? SOFT : LINE}
        strokeDasharray={gone ? '4 4' : undefined}
      />
      {!gone && (
        <FaceAt x={(width - face) / 2} y={height - face * 1.3} width={face}>
          <Face {...(PEOPLE[person] ?? PEOPLE[0])} id={id} />
        </FaceAt>
      )}
    </g>
  );
}

/** A box with a tick in it. */
export const TickedBox = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`} fill="none" stroke={INK}>
    <rect width="20" height="20" strokeWidth="1.5" fill={PAPER} />
    <path d="M4.5 10.5l4 4L16 5" strokeWidth="2.4" />
  </g>
);

/** Lines that stand for written ones. */
export const Writing = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }): ReactNode => (
  <path
    d={widths.map((width, row) => `M${x} ${y + row * 11}h${width}`).join('')}
    stroke={SOFT}
    strokeWidth="3"
    strokeOpacity="0.55"
    fill="none"
  />
);
