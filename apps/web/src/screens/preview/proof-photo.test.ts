import { expect, it } from 'vitest';
import type { OwnPhoto } from '../../photos/own-photo.ts';
import { mostMeasured } from './proof-photo.ts';

const again = [{ position: 1, repeatOf: 2 }] as const;

it('shows where was measured on a photo that counts, whenever one does', () => {
  const line: OwnPhoto['lines'][number] = { feature: 'skin', lines: [] };
  const photos: Pick<OwnPhoto, 'position' | 'lines' | 'silhouettes'>[] = [
    { position: 1, lines: [line, line], silhouettes: [] },
    { position: 2, lines: [line], silhouettes: [] },
  ];
  expect(mostMeasured(photos, [])?.position).toBe(1);
  expect(mostMeasured(photos, [...again])?.position).toBe(2);
  expect(mostMeasured(photos.slice(0, 1), [...again])?.position).toBe(1);
  // A chin that the photo cuts off leaves a cloth nothing to hang below.
  const chinAt = (y: number): OwnPhoto['silhouettes'] => [
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
  expect(mostMeasured([cut, { position: 2 as const, lines: [line], silhouettes: chinAt(0.9) }], [])?.position).toBe(2);
});
