// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { PHOTO_WARNING_ADVICE } from '@trueseason/contracts';
import { expect, it, vi } from 'vitest';
import type { CheckedPhoto } from './use-photo-checks.ts';
import type { SamePhoto } from './use-same-photos.ts';
import { useVerdicts } from './use-verdicts.ts';

const sameAs = vi.hoisted(() => vi.fn((_index: number): SamePhoto | null => null));
vi.mock('./use-same-photos.ts', () => ({ useSamePhotos: () => sameAs }));
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

it('tells what could be better about a shot once, beside the first of its pictures', () => {
  const same = (number: number): SamePhoto => ({ how: 'picture', number, label: `As ${number}`, advice: '' });
  sameAs.mockImplementation((index) => [same(3), null, same(1)][index] ?? null);
  const warnings: CheckedPhoto['warnings'][] = [['glasses'], [], ['glasses', 'uneven_light']];
  const advice = {
    failure: null,
    of: (i: number) => ({ problems: [], warnings: warnings[i] ?? [] }),
    forget: () => {},
  };
  const photos = ['a1', 'b', 'a2'].map((name) => new File([], name));
  const { result } = renderHook(() => useVerdicts(photos, advice, true));
  const told = photos.map((_, i) => {
    const verdict = result.current.verdictOf(i);
    return verdict === null || typeof verdict === 'string' ? verdict : verdict.warnings.map(({ label }) => label);
  });
  expect(told).toEqual([['As 3', 'Glasses', 'Light from one side'], [], ['As 1']]);
  sameAs.mockImplementation(() => null);
});
