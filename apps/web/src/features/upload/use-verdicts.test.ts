// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { PHOTO_WARNING_ADVICE } from '@trueseason/contracts';
import { expect, it, vi } from 'vitest';
import type { CheckedPhoto } from './use-photo-checks.ts';
import { useVerdicts } from './use-verdicts.ts';

vi.mock('./use-same-photos.ts', () => ({ useSamePhotos: () => () => null }));
vi.mock('./use-photo-checks.ts', () => ({ usePhotoChecks: () => () => 'unseen' }));

it('says beside glasses, while another photo can be chosen, what a photo without them is good for', () => {
  const checked: CheckedPhoto = { problems: [], warnings: ['glasses', 'mild_cast'] };
  const advice = { failure: null, of: () => checked, forget: () => {} };
  const { result } = renderHook(() => useVerdicts([new File([], 'a')], advice, true));
  const verdict = result.current.verdictOf(0);
  if (verdict === null || typeof verdict === 'string') throw new Error('a verdict');
  const [glasses, cast] = verdict.warnings;
  expect(glasses?.advice).toBe(
    `${PHOTO_WARNING_ADVICE.glasses.advice} One photo without them also lets you try on frames.`,
  );
  expect(cast).toEqual(PHOTO_WARNING_ADVICE.mild_cast);
});

it('leads from makeup that is seen to the question on it, where that is asked', () => {
  const checked: CheckedPhoto = { problems: [], warnings: ['makeup_likely'] };
  const advice = { failure: null, of: () => checked, forget: () => {} };
  const saidOf = (isAsked: boolean) => {
    const { result } = renderHook(() => useVerdicts([new File([], 'a')], advice, true, isAsked));
    const verdict = result.current.verdictOf(0);
    return verdict === null || typeof verdict === 'string' ? undefined : verdict.warnings[0]?.advice;
  };
  expect(saidOf(true)).toBe(`${PHOTO_WARNING_ADVICE.makeup_likely.advice} If you do wear some, tick it below.`);
  expect(saidOf(false)).toBe(PHOTO_WARNING_ADVICE.makeup_likely.advice);
});
