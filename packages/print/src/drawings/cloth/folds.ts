import { random } from '../random.ts';

export interface Fold {
  /** Closed outline in a box of 100 wide and `height` high. */
  readonly path: string;
  /** How deep the crease is, 0..1. */
  readonly depth: number;
  /** The side of the soft edge. */
  readonly side: 'left' | 'right';
  /** From crease to soft edge, perpendicular to the fold: the direction of the shading. */
  readonly across: readonly [x1: number, y1: number, x2: number, y2: number];
}

const n = (v: number): number => Math.round(v * 10) / 10;

/** Folds fanning out from a random place at the top: bands with a sharp crease and a soft edge. */
export function foldsFromSeed(seed: number, height: number, count = 6): Fold[] {
  const next = random(seed + 1);
  const gather = 30 + next() * 40;
  return Array.from({ length: count }, (_, i) => {
    const spread = ((i + 0.15 + next() * 0.7) / count) * 150 - 25;
    const top = gather + (spread - 50) * (0.42 + next() * 0.1);
    const bottom = spread + (next() - 0.5) * 8;
    const sway = (next() - 0.5) * 26;
    const width = 13 + next() * 15;
    const side = bottom < gather ? 'left' : 'right';
    const w = side === 'right' ? width : -width;
    const y1 = height * 0.34;
    const y2 = height * 0.68;
    const path =
      `M${n(top)} -2C${n(top + sway)} ${n(y1)} ${n(bottom - sway)} ${n(y2)} ${n(bottom)} ${n(height + 2)}` +
      `L${n(bottom + w * 1.25)} ${n(height + 2)}C${n(bottom + w - sway * 0.7)} ${n(y2)} ${n(top + w * 0.8 + sway)} ${n(y1)} ${n(top + w * 0.55)} -2Z`;
    return { path, depth: 0.45 + next() * 0.55, side, across: acrossFold(top, bottom, w, height) };
  });
}

/** Perpendicular to the fold through its middle. `w` is its width, signed by side. */
function acrossFold(top: number, bottom: number, w: number, height: number): Fold['across'] {
  const run = bottom - top;
  const length = Math.hypot(run, height);
  const x = (top + bottom) / 2;
  const y = height / 2;
  const reach = (w * height) / length;
  return [n(x), n(y), n(x + (reach * height) / length), n(y - (reach * run) / length)];
}
