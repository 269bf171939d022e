// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PhotoMark } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comparedCloths, signatureCloths } from './cloths.ts';
import { Draping } from './draping.tsx';

const RESULT = resultFixture('True Autumn');
const FACE: PhotoMark = {
  feature: 'face',
  lines: [
    [
      [0.3, 0.2],
      [0.7, 0.2],
      [0.7, 0.6],
      [0.5, 0.66],
      [0.3, 0.6],
    ],
  ],
};
const photo = (position: number, outlines: PhotoMark[] | null) => ({
  position,
  url: `/api/photos/${position}`,
  outlines,
});

function show(answer: () => Response, result = RESULT) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Draping orderId="7000000001" result={result} />
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function load(picture: HTMLElement) {
  Object.defineProperty(picture, 'naturalWidth', { value: 1000 });
  Object.defineProperty(picture, 'naturalHeight', { value: 1300 });
  fireEvent.load(picture);
}

const POSITION = /\/photos\/(\d)/;
const shownPhoto = () => screen.getByRole('img', { name: /^Your photo \d, / });

describe('draping', () => {
  it('lays two cloths under the chin of the person’s own photo and says which', async () => {
    show(() => Response.json([photo(1, []), photo(2, [FACE]), photo(3, [FACE])]));
    const picture = await screen.findByRole('img', { name: 'Your photo 2, with both cloths under the chin' });
    expect(picture.getAttribute('src')).toBe('/api/photos/2?size=phone');
    load(picture);
    const cloths = within(screen.getByRole('group', { name: 'Your signature colors' }));
    const [, second] = cloths.getAllByRole('radio');
    if (!second) throw new Error('cloths to choose from');
    fireEvent.click(second);
    const hex = RESULT.overview.signatureColors[1]?.slice(0, 7);
    const name = RESULT.overview.signatureColors[1]?.slice(8);
    const [other] = comparedCloths(RESULT).colors;
    expect(cloths.getByRole('radio', { checked: true })).toBe(cloths.getByRole('radio', { name }));
    const caption = picture.closest('figure')?.querySelector('figcaption');
    expect(caption?.getAttribute('aria-live')).toBe('polite');
    const [, lead, said = ''] = /^Photo 2\. (.+?)\. (.+)$/.exec(caption?.textContent ?? '') ?? [];
    const { description } = signatureCloths(RESULT).colors[1] ?? {};
    expect(lead).toBe(`${name} is ${description}, ${other?.name} a color to avoid`);
    expect(said).toMatch(
      new RegExp(`^Beside your skin, ${name} (?:is [a-z ]+; ${other?.name} is|and ${other?.name} are) [a-z ]+\\.$`),
    );
    expect(said.length).toBeLessThanOrEqual(120);
    for (const worn of [hex, other?.hex]) {
      expect(picture.parentElement?.querySelector(`svg path[fill="${worn}"]`)).not.toBeNull();
    }
    fireEvent.click(screen.getByRole('button', { name: 'Another photo' }));
    expect(POSITION.exec(shownPhoto().getAttribute('src') ?? '')?.[1]).toBe('3');
  });

  it('moves the divider with arrow keys without redrawing the cloths', async () => {
    show(() => Response.json([photo(1, [FACE])]));
    load(await screen.findByRole('img', { name: /^Your photo 1, / }));
    const own = RESULT.overview.signatureColors[0]?.slice(8);
    const other = comparedCloths(RESULT).colors[0]?.name;
    const divider = screen.getByRole('slider', { name: `Divider between ${own} and ${other}` });
    const cloth = shownPhoto().parentElement?.querySelector('svg path[fill]');
    fireEvent.input(divider, { target: { value: '80' } });
    expect(divider.parentElement?.style.getPropertyValue('--split')).toBe('80%');
    expect(divider.getAttribute('aria-valuetext')).toBe(`80% ${own}, 20% ${other}`);
    expect(shownPhoto().parentElement?.querySelector('svg path[fill]')).toBe(cloth);
  });

  it('offers eight signature colors, one to avoid and up to three of the runner-up’s, none of them the person’s own', async () => {
    show(() => Response.json([]));
    const radios = (name: string | RegExp) => within(screen.getByRole('group', { name })).getAllByRole('radio');
    await screen.findByText('Your photos have been deleted.');
    expect(radios('Your signature colors')).toHaveLength(8);
    expect(screen.queryByRole('group', { name: /^To compare/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Compare others' }));
    const others = radios('To compare').map((radio) => radio.parentElement?.title);
    expect(others.length).toBeLessThanOrEqual(4);
    expect(others).toEqual(comparedCloths(RESULT).colors.map(({ name }) => name));
  });

  it('hangs the cloths alone, and says why, when the photos are gone or out of reach', async () => {
    show(() => Response.json([]));
    expect(await screen.findByText('Your photos have been deleted.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    const figure = screen.getByRole('figure');
    const own = RESULT.overview.signatureColors[0]?.slice(0, 7);
    const other = comparedCloths(RESULT).colors[0]?.hex;
    for (const hex of [own, other]) expect(figure.querySelector(`rect[fill="${hex}"]`)).not.toBeNull();
    cleanup();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show(() => new Response(null, { status: 503 }));
    expect(await screen.findByText('Your photos didn’t load.')).toBeTruthy();
    vi.restoreAllMocks();
    cleanup();
    show(() => Response.json([photo(1, [FACE])]));
    fireEvent.error(await screen.findByRole('img', { name: /^Your photo 1/ }));
    expect(screen.getByText('Your photos didn’t load.')).toBeTruthy();
  });

  it('lays the cloth below a photo whose face was never outlined', async () => {
    show(() => Response.json([photo(1, null)]));
    const picture = await screen.findByRole('img', { name: /^Your photo 1/ });
    load(picture);
    expect(picture.style.top).toBe('');
    expect(picture.parentElement?.querySelector('svg clipPath rect')).not.toBeNull();
  });
});
