// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Evidence, PhotoOutline, PhotoVerdict } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AllInView } from '../../lib/browser/testing/all-in-view.ts';
import { EvidencePicture } from './evidence-picture.tsx';

const FEATURES = resultFixture('True Autumn').evidence.features;
const line: PhotoOutline['lines'][number] = [
  [0.4, 0.4],
  [0.6, 0.4],
  [0.5, 0.6],
];
const outlines: PhotoOutline[] = [
  { feature: 'skin', zone: 'chin', lines: [line], hex: '#C09070' },
  { feature: 'skin', zone: 'forehead', lines: [line], hex: '#C09070' },
  { feature: 'lips', zone: null, lines: [line], hex: '#A05050' },
];
const verdicts: PhotoVerdict[] = [
  { position: 1, problems: [], warnings: [] },
  { position: 2, problems: [], warnings: ['glasses'] },
  { position: 3, problems: [], warnings: [] },
];

function show(answer: () => Response, said = verdicts, unseen: Partial<Evidence['features']> = {}) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  vi.stubGlobal('IntersectionObserver', AllInView);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EvidencePicture orderId="7000000001" evidence={{ photos: said, features: { ...FEATURES, ...unseen } }} />
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const photo = (position: number, shown: PhotoOutline[] | null) => ({
  position,
  url: `/api/photos/${position}`,
  outlines: shown,
});

/** Outlines appear once the picture's shape is known. */
function load(picture: HTMLElement) {
  Object.defineProperty(picture, 'naturalWidth', { value: 1000 });
  Object.defineProperty(picture, 'naturalHeight', { value: 1300 });
  fireEvent.load(picture);
}

const of = (feature: PhotoOutline['feature'], hex: string | null = '#605040'): PhotoOutline => ({
  feature,
  zone: null,
  lines: [line],
  hex,
});
const skin = (zone: PhotoOutline['zone'], hex: string | null = '#C09070') => ({ ...of('skin', hex), zone });
const BROWS = of('brows');
const EYES = of('iris');
const three = (...shown: PhotoOutline[]) => [1, 2, 3].map((position) => photo(position, [...outlines, ...shown]));
const said = (position: number) => screen.getByText(`Photo ${position}.`).parentElement?.textContent;
const drawn = (feature: string) => document.querySelectorAll(`[data-feature=${feature}]`).length;

/** With its pictures loaded. */
async function showLoaded(photos: ReturnType<typeof photo>[]): Promise<void> {
  show(() => Response.json(photos));
  // The others come after the first.
  load(await screen.findByRole('img'));
  for (const picture of screen.getAllByRole('img').slice(1)) load(picture);
}

describe('the evidence picture', () => {
  it('draws lines around what it read, and none around what it could not, or a photo without lines', async () => {
    await showLoaded(three(of('brows', null)));
    expect(['skin', 'lips', 'brows'].map(drawn)).toEqual([6, 3, 0]);
    cleanup();
    await showLoaded([1, 2, 3].map((position) => photo(position, null)));
    expect(document.querySelectorAll('[data-feature]')).toHaveLength(0);
  });

  it.each([
    ['iris', 6],
    ['sclera', 0],
  ] as const)('draws a rim beside eyes only where their color was read: %s', async (feature, rims) => {
    await showLoaded(three(of(feature)));
    expect(document.querySelectorAll('ellipse')).toHaveLength(rims);
    expect(drawn(feature)).toBe(0);
  });

  it('says of a photo what it alone does not show, and denies no color that one shows', async () => {
    show(() => Response.json([photo(1, [...outlines, BROWS, EYES]), photo(2, [...outlines, EYES]), photo(3, null)]));
    await screen.findAllByRole('img');
    expect(said(1)).toBe('Photo 1. Measured.');
    expect(said(2)).toMatch(/We couldn’t see your brow color\.$/);
    expect(said(3)).not.toMatch(/couldn’t see/);
    cleanup();
    const two = verdicts.slice(0, 2);
    show(() => Response.json([photo(1, outlines), photo(2, [...outlines, EYES])]), two, { iris: null });
    await screen.findAllByRole('img');
    expect(said(1)).toContain('We couldn’t see your eye or brow color.');
    expect(said(2)).toContain('We couldn’t see your brow color.');
  });

  it('says that a neck was read which the picture has no height for', async () => {
    const at = (y0: number, y1: number): [number, number][] => [
      [0.3, y0],
      [0.7, y0],
      [0.5, y1],
    ];
    const shown = [
      { ...of('hair'), lines: [at(0, 0.5)] },
      { ...skin('chin'), lines: [at(0.5, 0.8)] },
    ];
    const neck = (y1: number) => ({ ...skin('neck'), lines: [at(0.85, y1)] });
    await showLoaded([photo(1, [...shown, neck(1)]), photo(2, [...shown, neck(0.95)])]);
    expect(drawn('skin')).toBe(3);
    expect(said(1)).toMatch(/ We read your neck below the edge of this picture\.$/);
    expect(said(2)).not.toMatch(/neck/);
  });

  it('says why a photo does not count, and does not ask for better light', async () => {
    show(
      () => Response.json([]),
      [
        { position: 1, problems: [], warnings: [] },
        { position: 2, problems: [], warnings: ['uneven_light', 'repeated'], repeatOf: 1 },
      ],
    );
    await screen.findByText('Photo 2.');
    expect(said(2)).toBe('Photo 2. The same shot as photo 1. Add a different one.');
    expect(said(1)).toBe('Photo 1. Measured.');
  });

  it('scolds no photo that counts', async () => {
    show(
      () => Response.json([]),
      [{ position: 1, problems: [], warnings: ['glasses', 'makeup_likely', 'small_face', 'head_turned'] }],
    );
    await screen.findByText('Photo 1.');
    expect(said(1)).toBe('Photo 1. Measured.');
  });

  it('says calmly that deleted photos are gone, and calls none deleted that could not be loaded', async () => {
    show(() => Response.json([]));
    expect(await screen.findByText(/are deleted/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    cleanup();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show(() => new Response(null, { status: 503 }));
    expect(await screen.findByText(/We couldn’t load your photos/)).toBeTruthy();
    vi.restoreAllMocks();
    cleanup();
    // One whose address has expired is named.
    show(() => Response.json(three()));
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.getByText(/Photo 1 could not be loaded/)).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it('loads the first photo that is kept before the others', async () => {
    show(() => Response.json(three().slice(1)));
    const first = await screen.findByRole('img');
    expect(first.getAttribute('alt')).toBe('Yours, number 2');
    load(first);
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });
});
