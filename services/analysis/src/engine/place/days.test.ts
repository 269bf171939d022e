import { describe, expect, it } from 'vitest';
import { byDay, spreadOfDays } from './days.ts';

const axes = (temperature: number) => ({ temperature, value: 0, chroma: 0, contrast: 0 });
const spread = (...days: number[][]) =>
  spreadOfDays(
    days.map((values) => values.map(axes)),
    { isTold: false, setAside: [] },
  ).temperature;

describe('spreadOfDays', () => {
  it('does not fall with more photos of one day', () => {
    expect(spread([0.2, 0.2, 0.2])).toBeCloseTo(spread([0.2]), 9);
    expect(spread([0.1, 0.2, 0.3])).toBeGreaterThan(spread([0.2]));
  });

  it('falls with more days, less if they disagree', () => {
    expect(spread([0.2], [0.2])).toBeLessThan(spread([0.2, 0.2]));
    expect(spread([0.9], [-0.5])).toBeGreaterThan(spread([0.2], [0.2]));
  });

  it('is smaller with told colors', () => {
    const told = spreadOfDays([[axes(0.2)]], { isTold: true, setAside: [] });
    expect(told.value).toBeLessThan(spreadOfDays([[axes(0.2)]], { isTold: false, setAside: [] }).value);
  });
});

it('groups photos by their day, which older readings lack', () => {
  expect(byDay(['a', 'b', 'c', 'd'], [{ day: 0 }, { day: 1 }, {}, { day: 1 }])).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
});
