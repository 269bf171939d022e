import { expect, it } from 'vitest';
import { byReach } from './hair-page.ts';

it('puts colors near the hair first, and keeps one group where none is near', () => {
  const [own, dyed, bleached] = ['your own, as it is', 'as lowlights', 'takes bleach'].map((wear, i) => ({
    hex: `#00000${i}`,
    name: wear,
    wear,
  }));
  if (!own || !dyed || !bleached) throw new Error('three colors');
  expect(byReach([own, bleached])).toEqual([[own], [bleached]]);
  expect(byReach([own, dyed, bleached])).toEqual([[own, dyed], [bleached]]);
  expect(byReach([bleached])).toEqual([[bleached], []]);
});
