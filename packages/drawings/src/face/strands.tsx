import type { ReactNode } from 'react';

const WIDTH = 13;
const HEIGHT = 30;
/** Gray strands in one step of the pattern: where each begins, how long and how wide it is. */
const GRAY = [
  [1, 0, 25, 1],
  [2.5, 18, 22, 0.9],
  [3.9, 7, 24, 1.1],
  [5.4, 25, 21, 0.9],
  [6.6, 12, 25, 0.8],
  [8, 3, 23, 1.2],
  [9.4, 21, 22, 0.8],
  [10.6, 10, 25, 1],
  [12, 28, 23, 0.9],
] as const;

/** Salt-and-pepper hair as a fill, `url(#id)`: strands of both colors side by side. */
export const StrandsFill = ({
  id,
  strands,
  scale = 1,
}: {
  readonly id: string;
  readonly strands: { readonly dark: string; readonly gray: string };
  readonly scale?: number;
}): ReactNode => (
  <pattern
    id={id}
    width={WIDTH}
    height={HEIGHT}
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(9) scale(${scale})`}
  >
    <rect width={WIDTH} height={HEIGHT} fill={strands.dark} />
    <g fill="none" stroke={strands.gray} strokeLinecap="round">
      {GRAY.map(([x, y, long, wide]) => {
        const strand = `q0.7 ${long / 2} 0 ${long}`;
        // What leaves the step at its foot comes in at its head.
        return <path key={x} d={`M${x} ${y}${strand}M${x} ${y - HEIGHT}${strand}`} strokeWidth={wide} />;
      })}
    </g>
  </pattern>
);
