import type { GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { along, fold } from '../line.ts';
import { type Body, SIDES } from './body.ts';
import { WAIST_Y } from './bottoms.tsx';
import { centerOf, NECK_Y, spanOf } from './cut.ts';
import { Folds, type Paint, Piece, Seams } from './paint.tsx';

export function Tie({ body, paint }: { body: Body; paint: Paint }): ReactNode {
  const c = centerOf(body) + 0.8;
  const y = NECK_Y + 9;
  return (
    <>
      <Piece
        d={`M${c - 2} ${y + 6}L${c - 4.6} ${y + 56}L${c} ${y + 66}L${c + 4.6} ${y + 56}L${c + 2} ${y + 6}Z`}
        paint={paint}
      />
      <Piece d={`M${c - 4} ${y - 2}H${c + 4}L${c + 2.2} ${y + 7}H${c - 2.2}Z`} paint={paint} />
    </>
  );
}

export function Belt({ body, paint }: { body: Body; paint: Paint }): ReactNode {
  const [left, right] = spanOf(body, { shoulder: 0, chest: 0, waist: 1.8, hip: 2 }, WAIST_Y);
  const middle = (left + right) / 2;
  const y = WAIST_Y - 3.4;
  return (
    <>
      <Piece
        d={`M${left} ${y}Q${middle} ${y + 3} ${right} ${y}V${y + 6}Q${middle} ${y + 9} ${left} ${y + 6}Z`}
        paint={paint}
      />
      <rect
        x={middle - 3.4}
        y={y + 0.8}
        width="6.8"
        height="7.4"
        rx="1"
        fill="none"
        stroke={paint.lit}
        strokeWidth="1.3"
      />
    </>
  );
}

/** In the hand that hangs; what it holds follows the cut of the clothes. */
export function Bag({ body, tote, paint }: { body: Body; tote: boolean; paint: Paint }): ReactNode {
  const [x, y] = along(body.arms[body.free].line, 1);
  const [w, h, top] = tote ? [21, 46, 30] : [18, 27, 27];
  const [t, b] = [y + top, y + top + h];
  return (
    <>
      <path
        d={`M${x - w * 0.55} ${t + 2}C${x - w * 0.5} ${y + 8} ${x + w * 0.5} ${y + 8} ${x + w * 0.55} ${t + 2}`}
        fill="none"
        stroke={paint.line}
        strokeWidth="3.4"
      />
      <path
        d={`M${x - w * 0.55} ${t + 2}C${x - w * 0.5} ${y + 8} ${x + w * 0.5} ${y + 8} ${x + w * 0.55} ${t + 2}`}
        fill="none"
        stroke={paint.hex}
        strokeWidth="2"
      />
      <Piece
        d={`M${x - w + 2} ${t}H${x + w - 2}L${x + w + (tote ? 0 : 2)} ${b - 3}Q${x} ${b + 2} ${x - w - (tote ? 0 : 2)} ${b - 3}Z`}
        paint={paint}
      />
      {tote ? (
        <Folds
          d={[fold([x - 8, t + 6], [x - 10, b - 5], -2, 2), fold([x + 11, t + 4], [x + 8, b - 6], 2, 1.6)]}
          paint={paint}
        />
      ) : (
        <>
          <Seams d={`M${x - w + 1} ${t + 1}Q${x} ${t + 22} ${x + w - 1} ${t + 1}`} paint={paint} width={0.9} />
          <circle cx={x} cy={t + 11.5} r="1.6" fill={paint.lit} stroke={paint.line} strokeWidth="0.5" />
        </>
      )}
    </>
  );
}

/** Slung across: its strap from the far shoulder, the bag behind the arm that hangs. */
export function Satchel({ body, paint }: { body: Body; paint: Paint }): ReactNode {
  const out = body.free === 0 ? -1 : 1;
  const far = body.shoulder[body.free === 0 ? 1 : 0];
  const hip = body.hip[body.free];
  const strap = `M${far[0] + out * 13} ${far[1] - 5}Q${centerOf(body) + out * 4} 150 ${hip[0] - out * 5} ${hip[1] - 8}`;
  const [x, y] = [hip[0] + out * 2, hip[1] - 10];
  const p = (dx: number, dy: number): string => `${x + dx} ${y + dy}`;
  return (
    <>
      <path d={strap} fill="none" stroke={paint.line} strokeWidth="4.6" />
      <path d={strap} fill="none" stroke={paint.hex} strokeWidth="3.2" />
      <Piece d={`M${p(-21, 0)}Q${p(0, -4)} ${p(21, 0)}L${p(22, 33)}Q${p(0, 38)} ${p(-22, 33)}Z`} paint={paint} />
      <Piece d={`M${p(-21, 0)}Q${p(0, -4)} ${p(21, 0)}L${p(21.4, 17)}Q${p(0, 24)} ${p(-21.4, 17)}Z`} paint={paint} />
      <rect
        x={x - out * 9 - 2}
        y={y + 15}
        width="4"
        height="8"
        rx="1"
        fill={paint.lit}
        stroke={paint.line}
        strokeWidth="0.5"
      />
    </>
  );
}

interface ShoesProps {
  readonly body: Body;
  readonly kind: GarmentKind | null;
  readonly heeled: boolean;
  /** Where boots end above the ankle: inside a trouser leg, or in sight. */
  readonly shaft: number;
  readonly paint: Paint;
  /** None: nobody stands in them. */
  readonly skin: Paint | null;
}

export const isFootwear = (kind: GarmentKind): boolean => ['shoes', 'boots', 'sneakers', 'sandals'].includes(kind);

/** Of leather lining: a footbed in the color of its straps reads as a closed shoe. */
const FOOTBED = '#E6D8C2';
/** From the rim at the heel to where the toes begin. */
const PUMP = 'M0 -1.4C-3.4 -1.4 -4.6 2 -4.4 6C-5.4 12 -4.6 16.4 0 16.8C4.6 16.4 5.4 12 4.4 6C4.6 2 3.4 -1.4 0 -1.4Z';
const FOOT = 'M-4 -2C-6.4 6 -7.4 14 -6.2 20C-4.6 25.5 3.6 26 5.4 20.5C6.8 14 6 6 4 -2Z';

/** Both feet and what is on them, from the front; the one set back first. */
export const Feet = (props: ShoesProps): ReactNode => (
  <>
    {SIDES.map((side) => {
      const [x, y] = along(props.body.legs[side].line, 1);
      return (
        <g key={side} transform={`translate(${x} ${y - 1}) rotate(${turn(props, side)})`}>
          <Foot {...props} />
        </g>
      );
    })}
  </>
);

/** A shaft stands more upright than a foot. */
const turn = ({ body, kind }: ShoesProps, side: 0 | 1): number => body.feet[side] * (kind === 'boots' ? 0.55 : 1);

/** What is seen of the inside of a shoe that stands empty. */
function insideOf(kind: GarmentKind | null, heeled: boolean, shaft: number): string {
  if (kind === 'sandals') return FOOT;
  if (kind === 'boots') return `M-7 ${shaft}Q0 ${shaft - 3.4} 6.6 ${shaft}Q0 ${shaft + 3} -7 ${shaft}Z`;
  if (kind === 'sneakers') return 'M-6 -2Q0 -5.6 5.6 -2Q0 1 -6 -2Z';
  return heeled ? PUMP : 'M-5 3.4C-4.4 -0.6 4.4 -0.6 5 3.4C4 8 -4 8 -5 3.4Z';
}

function Foot({ kind, heeled, shaft, paint, skin }: ShoesProps): ReactNode {
  const bare = skin ? (
    <>
      <path d={FOOT} fill={skin.hex} />
      <path d={FOOT.slice(0, -1)} fill="none" stroke={skin.line} strokeWidth="0.7" />
    </>
  ) : (
    <path
      d={insideOf(kind, heeled, shaft)}
      fill={kind === 'sandals' || (kind === 'shoes' && heeled) ? FOOTBED : paint.deep}
      stroke={paint.line}
      strokeWidth="0.7"
    />
  );
  switch (kind) {
    case 'shoes':
      return heeled ? (
        <>
          {!skin && <Piece d="M0 -3.6C-4.6 -3.6 -6.2 0.6 -6 6L6 6C6.2 0.6 4.6 -3.6 0 -3.6Z" paint={paint} />}
          {bare}
          <Piece
            d="M-5 5C-7.6 14 -6.4 22 0.4 31C6.4 22 7.4 14 5 5C6 12 4.6 16.4 0 16.8C-4.6 16.4 -6 12 -5 5Z"
            paint={paint}
          />
        </>
      ) : (
        <>
          {bare}
          <Piece
            d="M-5 3C-8.6 12 -8.6 20 -6 25C-3 28.6 4 28.6 6.6 25C8.8 20 8.4 12 5 3C3.4 6.4 -3 6.6 -5 3Z"
            paint={paint}
          />
          <Seams d="M-5.6 10C-3 13.6 3.4 13.6 5.8 10M-7.6 18Q0 13.4 7.8 18" paint={paint} />
          <path d="M-6.6 24C-3 29.6 4 29.6 7 24" fill="none" stroke={paint.line} strokeWidth="1.6" />
        </>
      );
    case 'boots':
      return (
        <>
          {!skin && bare}
          <Piece
            d={`M-7 ${shaft}C-7.2 -8 -7 -2 -7.8 8C-9 16 -8.4 21 -6 25C-3 28.6 4 28.6 6.6 25C8.8 20 8.6 14 7.4 8C6.6 -2 6.8 -8 6.6 ${shaft}Q0 ${shaft + 3} -7 ${shaft}Z`}
            paint={paint}
          />
          <Folds d={[fold([-6, -3], [4, 1], 1.6, 1.3), fold([6, -8], [-3, -4], -1.6, 1.2)]} paint={paint} />
          <path d="M-6.8 24C-3 29.8 4 29.8 7.2 24" fill="none" stroke={paint.line} strokeWidth="1.8" />
        </>
      );
    case 'sneakers':
      return (
        <>
          {!skin && bare}
          <Piece d="M-6 -2C-8.6 8 -9 18 -6.8 24C-3 28.4 4 28.4 7 24C9 18 8.4 8 5.6 -2Q0 1 -6 -2Z" paint={paint} />
          <path
            d="M-7.6 21.4C-4 27 5 27 8 21.4L7.4 26C4 30.4 -3.6 30.4 -7.2 26Z"
            fill="#F4F0E8"
            stroke={paint.line}
            strokeWidth="0.8"
          />
          <Seams d="M-3.4 4H3.4M-3.8 8H3.8M-4 12H4M-4.4 1L-4.8 15M4.2 1L4.6 15" paint={paint} width={0.8} />
        </>
      );
    case 'sandals':
      return (
        <>
          <path d="M-7 18C-5.6 28 5 28.6 6.6 18Z" fill={paint.line} />
          {!skin && <path d="M-4.2 2C-5.6 -7.4 5.6 -7.4 4.2 2" fill="none" stroke={paint.deep} strokeWidth="2.4" />}
          {bare}
          <Piece d="M-6.8 14.4C-3 11.6 3.6 11.6 6.4 14.4L6.2 18.6C3 16 -3 16 -6.6 18.6Z" paint={paint} />
          <Piece d="M-5.6 7.6L4.9 12.2L5.8 9.2L-5 4.8Z" paint={paint} />
          <Piece d="M-4.4 0.6Q0 2.8 4.4 0.6V3.2Q0 5.6 -4.6 3.2Z" paint={paint} />
        </>
      );
    default:
      return bare;
  }
}
