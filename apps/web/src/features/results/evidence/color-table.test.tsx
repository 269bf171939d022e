// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { type Evidence, nameOfFeature, type PhotoOutline } from '@trueseason/contracts';
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

const { evidence } = resultFixture('True Autumn');
const { features } = evidence;
const lit = (feature: 'skin' | 'lips', lightness: number): Partial<Evidence['features']> => {
  const color = features[feature];
  return { [feature]: color && { ...color, lab: [lightness, 15, 25] } };
};

interface TableProps {
  readonly told: Partial<Evidence['features']>;
  readonly on?: readonly MeasuredPhoto[];
}

const Table = ({ told, on = photos }: TableProps) => (
  <ColorTable photos={on} evidence={{ ...evidence, features: { ...features, ...told } }} choice={useChoice()} />
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
  render(<Table told={{ ...lit('skin', skin), ...lit('lips', lips) }} />);
  expect(screen.getByText(/its brightness left/).textContent).toContain(why);
});

it('says what is left out of hair, brows and dark eyes, where their swatches stand', () => {
  render(<Table told={{}} />);
  expect(screen.getByText(/its brightness left/).textContent).toMatch(
    /hair, brows and dark eyes are shown without blue, green and violet/,
  );
});

it.each([
  ['the photos that count surround what is told', 66],
  ['it lies beyond them by less than can be seen', 70.6],
])('says nothing of it where %s', (_, skin) => {
  render(<Table told={{ ...lit('skin', skin), ...lit('lips', 50) }} />);
  expect(screen.getByText(/its brightness left/).textContent).not.toContain('makes your');
});

it.each([
  ['White of the eye, in shade', features.skin.lab[0] + 1],
  ['White of the eye', features.skin.lab[0] + 5],
])('calls whites %s, as the list below does, where they are told so', (name, lightness) => {
  const sclera = { ...features.skin, lab: [lightness, 4, 6] as [number, number, number] };
  render(<Table told={{ sclera }} />);
  expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(nameOfFeature('sclera', { ...evidence, features: { ...features, sclera } })).toBe(name);
});

it('says of each photo whose whites of eyes are no lighter than its skin that they lie in shade, though told lighter', () => {
  const white = (hex: string): PhotoOutline => ({ feature: 'sclera', zone: null, lines: [], hex });
  const shown = photos.map((photo, i) => ({
    ...photo,
    outlines: [...photo.outlines, white(i === 0 ? '#80736D' : '#E8E0DA')],
  }));
  const sclera = { ...features.skin, lab: [features.skin.lab[0] + 15, 4, 6] as [number, number, number] };
  render(<Table told={{ sclera }} on={shown} />);
  const cells = within(screen.getByRole('row', { name: /^White of the eye/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['#80736D in shade', '#E8E0DA', '#E8E0DA in shade']);
});
