import type { GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { along, at, edgesOf, fold, type Point, through } from '../line.ts';
import { type Body, SIDES } from './body.ts';
import { sideOf, spanOf, xAt } from './cut.ts';
import { Folds, type Paint, Piece, Seams } from './paint.tsx';

interface LegCut {
  /** Wider than the leg at thigh, knee and hem. */
  readonly ease: readonly [number, number, number];
  /** Share of the leg that is covered. */
  readonly to: number;
  readonly short?: boolean;
  readonly crease?: boolean;
  readonly turnUp?: boolean;
}

const LEGS: Partial<Record<GarmentKind, LegCut>> = {
  trousers: { ease: [2.5, 4.5, 5.5], to: 0.985, crease: true },
  'wide-trousers': { ease: [4, 11, 17], to: 1.02, crease: true },
  jeans: { ease: [1.5, 2, 3.6], to: 0.96, turnUp: true },
  chinos: { ease: [2.4, 3.2, 3.4], to: 0.94 },
  shorts: { ease: [3.5, 6, 6], to: 0.4, short: true },
};

export const isLegged = (kind: GarmentKind): boolean => kind in LEGS;
export const WAIST_Y = 169;

/** Trousers of any length: the leg that is set back first, each with the hip above it. */
export function Trousers({ body, kind, paint }: { body: Body; kind: GarmentKind; paint: Paint }): ReactNode {
  const cut = LEGS[kind];
  if (!cut) return null;
  return (
    <>
      {SIDES.map((side) => (
        <Leg key={side} body={body} side={side} cut={cut} paint={paint} />
      ))}
      <Waistband body={body} paint={paint} />
    </>
  );
}

function Leg({ body, side, cut, paint }: { body: Body; side: 0 | 1; cut: LegCut; paint: Paint }): ReactNode {
  const limb = body.legs[side];
  const { ease } = cut;
  const to = cut.short ? body.shorts : cut.to;
  const easeAt = (t: number): number =>
    t < 0.5 ? ease[0] + (ease[1] - ease[0]) * t * 2 : ease[1] + (ease[2] - ease[1]) * (t - 0.5) * 2;
  const [one, other] = edgesOf(limb, { from: Math.min(0.2, to - 0.14), to: Math.min(1, to), ease: easeAt });
  const [narrow, inner] = side === 0 ? [other, one] : [one, other];
  const outer = cut.short ? narrow.map((point) => straightDown(body, side, point)) : narrow;
  const hipSide = sideOf(body, side, { shoulder: 0, chest: 0, waist: 1.2, hip: 1 + ease[0] * 0.4 }, 214).slice(-3);
  const top: Point = [xAt(sideOf(body, side, { shoulder: 0, chest: 0, waist: 1.2, hip: 2 }, 240), WAIST_Y), WAIST_Y];
  const down = [top, ...hipSide.filter(([, y]) => y > WAIST_Y + 4), ...outer.filter(([, y]) => y > 226)];
  const up = [...inner]
    .reverse()
    .filter(([, y]) => y > body.fork[1] + (cut.short ? 2 : 6))
    .map((point) => besideGap(body, side, cut.short ? SHORT_GAP : GAP, point));
  const end = up[0] ?? [0, 0];
  const last = down.at(-1) ?? [0, 0];
  const middle = (body.waist[0][0] + body.waist[1][0]) / 2;
  const d = `M${at(top)}${through(down)}Q${at([(last[0] + end[0]) / 2, Math.max(last[1], end[1]) + 3.5])} ${at(end)}${through([...up, body.fork])}L${at([middle, WAIST_Y])}Z`;
  const out = side === 0 ? -1 : 1;
  const line = (t: number, aside = 0): Point => {
    const [x, y] = along(limb.line, t);
    return [x + aside, y];
  };
  const width = (limb.half[2] ?? 8) + ease[1];
  const hemmed = cut.short ? 2.6 : 6;
  const folds = [
    fold([body.fork[0] + out * 1, body.fork[1] - 8], [body.fork[0] + out * 13, body.fork[1] - 2], 1.5 * out, 1.4),
    ...(to > 0.6
      ? [
          fold(line(0.49, -width * 0.75), line(0.55, width * 0.35), 2, 1.5),
          fold(line(0.53, width * 0.8), line(0.585, -width * 0.2), -2, 1.2),
          fold(line(0.2, out * -4), line(0.42, out * -2.5), 2 * out, 1.6),
          fold(line(Math.min(0.9, to - 0.06), -5), line(Math.min(0.94, to - 0.03), 4.5), 1.2, 1.3),
          fold(line(0.66, out * -3), line(Math.min(0.97, to), out * -4 - ease[2] * 0.25 * out), 1.2 * out, 1.7),
        ]
      : []),
  ];
  return (
    <>
      <Piece d={d} paint={paint} />
      <Folds d={folds} paint={paint} />
      {cut.crease && (
        <Seams
          d={`M${at(line(0.16, out * 2))}${through([line(0.16, out * 2), line(0.5, out), line(Math.min(to, 0.97))])}`}
          paint={paint}
          width={0.6}
        />
      )}
      {(cut.turnUp || cut.short) && (
        <Seams
          d={`M${at([last[0], last[1] - hemmed])}Q${at([(last[0] + end[0]) / 2, last[1] - hemmed + 3])} ${at([end[0], end[1] - hemmed])}`}
          paint={paint}
          width={cut.short ? 0.5 : 0.7}
        />
      )}
      <Seams
        d={`M${at([top[0] - out * 3, WAIST_Y + 8])}Q${at([top[0] - out * 2, WAIST_Y + 20])} ${at([xAt(down, WAIST_Y + 27) - out * 0.4, WAIST_Y + 27])}`}
        paint={paint}
      />
    </>
  );
}

/**
 * Half of what opens between two legs, a unit below the fork: where they overlap, wide ones look like a skirt, and where
 * shorts hardly part, so do dark ones.
 */
const [GAP, SHORT_GAP] = [0.022, 0.1];
/** How far the outer edge of shorts stands out, a unit below the hip: their legs part, and become no narrower by it. */
const STANDS_OUT = 0.07;

/** A point of the outer edge of shorts, which follow no thigh inward. */
function straightDown({ hip }: Body, side: 0 | 1, [x, y]: Point): Point {
  const [hipX, hipY] = hip[side];
  const out = side === 0 ? -1 : 1;
  const stands = hipX + out * (2.4 + STANDS_OUT * Math.max(0, y - hipY));
  return [side === 0 ? Math.min(x, stands) : Math.max(x, stands), y];
}

/** A point of the inner edge, no nearer to the other leg than the gap leaves it. */
function besideGap({ legs, fork }: Body, side: 0 | 1, opens: number, [x, y]: Point): Point {
  const share = (y - fork[1]) / (along(legs[side].line, 1)[1] - fork[1]);
  const middle = fork[0] + ((along(legs[0].line, 1)[0] + along(legs[1].line, 1)[0]) / 2 - fork[0]) * share;
  const gap = opens * (y - fork[1]);
  return [side === 0 ? Math.min(x, middle - gap) : Math.max(x, middle + gap), y];
}

function Waistband({ body, paint }: { body: Body; paint: Paint }): ReactNode {
  const [left, right] = spanOf(body, { shoulder: 0, chest: 0, waist: 1.4, hip: 2 }, WAIST_Y);
  const middle = (left + right) / 2;
  return (
    <>
      <Piece
        d={`M${left} ${WAIST_Y - 4}Q${middle} ${WAIST_Y - 1} ${right} ${WAIST_Y - 4}V${WAIST_Y + 2.5}Q${middle} ${WAIST_Y + 5.5} ${left} ${WAIST_Y + 2.5}Z`}
        paint={paint}
      />
      <Seams
        d={`M${middle} ${WAIST_Y + 4}Q${middle + 2} ${WAIST_Y + 30} ${body.fork[0]} ${body.fork[1] - 8}`}
        paint={paint}
      />
    </>
  );
}

/** From waist to hem, with what hangs in folds. */
export function Skirt({
  body,
  paint,
  hem = 356,
  flare = 9,
}: {
  body: Body;
  paint: Paint;
  hem?: number;
  flare?: number;
}): ReactNode {
  const ease = { shoulder: 0, chest: 0, waist: 1.2, hip: 3, flare };
  const edge = (side: 0 | 1): Point[] => {
    const points = sideOf(body, side, ease, hem);
    return [[xAt(points, WAIST_Y), WAIST_Y], ...points.filter(([, y]) => y > WAIST_Y + 6)];
  };
  const [left, right] = [edge(0), edge(1)];
  const back = [...right].reverse();
  const [a, b]: readonly [Point, Point] = [left.at(-1) ?? [0, 0], back[0] ?? [0, 0]];
  const third = (f: number): Point => [a[0] + (b[0] - a[0]) * f, hem + (f > 0.3 && f < 0.7 ? 5 : 3)];
  const d = `M${at(left[0] ?? [0, 0])}${through(left)}${through([a, third(0.18), third(0.36), third(0.55), third(0.78), b])}${through(back)}Q${at([(body.waist[0][0] + body.waist[1][0]) / 2, WAIST_Y + 3])} ${at(left[0] ?? [0, 0])}Z`;
  const waist = (f: number): Point => [body.waist[0][0] + (body.waist[1][0] - body.waist[0][0]) * f, WAIST_Y + 10];
  return (
    <>
      <Piece d={d} paint={paint} />
      <Folds
        d={[
          fold([waist(0.2)[0] - 3, 206], third(0.16), -4, 2.4),
          fold(waist(0.42), third(0.36), -3, 2.8),
          fold([waist(0.62)[0], 200], third(0.58), 3, 2.4),
          fold([waist(0.85)[0] + 3, 214], third(0.8), 4, 3),
        ]}
        paint={paint}
      />
    </>
  );
}
