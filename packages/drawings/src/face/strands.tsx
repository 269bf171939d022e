import { hexToLab } from '@trueseason/color';
import type { HairStrands } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { along, at, type Point, through } from '../line.ts';
import { random } from '../random.ts';

/** Where hair lies: lines across it that every strand meets in turn, from its root to its tip. */
export interface Fall {
  readonly across: readonly (readonly Point[])[];
  readonly count: number;
}

/** Hair in coils: so many of them around the middle of an oval, each about so large. */
export interface Coiled {
  readonly middle: Point;
  readonly reach: Point;
  readonly count: number;
  readonly size: number;
}

export interface Growth {
  readonly falls?: readonly Fall[];
  readonly coiled?: readonly Coiled[];
  /** Where gray comes first: the middle of one side, mirrored on the other of `axis`, and how far it reaches. */
  readonly temple?: { readonly at: Point; readonly reach: Point; readonly axis: number };
  /** Of a strand. */
  readonly width: number;
}

export interface StrandsProps {
  /** The told color, over which the strands lie: what they are the mix of. */
  readonly hex: string;
  readonly strands: HairStrands;
  readonly growth: Growth;
  /** Unique on the page. */
  readonly id: string;
}

/** At the temples so much more of the hair is gray. */
const AT_TEMPLES = 0.4;
/** One color alone would be no mix. */
const [FEWEST, MOST] = [0.3, 0.7];
/** Single gray hairs are lighter than the gray that photos show of many. */
const LIT = 9;

/** How much of the hair is gray, by the lightness of its mix. */
function grayShare(hex: string, { dark, gray }: HairStrands): number {
  const lightOf = (one: string): number => hexToLab(one)[0];
  const from = lightOf(dark);
  return Math.min(MOST, Math.max(FEWEST, (lightOf(hex) - from) / (lightOf(gray) - from || 1)));
}

/** Over hair of the told color: its gray and its dark strands as it falls, and the gray of its temples. */
export function Strands({ hex, strands, growth, id }: StrandsProps): ReactNode {
  const { temple, width } = growth;
  const next = random(17);
  const share = grayShare(hex, strands);
  const drawn = { gray: '', lit: '', dark: '' };
  for (const line of linesOf(growth, next)) {
    const near = temple ? closeness(line.at(-1) ?? [0, 0], temple) : 0;
    const isGray = next() < share + AT_TEMPLES * near;
    const name = isGray ? (next() < 0.4 ? 'lit' : 'gray') : 'dark';
    drawn[name] += `M${at(line[0] ?? [0, 0])}${through(line)}`;
  }
  return (
    <>
      {temple && (
        <>
          <radialGradient id={`${id}-temple`}>
            <stop offset="0.2" stopColor={strands.gray} stopOpacity="0.9" />
            <stop offset="1" stopColor={strands.gray} stopOpacity="0" />
          </radialGradient>
          {[1, -1].map((side) => (
            <ellipse
              key={side}
              cx={temple.axis + side * (temple.axis - temple.at[0])}
              cy={temple.at[1]}
              rx={temple.reach[0]}
              ry={temple.reach[1]}
              fill={`url(#${id}-temple)`}
            />
          ))}
        </>
      )}
      <g fill="none" strokeWidth={width} strokeLinecap="round">
        <path d={drawn.dark} stroke={strands.dark} opacity="0.6" />
        <path d={drawn.gray} stroke={strands.gray} />
        <path d={drawn.lit} stroke={shade(strands.gray, LIT)} />
      </g>
    </>
  );
}

/** 1 in the middle of the temples, 0 away from them. */
function closeness([x, y]: Point, { at: [tx, ty], reach: [rx, ry], axis }: NonNullable<Growth['temple']>): number {
  const away = Math.hypot((Math.abs(x - axis) - Math.abs(tx - axis)) / rx, (y - ty) / ry);
  return Math.max(0, 1 - away * 0.7);
}

const linesOf = ({ falls = [], coiled = [] }: Growth, next: () => number): readonly Point[][] => [
  ...falls.flatMap((fall) => falling(fall, next)),
  ...coiled.flatMap((coils) => curling(coils, next)),
];

/** Side by side, none quite like the next. */
const falling = ({ across, count }: Fall, next: () => number): Point[][] =>
  Array.from({ length: count }, (_, i) => {
    const place = (i + 0.2 + 0.6 * next()) / count;
    return across.map((line) => along(line, Math.min(1, Math.max(0, place + (next() - 0.5) / count))));
  });

/** Open rings, turned every way. */
const curling = ({ middle: [x, y], reach: [rx, ry], count, size }: Coiled, next: () => number): Point[][] =>
  Array.from({ length: count }, (_, i) => {
    // By the golden angle, which leaves no gaps and no rows.
    const [angle, out] = [i * 2.39996, Math.sqrt((i + 0.5) / count)];
    const [cx, cy] = [x + rx * out * Math.cos(angle), y + ry * out * Math.sin(angle)];
    const [from, r] = [next() * 2 * Math.PI, size * (0.8 + 0.4 * next())];
    return Array.from({ length: 5 }, (__, step): Point => {
      const turn = from + step * 1.05;
      return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
    });
  });
