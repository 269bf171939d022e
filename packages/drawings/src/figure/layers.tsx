import type { Garment, GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { at, fold, type Point, through } from '../line.ts';
import { type Body, SIDES } from './body.ts';
import { centerOf, type Ease, NECK_Y, neckOf, sideOf, xAt } from './cut.ts';
import { Folds, type Paint, Piece, Seams } from './paint.tsx';

interface LayerCut {
  readonly hem: number;
  readonly ease: Ease;
  readonly sleeve: readonly [number, number] | null;
  /** Half of how far the fronts stand apart, at the chest and at the hem. */
  readonly open: readonly [number, number];
  /** The height of its button; none: it hangs open. */
  readonly closes?: number | undefined;
  readonly collar: 'lapel' | 'shirt' | 'none';
  /** Its own, of the same cloth, hanging undone from the side seams. */
  readonly belt?: boolean;
  readonly rib?: boolean;
}

const LAYERS: Partial<Record<GarmentKind, LayerCut>> = {
  blazer: {
    hem: 230,
    ease: { shoulder: 4, chest: 4.5, waist: 4.5, hip: 5, flare: 6 },
    sleeve: [4, 4],
    open: [7, 9],
    closes: 174,
    collar: 'lapel',
  },
  jacket: {
    hem: 204,
    ease: { shoulder: 4.5, chest: 6, waist: 8, hip: 5 },
    sleeve: [4.6, 4.4],
    open: [9, 13],
    collar: 'shirt',
    rib: true,
  },
  cardigan: {
    hem: 216,
    ease: { shoulder: 2.5, chest: 4.5, waist: 6.5, hip: 5 },
    sleeve: [3.2, 3.6],
    open: [9, 12],
    collar: 'none',
    rib: true,
  },
  coat: {
    hem: 366,
    ease: { shoulder: 5, chest: 7, waist: 9, hip: 9, flare: 7 },
    sleeve: [5, 5.6],
    open: [10, 24],
    collar: 'lapel',
  },
  trench: {
    hem: 352,
    ease: { shoulder: 5, chest: 7, waist: 7, hip: 9, flare: 10 },
    sleeve: [5, 5.4],
    open: [10, 25],
    collar: 'lapel',
    belt: true,
  },
  vest: {
    hem: 198,
    ease: { shoulder: 0, chest: 3, waist: 3, hip: 3 },
    sleeve: null,
    open: [7, 8],
    closes: 176,
    collar: 'none',
  },
};

/** Half of how far fronts stand apart that are worn open over a belt. */
const UNBUTTONED = [8, 17] as const;

/** How a layer is cut, as it is worn in a look: what else would be buttoned over a belt hangs open. */
export function layerCut(kind: GarmentKind, look: readonly Pick<Garment, 'kind'>[] = []): LayerCut | undefined {
  const cut = LAYERS[kind];
  const isOpen = cut?.closes && look.some((other) => other.kind === 'belt');
  return isOpen ? { ...cut, open: UNBUTTONED, closes: undefined } : cut;
}

/** What is seen of the inside, behind the legs. */
export function LayerBack({ body, cut, paint }: { body: Body; cut: LayerCut; paint: Paint }): ReactNode {
  if (cut.hem < 240) return null;
  const [left, right] = [sideOf(body, 0, cut.ease, cut.hem - 6), sideOf(body, 1, cut.ease, cut.hem - 6)];
  const back = [...right].reverse();
  return (
    <path
      d={`M${at(left[0] ?? [0, 0])}${through(left)}L${at(back[0] ?? [0, 0])}${through(back)}Z`}
      fill={paint.deep}
      stroke={paint.line}
      strokeWidth="0.6"
    />
  );
}

/** Both fronts, the right one first. */
export function LayerFront({ body, cut, paint }: { body: Body; cut: LayerCut; paint: Paint }): ReactNode {
  return (
    <>
      {SIDES.map((side) => (
        <Front key={side} body={body} side={side} cut={cut} paint={paint} />
      ))}
      {cut.closes && <circle cx={centerOf(body) - 3} cy={cut.closes} r="1.3" fill={paint.line} />}
    </>
  );
}

function Front({ body, side, cut, paint }: { body: Body; side: 0 | 1; cut: LayerCut; paint: Paint }): ReactNode {
  const out = side === 0 ? -1 : 1;
  const c = centerOf(body);
  const outer = sideOf(body, side, cut.ease, cut.hem);
  const neck = neckOf(body, 0.5)[side];
  const hemX = outer.at(-1)?.[0] ?? c;
  const hem: Point = [c + out * cut.open[1], cut.hem + 3];
  const low: Point = cut.closes ? [c + (side === 0 ? 2 : 3), cut.closes] : [c + out * (cut.open[0] + 2), 176];
  const high: Point = [c + out * cut.open[0], 112];
  const edge = cut.closes
    ? `${through([hem, [c + out * 3, cut.closes + 26], low])}Q${at([c + out * 10, 124])} ${at([neck[0], NECK_Y - 3])}`
    : through([
        hem,
        [c + out * (cut.open[0] + (cut.open[1] - cut.open[0]) * 0.5), (176 + cut.hem) / 2],
        low,
        high,
        [neck[0], NECK_Y - 3],
      ]);
  const d = `M${at([neck[0], NECK_Y - 3])}L${at(outer[0] ?? neck)}${through(outer)}Q${at([(hemX + hem[0]) / 2, cut.hem + 5])} ${at(hem)}${edge}Z`;
  const wide = (y: number, f: number): Point => [xAt(outer, y) * (1 - f) + c * f, y];
  const long = cut.hem > 240;
  const folds = [
    fold(wide(128, 0.08), wide(146, 0.46), out * -2, 1.6),
    fold(wide(172, 0.06), wide(162, 0.42), out * 2, 1.6),
    fold(wide(178, 0.1), wide(Math.min(cut.hem - 4, 212), 0.3), out * -2, 1.8),
    ...(long
      ? [
          fold(wide(206, 0.34), wide(cut.hem - 4, 0.3), out * -3, 3),
          fold(wide(236, 0.12), wide(cut.hem - 4, 0.12), out * 2, 2.2),
        ]
      : []),
  ];
  return (
    <>
      <Piece d={d} paint={paint} />
      <Folds d={folds} paint={paint} />
      {cut.rib && (
        <Seams
          d={`M${at([hemX, cut.hem - 6])}Q${at([(hemX + hem[0]) / 2, cut.hem - 1])} ${at([hem[0], cut.hem - 3])}`}
          paint={paint}
        />
      )}
      {cut.belt && <LooseBelt seam={xAt(outer, BELT_Y)} edge={c + out * (cut.open[0] + 2)} out={out} paint={paint} />}
      <Pocket at={wide(long ? 232 : cut.hem - 24, 0.28)} out={out} paint={paint} />
      {cut.collar === 'lapel' && <Lapel body={body} side={side} low={low} long={long} paint={paint} />}
      {cut.collar === 'shirt' && <Points body={body} side={side} paint={paint} />}
      {cut.collar === 'none' && <Band body={body} edge={`M${at(hem)}${edge}`} paint={paint} />}
    </>
  );
}

/** The height of a coat's own belt, and how far below it its ends hang: the one beside the resting arm is shorter. */
const BELT_Y = 168;
const ENDS = { long: 46, short: 36 } as const;

interface LooseBeltProps {
  readonly seam: number;
  readonly edge: number;
  readonly out: 1 | -1;
  readonly paint: Paint;
}

/** Half of an open belt: along the waist, and down from the edge of the front. */
function LooseBelt({ seam, edge, out, paint }: LooseBeltProps): ReactNode {
  const y = BELT_Y;
  const end = y + (out < 0 ? ENDS.long : ENDS.short);
  const x = (off: number): number => edge + out * off;
  return (
    <>
      <Piece
        d={`M${x(0.6)} ${y + 1}C${x(-0.4)} ${y + 14} ${x(3.6)} ${y + 24} ${x(3)} ${end - 2}L${x(6.4)} ${end + 1}L${x(9)} ${end - 3}C${x(9.4)} ${y + 26} ${x(6.4)} ${y + 16} ${x(7)} ${y + 2}Z`}
        paint={paint}
      />
      <Piece
        d={`M${seam} ${y - 3.4}Q${(seam + edge) / 2} ${y - 0.6} ${x(0)} ${y - 0.8}L${x(0.6)} ${y + 5.6}Q${(seam + edge) / 2} ${y + 5.8} ${seam} ${y + 3.2}Z`}
        paint={paint}
      />
    </>
  );
}

const Pocket = ({ at: [x, y], out, paint }: { at: Point; out: number; paint: Paint }): ReactNode => (
  <Seams d={`M${x - 7} ${y + out}L${x + 7} ${y - out}`} paint={paint} width={0.9} />
);

const Band = ({ edge, paint }: { body: Body; edge: string; paint: Paint }): ReactNode => (
  <path d={edge} fill="none" stroke={paint.lit} strokeWidth="2.2" strokeLinejoin="round" opacity="0.9" />
);

function Lapel({
  body,
  side,
  low,
  long,
  paint,
}: {
  body: Body;
  side: 0 | 1;
  low: Point;
  long: boolean;
  paint: Paint;
}): ReactNode {
  const out = side === 0 ? -1 : 1;
  const c = centerOf(body);
  const n = body.neck;
  const w = long ? 1.18 : 1;
  const p = (x: number, y: number): string => at([c + out * x, y]);
  const end = long ? p(12, 172) : at(low);
  return (
    <>
      <Piece
        d={`M${p(n + 0.5, 80)}L${p(n + 9 * w, 91)}L${p(n + 13 * w, 108)}L${p(n + 6, 112)}Q${p(n + 1, 96)} ${p(n - 0.5, 86)}Z`}
        paint={paint}
      />
      <Piece
        d={`M${p(n + 6, 111)}L${p(n + 11 * w, 109.5)}L${p(n + 14 * w, 118)}Q${p(n + 7 * w, 148)} ${end}Q${p(long ? 11 : 9, 126)} ${p(n - 0.8, 88)}Z`}
        paint={paint}
      />
    </>
  );
}

function Points({ body, side, paint }: { body: Body; side: 0 | 1; paint: Paint }): ReactNode {
  const out = side === 0 ? -1 : 1;
  const c = centerOf(body);
  const n = body.neck;
  const p = (x: number, y: number): string => at([c + out * x, y]);
  return (
    <Piece
      d={`M${p(n, 79)}L${p(n + 9, 90)}L${p(n + 12, 108)}L${p(n + 1.5, 103)}Q${p(n, 92)} ${p(n, 79)}Z`}
      paint={paint}
    />
  );
}
