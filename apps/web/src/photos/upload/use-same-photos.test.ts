// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSamePhotos } from './use-same-photos.ts';

vi.mock('../same-picture/fingerprint.ts', () => ({
  fingerprint: (photo: File) => Promise.resolve(photo.name),
  // Named by moment and file: "a1" and "a2" show one moment.
  sameness: (a: string, b: string) => (a === b ? 'file' : a[0] === b[0] ? 'picture' : null),
}));

async function toldOf(names: readonly string[], problems: readonly number[] = []) {
  const photos = names.map((name) => new File([], name));
  const { result } = renderHook(() => useSamePhotos(photos, (index) => problems.includes(index)));
  const answers = () => photos.map((_, i) => result.current(i)?.label ?? null);
  await waitFor(() => expect(answers().some((label) => label !== null)).toBe(true)).catch(() => {});
  return answers();
}

const moment = (number: number) => `Looks like the same moment as number ${number}`;

it('tells both pictures of one moment, for which of them counts is measured later', async () => {
  expect(await toldOf(['a1', 'b1', 'a2'])).toEqual([moment(3), null, moment(1)]);
  expect(await toldOf(['a1', 'a2', 'a3'])).toEqual([moment(2), moment(1), moment(1)]);
});

it('tells a file given twice of the second one alone', async () => {
  expect(await toldOf(['a1', 'b1', 'a1'])).toEqual([null, null, 'The same photo as number 1']);
});

it('compares with none that has to be exchanged anyway', async () => {
  expect(await toldOf(['a1', 'a2', 'b1'], [0])).toEqual([moment(2), null, null]);
});
