import { AXES, type AxisScores, SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { decidedAgainst } from './decided-against.ts';
import { decidingAxis, pull } from './deciding-axis.ts';

const scores = (temperature: number, value: number, chroma: number, contrast: number): AxisScores => ({
  temperature: { value: temperature, sd: 0.1 },
  value: { value, sd: 0.1 },
  chroma: { value: chroma, sd: 0.1 },
  contrast: { value: contrast, sd: 0.1 },
});

describe('the deciding axis', () => {
  it('is the one that a pair of seasons is told apart by, whichever way it is asked', () => {
    const people = [scores(1, 0.93, -0.63, -0.65), scores(0.47, -0.95, -0.28, 0.56)];
    const said = people.flatMap((axes) =>
      SEASON_NAMES.flatMap((season) =>
        SEASON_NAMES.filter((name) => name !== season).map((other) => {
          const [, axis = ''] = /^(\w+) decided against /.exec(decidedAgainst(season, other, axes)) ?? [];
          return { axis: axis.toLowerCase(), deciding: decidingAxis(season, other, axes) };
        }),
      ),
    );
    const named = said.filter(({ axis }) => axis);
    // Of 264 pairs; in the rest no trait alone decided.
    expect(named).toHaveLength(226);
    for (const { axis, deciding } of named) expect(axis).toBe(deciding);
  });

  it('pulls as much one way as the other', () => {
    const axes = scores(0.2, 0.1, -0.4, 0.3);
    for (const axis of AXES) {
      const there = pull('True Spring', 'True Winter', axis, axes);
      expect(there).toBeCloseTo(-pull('True Winter', 'True Spring', axis, axes), 9);
    }
  });
});
