// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { PhotoOutline } from '@trueseason/contracts';
import { afterEach, expect, it } from 'vitest';
import { ColorTable } from './color-table.tsx';
import { useChoice } from './use-choice.ts';

afterEach(cleanup);

const skin = (hex: string): PhotoOutline[] => [{ feature: 'skin', zone: 'chin', lines: [], hex }];
/** L* of 63 and 70. */
const photos = [
  { position: 1, outlines: skin('#C09070') },
  { position: 2, outlines: skin('#D4A483') },
] as const;

const Told = ({ lightness }: { readonly lightness: number }) => (
  <ColorTable photos={photos} skin={[lightness, 15, 25]} choice={useChoice()} />
);

it.each([
  [80, 'too dark: your skin is told lighter'],
  [55, 'too bright: your skin is told deeper'],
])('says why skin of L* %i is told as no photo shows it', (lightness, why) => {
  render(<Told lightness={lightness} />);
  expect(screen.getByText(/its brightness left/).textContent).toContain(why);
});

it('says nothing of exposure where the photos surround what is told', () => {
  render(<Told lightness={66} />);
  expect(screen.getByText(/its brightness left/).textContent).not.toContain('too');
});
