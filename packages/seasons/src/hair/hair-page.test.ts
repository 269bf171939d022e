import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { byReach, hairColors } from './hair-page.ts';

it('puts hair as it is before every color for it, alone where none is near', () => {
  const [own, dyed, bleached] = ['your own, as it is', 'as lowlights', 'takes bleach'].map((wear) => ({ wear }));
  if (!own || !dyed || !bleached) throw new Error('three colors');
  expect(byReach([own, bleached])).toEqual([[own], [bleached]]);
  expect(byReach([own, dyed, bleached])).toEqual([[own, dyed], [bleached]]);
  expect(byReach([bleached])).toEqual([[bleached], []]);
});

it('begins with salt-and-pepper hair, and has one group where no hair was seen', () => {
  const best = [{ wear: 'takes bleach' }, {}];
  const { evidence } = resultFixture('True Winter', { strands: GRAYING });
  const { own, near, far } = hairColors(best, evidence);
  expect(own.map(({ name }) => name)).toEqual(['Salt-and-pepper']);
  expect([near, far]).toEqual([[...own, {}], [{ wear: 'takes bleach' }]]);
  const unseen = { ...evidence, features: { ...evidence.features, hair: null } };
  expect(hairColors(best, unseen)).toEqual({ own: [], near: best, far: [] });
  expect(hairColors(best, null)).toEqual({ own: [], near: [{}], far: [{ wear: 'takes bleach' }] });
});
