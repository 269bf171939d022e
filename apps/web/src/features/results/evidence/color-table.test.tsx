// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { Evidence, PhotoOutline } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { afterEach, expect, it } from 'vitest';
import { ColorTable } from './color-table.tsx';
import type { MeasuredPhoto } from './features.ts';
import { useChoice } from './use-choice.ts';

afterEach(cleanup);

const read = (skin: string, lips: string): PhotoOutline[] => [
  { feature: 'skin', zone: 'chin', lines: [], hex: skin },
  { feature: 'lips', zone: null, lines: [], hex: lips },
];
/** Skin of L* 63 and 70, lips of 44 and 55; the last does not count. */
const photos: readonly MeasuredPhoto[] = [
  { position: 1, outlines: read('#C09070', '#965554'), counts: true },
  { position: 2, outlines: read('#D4A483', '#B57170'), counts: true },
  { position: 3, outlines: read('#FFFFFF', '#FFFFFF'), counts: false },
];

const { features } = resultFixture('True Autumn').evidence;
const lit = (feature: 'skin' | 'lips', lightness: number): Partial<Evidence['features']> => {
  const color = features[feature];
  return { [feature]: color && { ...color, lab: [lightness, 15, 25] } };
};

const Table = ({ of }: { readonly of: readonly MeasuredPhoto[] }) => (
  <ColorTable photos={of} features={features} choice={useChoice()} />
);

const Told = ({ skin, lips }: { readonly skin: number; readonly lips: number }) => (
  <ColorTable
    photos={photos}
    features={{ ...features, ...lit('skin', skin), ...lit('lips', lips) }}
    choice={useChoice()}
  />
);

it.each([
  [74, 50, 'makes your skin lighter than any photo that counts'],
  [60, 50, 'makes your skin deeper than'],
  [66, 57, 'makes your lips lighter than'],
  [80, 60, 'makes your skin and lips lighter than'],
  // Side by side an eye finds a difference of 1, and figures do.
  [72.3, 50, 'makes your skin lighter than any photo that counts'],
  [61.6, 50, 'makes your skin deeper than any photo that counts'],
  [80, 40, 'makes your skin lighter and your lips deeper than'],
])('says why skin of L* %i and lips of %i are told as no photo that counts shows them', (skin, lips, why) => {
  render(<Told skin={skin} lips={lips} />);
  expect(screen.getByText(/its brightness left/).textContent).toContain(why);
});

it.each([
  ['the photos that count surround what is told', 66],
  ['it lies beyond them by less than can be seen', 70.6],
])('says nothing of it where %s', (_, skin) => {
  render(<Told skin={skin} lips={50} />);
  expect(screen.getByText(/its brightness left/).textContent).not.toContain('makes your');
});

it('says of whites that lie in shade on every photo that they do', () => {
  const withWhites = (...hexes: readonly string[]) =>
    photos.map((photo, i) => ({
      ...photo,
      outlines: [
        ...photo.outlines,
        { feature: 'sclera', zone: null, lines: [], hex: hexes[i] ?? null } as PhotoOutline,
      ],
    }));
  const { rerender } = render(<Table of={withWhites('#807870', '#807870')} />);
  expect(screen.getByRole('button', { name: 'White of the eye, in shade' })).toBeTruthy();
  rerender(<Table of={withWhites('#807870', '#F0F0F0')} />);
  expect(screen.getByRole('button', { name: 'White of the eye' })).toBeTruthy();
});
