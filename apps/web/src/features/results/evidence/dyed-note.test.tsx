// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type Evidence, NO_ANSWERS } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { afterEach, expect, it } from 'vitest';
import { DyedNote } from './dyed-note.tsx';

const { evidence } = resultFixture('Soft Autumn');
afterEach(cleanup);

function asksFor(changes: Partial<Evidence>): boolean {
  cleanup();
  const warmth = 'Your eyes read as cool, yet your hair reads as warm.';
  render(<DyedNote evidence={{ ...evidence, warmth, answers: undefined, ...changes }} />);
  return screen.queryByRole('button', { name: 'Say whether your hair is dyed' }) !== null;
}

it('asks whether hair is dyed beside the sentence that it made somebody warm or cool, until that is answered', () => {
  expect(asksFor({})).toBe(true);
  expect(asksFor({ answers: { ...NO_ANSWERS, makeup: true } })).toBe(true);
  expect(asksFor({ answers: { ...NO_ANSWERS, hairDyed: false } })).toBe(false);
  expect(asksFor({ warmth: undefined })).toBe(false);
});

it('asks nobody whose hair was not read, or is covered by what they say', () => {
  expect(asksFor({ features: { ...evidence.features, hair: null } })).toBe(false);
  expect(asksFor({ answers: { ...NO_ANSWERS, hairWorn: 'covered' } })).toBe(false);
});
