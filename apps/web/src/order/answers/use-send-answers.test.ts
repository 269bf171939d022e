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

it('names the colors that are new on the first page, or come first', () => {
  const { reading } = likely;
  const withFirst = (colors: typeof reading.sections.signature.colors) => ({
    ...likely,
    reading: {
      ...reading,
      sections: { ...reading.sections, signature: { ...reading.sections.signature, colors } },
    },
  });
  const [first, second, ...rest] = reading.sections.signature.colors;
  if (!first || !second) throw new Error('The fixture shows two colors at least.');
  expect(resultChangeText(withFirst([second, ...rest]), withFirst([first, second, ...rest]))).toBe(
    `You are still Soft Summer. New among your first colors: ${first.name}.`,
  );
  expect(resultChangeText(withFirst([second, first]), withFirst([first, second]))).toBe(
    `You are still Soft Summer. ${first.name} comes first now.`,
  );
});
