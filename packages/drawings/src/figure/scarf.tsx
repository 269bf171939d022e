import type { ReactNode } from 'react';
import { at, edgesOf, fold, type Limb, type Point, through } from '../line.ts';
import { type Body, SIDES } from './body.ts';
import { centerOf, NECK_Y } from './cut.ts';
import { Folds, type Paint, Piece, Seams } from './paint.tsx';

interface ScarfProps {
  readonly body: Body;
  readonly paint: Paint;
}

const Y = NECK_Y;

/** Tubes that an end falls in, and how deep its hem hangs between the folds that part them. */
const [TUBES, SAG] = [3, 1.7];
/** Of each tube. */
const FRINGES = 3;

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];
const moved = ([x, y]: Point, right: number, down = 0): Point => [x + right, y + down];

/**
 * An end along its middle line: gathered above, in tubes below, and doubled, so that its other half looks out at the
 * side (`way`) that lies farther back.
 */
function End({ end, way, paint }: { end: Limb; way: number; paint: Paint }): ReactNode {
  const [right, left] = edgesOf(end);
  const across = (step: number, share: number): Point => between(right[step] ?? [0, 0], left[step] ?? [0, 0], share);
  const foot = (share: number): Point => across(8, share);
  const tubes = Array.from({ length: TUBES }, (_, i) => [i / TUBES, (i + 1) / TUBES] as const);
  const hem = tubes
    .map(
      ([from, to]) => `Q${at(moved(foot((from + to) / 2), 0, 2 * SAG))} ${at(moved(foot(to), 0, to < 1 ? -0.5 : 0))}`,
    )
    .join('');
  const d = `M${at(right[0] ?? [0, 0])}${through(right)}${hem}${through([...left].reverse())}Z`;
  const fringe = tubes.flatMap(([from, to]) =>
    Array.from({ length: FRINGES }, (_, i) => {
      const share = from + ((to - from) * (i + 0.6)) / FRINGES;
      const down = i === 1 ? SAG : SAG - 0.7;
      return `M${at(moved(foot(share), 0, down))}q${(0.5 - share) * 0.4} 3 ${(0.5 - share) * 2.4} 5`;
    }),
  );
  return (
    <>
      <path
        d={d}
        transform={`translate(${way * 2.8} 1.4)`}
        fill={paint.deep}
        stroke={paint.line}
        strokeWidth="0.8"
        strokeLinejoin="round"
      />
      <Seams d={fringe.join('')} paint={paint} width={0.9} />
      <Piece d={d} paint={paint} />
      <Folds
        d={[
          // Wide at the hem and gone below the gathers.
          ...tubes.slice(1).map(([share]) => {
            const [a, b, c] = [across(2, share), across(5, share), across(7, share)];
            const last = moved(foot(share), 0, -1);
            return `M${at(a)}C${at(b)} ${at(moved(c, -0.3))} ${at(moved(last, -1.1))}L${at(moved(last, 1.1))}C${at(moved(c, 0.9))} ${at(b)} ${at(a)}Z`;
          }),
          fold(across(1, 0.3), across(4, 0.16), 1, 1),
          fold(across(1, 0.62), across(4, 0.84), -1, 1),
        ]}
        paint={paint}
      />
    </>
  );
}

/** Hung open, so that the collar between its ends is seen: over it and down, one longer than the other. */
export function OpenScarf({ body, paint }: ScarfProps): ReactNode {
  const c = centerOf(body);
  const n = body.neck;
  return SIDES.map((side) => {
    const way = side === 1 ? 1 : -1;
    const end = Y + (side === 1 ? 68 : 84);
    return (
      <End
        key={side}
        end={{
          line: [
            [c + way * (n - 1.6), Y - 11],
            [c + way * (n + 4.6), Y - 2],
            [c + way * (n + 5.6), Y + 16],
            [c + way * (n + 4.6), Y + 42],
            [c + way * (n + 6), end],
          ],
          half: [1.6, 5.4, 5.6, 5.2, 7.2],
        }}
        way={way}
        paint={paint}
      />
    );
  });
}

/** Of a scarf around a hanger's neck, what lies behind it: the ends of an open one go on from there. */
export function ScarfNape({ body, paint }: ScarfProps): ReactNode {
  const c = centerOf(body);
  const w = body.neck + 8;
  return (
    <>
      <path
        d={`M${c - w} ${Y + 6}C${c - w} ${Y - 7} ${c - 8} ${Y - 13} ${c} ${Y - 13}C${c + 8} ${Y - 13} ${c + w} ${Y - 7} ${c + w} ${Y + 6}Q${c} ${Y + 12} ${c - w} ${Y + 6}Z`}
        fill={paint.deep}
        stroke={paint.line}
        strokeWidth="0.8"
      />
      <Seams
        d={`M${c - 8} ${Y - 6}Q${c} ${Y - 11} ${c + 8} ${Y - 6}M${c - 6} ${Y - 3}Q${c} ${Y - 6.6} ${c + 6} ${Y - 3}`}
        paint={paint}
        width={0.6}
      />
    </>
  );
}

/** Wound around the neck, both ends before it. */
export function Scarf({ body, paint }: ScarfProps): ReactNode {
  const c = centerOf(body);
  const n = body.neck;
  const w = n + 11;
  return (
    <>
      <End
        end={{
          line: [
            [c + 4, Y + 6],
            [c + 6.4, Y + 20],
            [c + 9, Y + 36],
            [c + 14, Y + 56],
          ],
          half: [3.4, 4.6, 5.2, 7],
        }}
        way={1}
        paint={paint}
      />
      <End
        end={{
          line: [
            [c + 2, Y + 8],
            [c - 1, Y + 24],
            [c - 5.4, Y + 46],
            [c - 6, Y + 76],
          ],
          half: [4, 5, 5.6, 8],
        }}
        way={-1}
        paint={paint}
      />
      {/* The lower turn, and the upper one that lies over it. */}
      <Piece
        d={`M${c - n - 6} ${Y - 4}C${c - w - 2} ${Y + 2} ${c - w + 1} ${Y + 13} ${c - 4} ${Y + 17.6}C${c + 3} ${Y + 20} ${c + w} ${Y + 14} ${c + w + 1.6} ${Y + 2}C${c + w + 1} ${Y - 4} ${c + 8} ${Y - 2} ${c - n - 6} ${Y - 4}Z`}
        paint={paint}
      />
      <Piece
        d={`M${c - n - 2} ${Y - 12.4}C${c - w + 1} ${Y - 9} ${c - w} ${Y + 1} ${c - 6} ${Y + 6}C${c + 1} ${Y + 10.6} ${c + w - 1} ${Y + 8} ${c + w} ${Y - 2}C${c + w - 0.6} ${Y - 9} ${c + n + 4} ${Y - 12.6} ${c + n + 1} ${Y - 13}Q${c} ${Y - 3} ${c - n - 2} ${Y - 12.4}Z`}
        paint={paint}
      />
      <Folds
        d={[
          fold([c - w + 4, Y - 3], [c + 8, Y + 5.6], 3.4, 1.7),
          fold([c - w + 8, Y - 8], [c + 10, Y], 3, 1.4),
          fold([c + w - 2, Y - 3], [c + 2, Y + 3.4], -2.4, 1.2),
          fold([c - w + 5, Y + 6], [c + 6, Y + 14.6], 3, 1.6),
        ]}
        paint={paint}
      />
    </>
  );
}
