import { describe, expect, it } from 'vitest';
import { averageCovariances, byDay, spreadOfDays } from './days.ts';

const axes = (temperature: number) => ({ temperature, value: 0, chroma: 0, contrast: 0 });
const spread = (...days: number[][][]) =>
  spreadOfDays(
    days.map((places) => places.map((values) => values.map(axes))),
    { isTold: false, setAside: [] },
  ).temperature;

describe('spreadOfDays', () => {
  it('does not fall with more photos of one place', () => {
    expect(spread([[0.2, 0.2, 0.2]])).toBeCloseTo(spread([[0.2]]), 9);
    expect(spread([[0.1, 0.2, 0.3]])).toBeGreaterThan(spread([[0.2]]));
  });

  it('falls with more places, and more with days, less if they disagree', () => {
    const places = spread([[0.2], [0.2], [0.2]]);
    expect(places).toBeLessThan(spread([[0.2, 0.2, 0.2]]));
    expect(spread([[0.2]], [[0.2]], [[0.2]])).toBeLessThan(places);
    expect(spread([[0.9], [-0.5], [0.2]])).toBeGreaterThan(places);
    expect(spread([[0.9]], [[-0.5]])).toBeGreaterThan(spread([[0.2]], [[0.2]]));
  });

  it.each([
    [6, 1],
    [1.65, 2],
    [24, 2],
    [0.1, 2.5],
  ])('grows where hue and chroma vary by %d: %d times', (variety, times) => {
    const usual = { isTold: false, setAside: [] };
    const varied = spreadOfDays([[[axes(0.2)]]], { ...usual, photos: [photo({ variety })] });
    expect(varied.value).toBeCloseTo(times * spreadOfDays([[[axes(0.2)]]], usual).value, 9);
  });

  it('is smaller with answered colors', () => {
    const told = spreadOfDays([[[axes(0.2)]]], { isTold: true, setAside: [] });
    expect(told.value).toBeLessThan(spreadOfDays([[[axes(0.2)]]], { isTold: false, setAside: [] }).value);
  });
});

const photo = (rest: object) => ({ zones: {}, features: {}, ...rest });
const scene = { background: 'AAAA' };

it('groups photos by their day and place; those measured without a background are of the first', () => {
  const photos = [
    photo(scene),
    photo({ ...scene, day: 1, place: 1 }),
    photo({ day: 1, place: 1 }),
    photo({ ...scene, day: 1, place: 3 }),
  ];
  expect(byDay(['a', 'b', 'c', 'd'], photos)).toEqual([[['a', 'c']], [['b'], ['d']]]);
});

describe('averageCovariances', () => {
  const person = (features: ('skin' | 'hair')[], variance: number) => ({
    features,
    colors: { skin: [0, 0, 0] as const },
    covariances: [0, 1, 2].map(() =>
      Float64Array.from({ length: features.length ** 2 }, (_, i) => (i % (features.length + 1) === 0 ? variance : 0.1)),
    ) as [Float64Array, Float64Array, Float64Array],
    lights: [],
  });
  const both = person(['skin', 'hair'], 0.4);
  const skinAlone = person(['skin'], 0.4);
  const variances = (...places: (typeof both)[][]) => {
    const [tint] = averageCovariances([places], ['skin', 'hair'], []);
    return [tint?.[0], tint?.[3]];
  };

  it('shrinks with places that show a feature, not with photos', () => {
    expect(variances([both, both])).toEqual([0.4, 0.4]);
    expect(variances([both], [both])).toEqual([0.2, 0.2]);
    expect(variances([both], [skinAlone])).toEqual([0.2, 0.4]);
  });

  it('does not shrink where the color comes from elsewhere', () => {
    const [tint] = averageCovariances([[[both], [both]]], ['skin', 'hair'], ['hair']);
    expect(tint?.[3]).toBeCloseTo(0.4, 9);
  });
});
