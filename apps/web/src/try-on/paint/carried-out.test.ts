import { describe, expect, it } from 'vitest';
import { carriedOut } from './carried-out.ts';
import type { Mask } from './mask.ts';

const [ACROSS, HIGH, FACE] = [100, 40, 140];

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
  const carried = (bare: Mask, red: Mask) => carriedOut(bare, red, { edge: 10 + at(0), out, width: FACE });

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
