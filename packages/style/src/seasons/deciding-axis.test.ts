import { AXES, type AxisScores, SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { axisPull, axisThatDecided, decidingAxis } from './deciding-axis.ts';

const scores = (temperature: number, value: number, chroma: number, contrast: number): AxisScores => ({
  temperature: { value: temperature, sd: 0.1 },
  value: { value, sd: 0.1 },
  chroma: { value: chroma, sd: 0.1 },
  contrast: { value: contrast, sd: 0.1 },
});

describe('the deciding axis', () => {
  it('decides a pair of seasons, or leaves it to all four', () => {
    const people = [scores(1, 0.93, -0.63, -0.65), scores(0.47, -0.95, -0.28, 0.56)];
    const pairs = people.flatMap((axes) =>
      SEASON_NAMES.flatMap((season) =>
        SEASON_NAMES.filter((name) => name !== season).map((other) => ({
          alone: axisThatDecided(season, other, axes),
          axis: decidingAxis(season, other, axes),
        })),
      ),
    );
    const alone = pairs.filter((pair) => pair.alone);
    expect([pairs.length, alone.length]).toEqual([264, 226]);
    for (const pair of alone) expect(pair.alone).toBe(pair.axis);
  });

  it('pulls as much one way as the other', () => {
    const axes = scores(0.2, 0.1, -0.4, 0.3);
    for (const axis of AXES) {
      const there = axisPull('True Spring', 'True Winter', axis, axes);
      expect(there).toBeCloseTo(-axisPull('True Winter', 'True Spring', axis, axes), 9);
    }
  });
});
