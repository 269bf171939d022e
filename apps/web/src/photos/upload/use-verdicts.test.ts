// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CheckedPhoto } from './use-photo-checks.ts';
import type { SamePhoto } from './use-same-photos.ts';
import { useVerdicts } from './use-verdicts.ts';

const sameAs = vi.hoisted(() => vi.fn((_index: number): SamePhoto | null => null));
vi.mock('./use-same-photos.ts', () => ({ useSamePhotos: () => sameAs }));
vi.mock('./use-photo-checks.ts', () => ({ usePhotoChecks: () => () => 'unseen' }));

it('tells of two pictures of one shot beside what could be better about each', () => {
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
  expect(told).toEqual([['As 3', 'Glasses'], [], ['As 1', 'Glasses', 'Light from one side']]);
  sameAs.mockImplementation(() => null);
});
