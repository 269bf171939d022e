import { type HairWorn, NO_ANSWERS } from '@trueseason/contracts';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { byReach, guidanceAsWorn, hairColors } from './hair-page.ts';
import { SEASON_PROFILES } from './profiles.ts';

const cropped = { photos: [], answers: undefined };
const saying = (hairWorn: HairWorn) => ({ photos: [], answers: { ...NO_ANSWERS, hairWorn } });
const advice = Object.values(SEASON_PROFILES).map(({ name, hair }) => [name, hair.guidance] as const);

it.each(advice)('%s advises nobody with a close crop what takes length, and says something', (_, guidance) => {
  const said = guidanceAsWorn(guidance, cropped);
  expect(said).not.toMatch(/light moves|gloss treatment|gloss\b|glosses|glazes|ribbons|balayage|root to end|fades/i);
  expect(said).toMatch(/^[A-Z].{40,}\.$/);
  expect(said).not.toMatch(/; *\.|\.\./);
});

it.each(advice)('%s advises whoever wears hair that falls or stands out in full', (_, guidance) => {
  for (const worn of ['bob', 'lob', 'long', 'coils', 'locs'] as const)
    expect(guidanceAsWorn(guidance, saying(worn))).toBe(guidance);
  const photo = { position: 1 as const, problems: [], warnings: [] };
  const photos = [{ ...photo, longHair: true as const }];
  expect(guidanceAsWorn(guidance, { photos, answers: undefined })).toBe(guidance);
  expect(guidanceAsWorn(guidance, { photos: [{ ...photo, bob: true }], answers: undefined })).toBe(guidance);
  for (const worn of ['crop', 'short'] as const)
    expect(guidanceAsWorn(guidance, { ...saying(worn), photos })).toBe(guidanceAsWorn(guidance, cropped));
});

it('leaves out no more of a sentence than it has to', () => {
  expect(guidanceAsWorn('Copper jars on you; a soft gloss does more. Bronze ribbons add movement.', cropped)).toBe(
    'Copper jars on you.',
  );
});

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
