import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { resultChangeText } from './use-send-answers.ts';

const likely = resultFixture('Soft Summer');

it('names the new season, the old one and how certain it is', () => {
  const changed = resultChangeText(likely, resultFixture('Light Summer'));
  expect(changed).toBe(
    'Your season is now Light Summer; it was Soft Summer. It leads. Your second: True Summer. We’re making a new report.',
  );
});

it('names a new runner-up', () => {
  const other = resultFixture('Soft Summer', { runnerUp: 'True Winter' });
  expect(resultChangeText(likely, other)).toBe('You are still Soft Summer. It leads. Your second: True Winter.');
});

it('says when nothing changed', () => {
  expect(resultChangeText(likely, likely)).toBe('Nothing changed: you are still Soft Summer.');
});
