import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { readResult } from './read-result.ts';

const result = resultFixture('Soft Summer');

it('keeps our own result as it is', () => expect(readResult(result)).toEqual(result));

it('leaves a result without evidence to the page that can show it', () => {
  expect(readResult({ ...result, reading: null, evidence: null })).toBeNull();
});
