import type { OutlinePoint } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { eyeCenters, outwardReach } from './cheek-mask.ts';
import type { Line, Mask } from './mask.ts';

const ring = (cx: number, cy: number, radius: number): Line =>
  Array.from({ length: 12 }, (_, k): OutlinePoint => {
    const angle = (k / 12) * 2 * Math.PI;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
const eye = (x: number): Line[] => [ring(x, 0.4, 0.02), ring(x + 0.001, 0.401, 0.011)];

it('finds both irises, each with the rings around it', () => {
  const [left, right] = eyeCenters([...eye(0.6), ...eye(0.4)]) ?? [];
  expect(left?.[0]).toBeCloseTo(0.4, 2);
  expect(right?.[0]).toBeCloseTo(0.6, 2);
});

it('takes the rings around one iris for no pair', () => {
  expect(eyeCenters(eye(0.4))).toBeNull();
  expect(eyeCenters([])).toBeNull();
});

const ACROSS = 100;
const HIGH = 40;
const FACE = 140;

/** A plane that is whole but for some columns. */
const plane = (from = 0, to = 0, there = 0): Mask => ({
  left: 10,
  top: 0,
  width: ACROSS,
  height: HIGH,
  values: Float32Array.from({ length: ACROSS * HIGH }, (_, i) => (i % ACROSS >= from && i % ACROSS < to ? there : 1)),
});
const middle = (values: Float32Array, x: number) => values[(HIGH / 2) * ACROSS + x] ?? 0;

describe.each([1, -1] as const)('towards the side %s', (out) => {
  const at = (beyond: number) => (out > 0 ? 50 + beyond : 49 - beyond);
  const around = (beyond: number, wide: number): [from: number, to: number] =>
    out > 0 ? [at(beyond), at(beyond + wide)] : [at(beyond + wide) + 1, at(beyond) + 1];
  const carried = (bare: Mask, red: Mask) => outwardReach(bare, red, { edge: 10 + at(0), out, width: FACE });

  it('stops a brush at the gap before an ear, and at a sideburn that is half as red', () => {
    for (const values of [
      carried(plane(...around(20, 5)), plane()),
      carried(plane(), plane(...around(20, 10), 0.45)),
    ]) {
      expect(middle(values, at(10))).toBeGreaterThan(0.95);
      expect(middle(values, at(36))).toBeLessThan(0.1);
    }
  });

  it('lets it pass a single hair, and shine on the cheek', () => {
    const values = carried(plane(...around(20, 1)), plane(...around(-20, 10), 0.3));
    expect(middle(values, at(36))).toBeGreaterThan(0.95);
  });
});
