// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import type { PhotoMark, PhotoPosition, PhotoWarning } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { afterEach, expect, it, vi } from 'vitest';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';
import { TRY_ON_AREAS, type TryOnArea } from './areas.ts';
import type { PaintablePhoto } from './paintable-photo.ts';
import { TryOn } from './try-on.tsx';

/** On which photos hair can be told from what is behind it. */
let clear: readonly number[] = [1, 2, 3];
/** How many colors are seen in hair. */
let differing = 9;
/** A photo that is still being loaded; the one before it is shown meanwhile. */
let loading: number | undefined;
/** Those on which there is too little of it. */
let little: readonly number[] = [];
// A canvas is drawn by browsers alone.
vi.mock('./use-paintable-photo.ts', () => ({
  usePaintablePhoto: (_: string, photo: OutlinedPhoto | undefined) => ({
    data: photo && mirrorOf(photo.position === loading ? { ...photo, position: 1 } : photo),
    isPlaceholderData: photo?.position === loading,
    isError: false,
  }),
}));
const mirrorOf = ({ position }: OutlinedPhoto): PaintablePhoto => ({
  position,
  width: 10,
  height: 10,
  hairVisibility: clear.includes(position) ? 'clear' : little.includes(position) ? 'little' : 'unclear',
  isVisible: (part) => part !== 'hair' || clear.includes(position),
  distinctHairColors: TRY_ON_AREAS.hair.colors(resultFixture('True Autumn')).slice(0, differing),
  draw: async () => [],
  renderBlob: async () => new Blob(),
});
const MARKS: PhotoMark[] = (['hair'] as const).map((feature) => ({
  feature,
  zone: null,
  hex: '#4E3F39',
  lines: [[[0.4, 0.4]], [[0.6, 0.4]]],
}));
function show(parts: readonly TryOnArea[], warnings: Partial<Record<PhotoPosition, PhotoWarning[]>> = {}) {
  const result = resultFixture('True Autumn');
  const photos = ([1, 2, 3] as const).map((position) => ({
    position,
    problems: [],
    warnings: warnings[position] ?? [],
  }));
  vi.stubGlobal('fetch', async () =>
    Response.json(
      photos.map(({ position }) => ({
        position,
        url: `/api/photos/${position}`,
        outlines: MARKS,
      })),
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TryOn
        orderId="7000000001"
        result={{ ...result, evidence: { ...result.evidence, photos } }}
        areas={parts}
        section={(content) => <section aria-label="Try it on">{content}</section>}
      />
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clear = [1, 2, 3];
  loading = undefined;
  little = [];
  differing = 9;
});

const picture = (position: number) => screen.findByRole('img', { name: new RegExp(`^Your photo ${position}\\.`) });
const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Another photo' }));

it('turns only to photos on which something can be tried on', async () => {
  show(['hair'], { 2: ['headwear'], 3: ['headwear'] });
  await picture(1);
  expect(screen.queryByRole('button', { name: 'Another photo' })).toBeNull();
  cleanup();
  show(['hair'], { 2: ['headwear'] });
  await picture(1);
  turn();
  await picture(3);
  turn();
  await picture(1);
});

it('says what is measured of a color and the skin beside it, once it is worn', async () => {
  show(['hair']);
  await picture(1);
  expect(screen.queryByText(/Beside your skin/)).toBeNull();
  const [, first] = screen.getAllByRole('radio');
  fireEvent.click(first as HTMLElement);
  expect(screen.getByText(/^Beside your skin, .{8,100}\.$/)).toBeDefined();
});

it('goes on to the next photo where it is not clear what is hair', async () => {
  clear = [3];
  show(['hair']);
  await picture(3);
  expect(screen.queryByRole('button', { name: 'Another photo' })).toBeNull();
});

it('keeps its place while the next photo is looked at', async () => {
  clear = [3];
  loading = 2;
  show(['hair']);
  const section = await screen.findByRole('region', { name: 'Try it on' });
  expect(section.querySelector('[class*=skeleton]')).not.toBeNull();
});

it('says why hair is left out where no photo tells it from what is behind it', async () => {
  clear = [];
  show(['hair']);
  expect(await screen.findByText(/^Your hair is left out: /)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Try it on' })).toBeNull();
});

it('says of a close crop that it is too little, and blames no photo', async () => {
  [clear, little] = [[], [1, 2, 3]];
  show(['hair']);
  expect(await screen.findByText(/can’t draw hair colors well on these photos/)).toBeDefined();
  expect(screen.queryByText(/left out/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Try it on' })).toBeNull();
});

it('gives up its place where no photo will do', async () => {
  show(['hair'], { 1: ['headwear'], 2: ['headwear'], 3: ['headwear'] });
  await waitForElementToBeRemoved(screen.getByRole('region', { name: 'Try it on' }));
});

it('says that hair has the colors already, where none would be seen', async () => {
  differing = 0;
  show(['hair']);
  expect(await screen.findByText(/^Your hair has nearly these colors already, /)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Try it on' })).toBeNull();
});
