import { expect, it } from 'vitest';
import type { OutlinedPhoto } from '../../photos/outlined-photo.ts';
import { bestMeasuredPhoto } from './preview-photo.ts';

const again = [{ position: 1, repeatOf: 2 }] as const;

it('shows where was measured on a photo that counts, whenever one does', () => {
  const line: OutlinedPhoto['lines'][number] = { feature: 'skin', lines: [] };
  const photos: Pick<OutlinedPhoto, 'position' | 'lines' | 'silhouettes'>[] = [
    { position: 1, lines: [line, line], silhouettes: [] },
    { position: 2, lines: [line], silhouettes: [] },
  ];
  expect(bestMeasuredPhoto(photos, [])?.position).toBe(1);
  expect(bestMeasuredPhoto(photos, [...again])?.position).toBe(2);
  expect(bestMeasuredPhoto(photos.slice(0, 1), [...again])?.position).toBe(1);
  // A chin that the photo cuts off leaves a cloth nothing to hang below.
  const chinAt = (y: number): OutlinedPhoto['silhouettes'] => [
    {
      feature: 'face',
      lines: [
        [
          [0.3, 0.2],
          [0.6, 0.2],
          [0.5, y],
        ],
      ],
    },
  ];
  const cut = { position: 1 as const, lines: [line, line], silhouettes: chinAt(1) };
  expect(
    bestMeasuredPhoto([cut, { position: 2 as const, lines: [line], silhouettes: chinAt(0.9) }], [])?.position,
  ).toBe(2);
});
