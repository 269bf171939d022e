import type { GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { along, at, edgesOf, fold, outline, type Point, rims } from '../line.ts';
import type { Body } from './body.ts';
import { bodice, centerOf, type Ease, NECK_Y, neckOf, sideOf, spanOf, xAt } from './cut.ts';
import { Folds, type Paint, Piece, Seams } from './paint.tsx';

type Collar = 'round' | 'roll' | 'shirt' | 'vee' | 'hood';

export interface TopCut {
  readonly hem: number;
  /** Share of the arm that is covered. */
  readonly sleeve: number;
  /** How much wider than the arm, at the shoulder and at the cuff. */
  readonly width: readonly [number, number];
  readonly ease: Ease;
  readonly collar: Collar;
  readonly tucked?: boolean;
  readonly buttons?: boolean;
  readonly rib?: boolean;
}

const SNUG: Ease = { shoulder: 1, chest: 1.6, waist: 1.5, hip: 1.5 };
const EASY: Ease = { shoulder: 1.6, chest: 3, waist: 4.5, hip: 3 };
const LOOSE: Ease = { shoulder: 2.5, chest: 4.5, waist: 7.5, hip: 4 };

const TOPS: Partial<Record<GarmentKind, TopCut>> = {
  shirt: { hem: 169, sleeve: 0.97, width: [2.2, 3], ease: EASY, collar: 'shirt', tucked: true, buttons: true },
  blouse: { hem: 169, sleeve: 0.92, width: [2.4, 6.5], ease: EASY, collar: 'vee', tucked: true },
  tee: { hem: 169, sleeve: 0.36, width: [2.4, 4], ease: EASY, collar: 'round', tucked: true },
  polo: { hem: 169, sleeve: 0.36, width: [2.2, 3], ease: EASY, collar: 'shirt', tucked: true },
  knit: { hem: 203, sleeve: 0.97, width: [3.2, 4], ease: LOOSE, collar: 'round', rib: true },
  hoodie: { hem: 206, sleeve: 0.97, width: [4, 4.5], ease: LOOSE, collar: 'hood', rib: true },
  turtleneck: { hem: 169, sleeve: 0.96, width: [1.2, 1.4], ease: SNUG, collar: 'roll', tucked: true },
};
const BODICE: TopCut = { hem: WAIST(), sleeve: 0.42, width: [1.6, 3.4], ease: { ...SNUG, waist: 1 }, collar: 'vee' };
const JUMP: TopCut = {
  hem: WAIST(),
  sleeve: 0.42,
  width: [2, 4],
  ease: { ...EASY, waist: 2.5 },
  collar: 'shirt',
  buttons: true,
};

function WAIST(): number {
  return 172;
}

/** Worn over the waistband by those who do not tuck it in. */
const OVER: readonly GarmentKind[] = ['tee', 'polo'];

export function topCut(kind: GarmentKind, { tucks }: Pick<Body, 'tucks'>): TopCut | undefined {
  if (kind === 'dress') return BODICE;
  if (kind === 'jumpsuit') return JUMP;
  const cut = TOPS[kind];
  return cut && !tucks && OVER.includes(kind) ? { ...cut, hem: 208, tucked: false } : cut;
}

/** How deep a neckline falls below the neck. */
const DEPTH: Readonly<Record<Collar, number>> = { round: 11, roll: 2, shirt: 21, vee: 40, hood: 12 };

function neckline(body: Body, collar: Collar, closed: boolean): string {
  const c = centerOf(body);
  const [left] = neckOf(body);
  const y = NECK_Y + (closed ? 7 : DEPTH[collar]);
  if (collar === 'vee') return `Q${at([c + 5, y - 12])} ${at([c, y])}Q${at([c - 5, y - 12])} ${at(left)}`;
  if (collar === 'shirt') return `L${at([c + 1, y])}L${at(left)}`;
  return `Q${at([c, y + DEPTH[collar] * 0.55])} ${at(left)}`;
}

export function Top({
  body,
  cut,
  paint,
  closed,
}: {
  body: Body;
  cut: TopCut;
  paint: Paint;
  closed: boolean;
}): ReactNode {
  const { ease, hem, collar } = cut;
  const c = centerOf(body);
  const side = (i: 0 | 1) => sideOf(body, i, ease, hem);
  const [left, right] = [side(0), side(1)];
  const waistY = body.waist[0][1];
  const folds = [
    fold([xAt(left, 126) + 2, 127], [c - 8, 141], 2.4, 1.5),
    fold([xAt(right, 126) - 2, 127], [c + 10, 138], -2.4, 1.4),
    fold([xAt(left, waistY) + 1, waistY - 3], [c - 5, waistY - 12], -2, 1.5),
    fold([xAt(right, waistY) - 1, waistY - 5], [c + 5, waistY - 17], 2, 1.7),
    fold([xAt(right, 150) - 2, 146], [c + 12, hem - 6], 2.5, 2),
    fold([xAt(left, 150) + 4, 148], [c - 11, hem - 4], -2, 1.4),
  ];
  return (
    <>
      <Piece d={bodice(body, ease, hem, neckline(body, collar, closed))} paint={paint} />
      <Folds d={folds} paint={paint} />
      {cut.buttons && <Placket c={c} from={NECK_Y + DEPTH[collar]} to={hem} paint={paint} />}
      {cut.rib && <Rib body={body} cut={cut} paint={paint} />}
      <CollarOf body={body} collar={collar} paint={paint} />
    </>
  );
}

const Placket = ({ c, from, to, paint }: { c: number; from: number; to: number; paint: Paint }): ReactNode => (
  <>
    <Seams d={`M${c + 1} ${from}L${c} ${to}`} paint={paint} />
    {[12, 28, 44, 60].map((down) =>
      from + down < to - 4 ? <circle key={down} cx={c + 3} cy={from + down} r="0.9" fill={paint.line} /> : null,
    )}
  </>
);

function Rib({ body, cut, paint }: { body: Body; cut: TopCut; paint: Paint }): ReactNode {
  const [left, right] = spanOf(body, cut.ease, cut.hem - 7);
  const y = cut.hem - 6;
  const ticks = Array.from({ length: 9 }, (_, i) => {
    const x = left + ((right - left) * (i + 1)) / 10;
    return `M${x} ${y + 3.4}V${y + 8}`;
  });
  return (
    <>
      <Seams d={`M${left} ${y}Q${(left + right) / 2} ${y + 7} ${right} ${y}`} paint={paint} />
      <Seams d={ticks.join('')} paint={paint} width={0.5} />
    </>
  );
}

function CollarOf({ body, collar, paint }: { body: Body; collar: Collar; paint: Paint }): ReactNode {
  const c = centerOf(body);
  const [[l], [r]] = neckOf(body);
  const y = NECK_Y;
  switch (collar) {
    case 'roll':
      return (
        <>
          <Piece
            d={`M${l + 1} ${y - 14}Q${c} ${y - 9} ${r - 1} ${y - 14}C${r} ${y - 6} ${r + 1} ${y} ${r + 3} ${y + 3}Q${c} ${y + 12} ${l - 3} ${y + 3}C${l - 1} ${y} ${l} ${y - 6} ${l + 1} ${y - 14}Z`}
            paint={paint}
          />
          <Folds
            d={[fold([l + 1, y - 5], [c + 3, y - 1], 1.6, 1.1), fold([r - 1, y], [c - 1, y + 5], -1.6, 1.1)]}
            paint={paint}
          />
        </>
      );
    case 'shirt':
      return (
        <>
          <Piece
            d={`M${l + 0.6} ${y - 6}L${c + 0.6} ${y + 20}L${l + 1} ${y + 21}L${l - 6.5} ${y + 4}Z`}
            paint={paint}
          />
          <Piece
            d={`M${r - 0.6} ${y - 6}L${c + 1.4} ${y + 20}L${r - 0.4} ${y + 21}L${r + 6.5} ${y + 4}Z`}
            paint={paint}
          />
        </>
      );
    case 'hood':
      return (
        <Piece
          d={`M${l + 2} ${y - 8}C${l - 12} ${y - 2} ${l - 9} ${y + 12} ${c - 1} ${y + 17}C${r + 9} ${y + 12} ${r + 12} ${y - 2} ${r - 2} ${y - 8}C${r + 2} ${y + 4} ${c + 4} ${y + 9} ${c} ${y + 10}C${c - 4} ${y + 9} ${l - 2} ${y + 4} ${l + 2} ${y - 8}Z`}
          paint={paint}
        />
      );
    case 'round':
      return <Seams d={`M${l - 1.6} ${y + 1.4}Q${c} ${y + 20.5} ${r + 1.6} ${y + 1.4}`} paint={paint} />;
    default:
      return null;
  }
}

/** The shoulder takes up the first fifth of an arm's line. */
const onArm = (share: number): number => 0.2 + 0.8 * share;

interface SleeveProps {
  readonly body: Body;
  readonly side: 0 | 1;
  /** Share of the arm that is covered. */
  readonly to: number;
  readonly width: readonly [number, number];
  readonly paint: Paint;
  readonly cuff?: boolean;
}

/** Around an arm, out of the shoulder. */
export function Sleeve({ body, side, to, width, paint, cuff = false }: SleeveProps): ReactNode {
  const limb = body.arms[side];
  const end = onArm(to);
  const ease = (t: number): number => {
    const share = Math.max(0, (t - 0.2) / (end - 0.2));
    return t < 0.2 ? width[0] * (t / 0.2) * 0.7 : width[0] * Math.min(1, 0.7 + share) + (width[1] - width[0]) * share;
  };
  const edges = edgesOf(limb, { to: end, ease });
  const out = side === 0 ? -1 : 1;
  const near = (share: number, aside: number): Point => {
    const [x, y] = along(limb.line, onArm(share));
    return [x + aside, y];
  };
  const folds =
    to > 0.6
      ? [
          fold(near(0.44, -out * 5), near(0.54, out * 3), out * 2, 1.5),
          fold(near(0.52, -out * 4.5), near(0.62, out * 2), out * 1.6, 1.2),
          fold(near(0.06, -out * 3.5), near(0.34, -out * 1.5), -out * 1.6, 1.6),
          fold(near(to - 0.14, out * 3), near(to - 0.06, -out * 3), 1, 1.2),
        ]
      : [fold(near(0.06, -out * 4), near(to - 0.06, -out * 2), -out * 1, 1.4)];
  const [one, other] = edges;
  const ends = [one.at(-1) ?? [0, 0], other.at(-1) ?? [0, 0]] as const;
  const before = [one.at(-2) ?? [0, 0], other.at(-2) ?? [0, 0]] as const;
  const hem = ([a, b]: readonly [Point, Point]): string => `M${at(a)}L${at(b)}`;
  return (
    <>
      <path d={outline(edges)} fill={side === 0 ? paint.fill : paint.turned} />
      {/* What is worn below ends at the same shoulder, and would show along it. */}
      <path
        d={hem([one[0] ?? [0, 0], other[0] ?? [0, 0]])}
        stroke={paint.hex}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path d={`${rims(edges)}${hem(ends)}`} fill="none" stroke={paint.line} strokeWidth="0.8" strokeLinejoin="round" />
      <Folds d={folds} paint={paint} />
      {cuff && <Seams d={hem(before)} paint={paint} />}
    </>
  );
}
