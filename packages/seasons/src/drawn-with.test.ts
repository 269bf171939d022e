import { NO_ANSWERS } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { drawnWith, guessed, headNote, standInDrawnWith } from './drawn-with.ts';

const { evidence } = resultFixture('True Autumn');
const unsaid = { ...evidence, answers: undefined };
const without = (...parts: ('hair' | 'brows' | 'iris')[]) => ({
  ...unsaid,
  features: { ...evidence.features, ...Object.fromEntries(parts.map((part) => [part, null])) },
});

it('says that drawn heads wait for their owner’s word on hair, until there is one', () => {
  const close = 'Heads are drawn close-cropped, until you say otherwise in your results.';
  expect(headNote(unsaid)).toBe(close);
  const long = evidence.photos.map((photo) => ({ ...photo, longHair: true as const }));
  expect(headNote({ ...unsaid, photos: long })).toContain('drawn with hair to the shoulders, until you say');
  const bob = evidence.photos.map((photo) => ({ ...photo, bob: true as const }));
  expect(headNote({ ...unsaid, photos: bob })).toContain('drawn with hair to the chin');
  const coils = evidence.photos.map((photo) => ({ ...photo, coils: true as const }));
  expect(headNote({ ...unsaid, photos: coils })).toContain('drawn with coils');
  const bare = evidence.photos.map((photo) => ({ ...photo, warnings: [] }));
  expect(headNote({ ...without('hair'), photos: bare })).toContain('drawn without hair');
  expect(headNote({ ...unsaid, answers: { ...NO_ANSWERS, hairWorn: 'short' } })).toBe('');
  // A word that a newer build knows is none.
  expect(headNote({ ...unsaid, answers: { ...NO_ANSWERS, hairWorn: 'mohawk' as 'short' } })).toBe(close);
});

it('says of each color that is drawn without having been seen that it is a guess', () => {
  const hat = [{ position: 1 as const, problems: [], warnings: ['headwear' as const] }];
  const covered = { ...without('hair', 'brows'), photos: hat };
  expect(headNote(covered)).toMatch(/Your hair and brows could not be read: those drawn here are a guess\.$/);
  expect(guessed(covered, ['hair'])).toBe('Your hair could not be read: its color here is a guess.');
  expect(guessed(without('iris'), ['brows', 'iris'])).toBe(
    'Your eyes could not be read: those drawn here are a guess.',
  );
  expect(standInDrawnWith(without('iris'))).toMatch(/Your eyes could not be read: those drawn here are a guess\.$/);
  // Nobody is drawn with hair that no photo shows, so there is nothing to guess.
  expect(guessed(without('hair'), ['hair', 'brows', 'iris'])).toBe('');
  expect(guessed(unsaid, ['hair', 'brows', 'iris'])).toBe('');
});

it('calls no lips measured that wear makeup on a photo', () => {
  const madeUp = evidence.photos.map((photo) => ({ ...photo, warnings: ['makeup_likely' as const] }));
  for (const say of [drawnWith, standInDrawnWith]) {
    expect(say(evidence)).toContain(' lip ');
    expect(say({ ...evidence, photos: madeUp })).not.toContain(' lip ');
  }
});
