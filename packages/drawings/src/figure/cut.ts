import { at, type Point, through } from '../line.ts';
import type { Body } from './body.ts';

/** How much wider than the body a garment is cut, on each side. */
export interface Ease {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  /** How far it stands out at 100 below the hip. */
  readonly flare?: number;
}

export const centerOf = ({ shoulder }: Body): number => (shoulder[0][0] + shoulder[1][0]) / 2;

/** The places of one side from the shoulder down to the hem. */
export function sideOf(body: Body, side: 0 | 1, ease: Ease, hem: number): Point[] {
  const out = side === 0 ? -1 : 1;
  const move = ([x, y]: Point, by: number, down = 0): Point => [x + out * by, y + down];
  const levels: Point[] = [
    // Below the sleeve, which makes the shoulder's line.
    move(body.shoulder[side], ease.shoulder * 0.4 - 4, 1),
    move(body.armpit[side], Math.max(ease.shoulder * 0.6, ease.chest)),
    move(body.chest[side], ease.chest),
    move(body.waist[side], ease.waist),
    move(body.hip[side], ease.hip),
  ];
  const hip = levels[4] ?? [0, 0];
  levels.push([hip[0] + (out * (ease.flare ?? 0) * 180) / 100, hip[1] + 180]);
  const above = levels.filter(([, y]) => y < hem - 4);
  return [...above, [xAt(levels, hem), hem]];
}

/** Where a side is at a height. */
export function xAt(side: readonly Point[], y: number): number {
  for (let i = 1; i < side.length; i++) {
    const [a, b] = [side[i - 1], side[i]];
    if (a && b && y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1] || 1);
  }
  return side.at(-1)?.[0] ?? 0;
}

export const NECK_Y = 86;
export const neckOf = (body: Body, wider = 2): readonly [Point, Point] => {
  const c = centerOf(body);
  return [
    [c - body.neck - wider, NECK_Y],
    [c + body.neck + wider, NECK_Y],
  ];
};

/** A garment from neck to hem. `neckline` is the path back from the right of the neck to its left. */
export function bodice(body: Body, ease: Ease, hem: number, neckline: string, sag = 4): string {
  const [left, right] = [sideOf(body, 0, ease, hem), sideOf(body, 1, ease, hem)];
  const [from, to] = neckOf(body);
  const [end, rise] = [left.at(-1) ?? [0, 0], [...right].reverse()];
  const start = rise[0] ?? [0, 0];
  return `M${at(from)}L${at(left[0] ?? from)}${through(left)}Q${at([(end[0] + start[0]) / 2, hem + sag * 2])} ${at(start)}${through(rise)}L${at(to)}${neckline}Z`;
}

/** From side to side at a height. */
export const spanOf = (body: Body, ease: Ease, y: number): readonly [left: number, right: number] => [
  xAt(sideOf(body, 0, ease, 240), y),
  xAt(sideOf(body, 1, ease, 240), y),
];
