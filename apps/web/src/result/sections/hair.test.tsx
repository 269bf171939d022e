// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Scope } from '@trueseason/contracts';
import { readingInScope } from '@trueseason/style/reading/in-scope';
import { ANSWERED, GRAYING, resultFixture } from '@trueseason/testing/result';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AllInView } from '../../lib/browser/testing/all-in-view.ts';
import { LaterStep } from '../later-steps.tsx';
import { stepsOf } from '../steps.ts';
import { Hair, HairPhotoRequest } from './hair.tsx';

vi.mock('./try-on-section.tsx', () => ({ TryOnSection: () => null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SCOPES = [null, ['hair'], ['beard'], ['hair', 'beard']] satisfies Scope[];

const done = async () => {};
const ACTIONS = { onShare: done, onDownload: done, onStory: () => {} };

it.each([
  ['six colors', undefined, 6],
  ['five beside salt-and-pepper hair, as it grows', { strands: GRAYING }, 5],
])('shows a strand in every color that is listed, beside the person’s own: %s', async (_, seen, count) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Hair orderId="7000000001" result={resultFixture('True Winter', seen)} />
    </QueryClientProvider>,
  );
  const guides = await screen.findAllByRole('figure', { name: 'Hair color guide', hidden: true });
  const strands = guides.flatMap((guide) => within(guide).getAllByRole('listitem', { hidden: true }));
  expect(strands).toHaveLength(count);
  expect(strands.map((item) => item.querySelector('span + span')?.textContent)).toContain('Silver White');
  for (const strand of strands) expect(strand.querySelectorAll('svg')).toHaveLength(2);
});

it.each(ANSWERED)('says what an answer changes, and advises on nothing that is lacked: $name', async (answered) => {
  const { result, says, never } = answered;
  vi.stubGlobal('fetch', async () => Response.json([]));
  vi.stubGlobal('IntersectionObserver', AllInView);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        {['hair', 'evidence'].map((id) => (
          <LaterStep key={id} id={id} title={id} orderId="7000000001" result={result} scope={null} {...ACTIONS} />
        ))}
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const text = document.body.textContent;
  for (const said of says) expect(text).toContain(said);
  for (const advice of never) expect(text).not.toContain(advice);
});

it.each(SCOPES)('advises on a beard for who asked for it: %j', (scope) => {
  const beard = { ...resultFixture('Dark Autumn').evidence.features.skin, kind: 'beard' as const, quality: 1 };
  for (const evidence of [{}, { beard }]) {
    const result = resultFixture('Dark Autumn', { evidence });
    const { beard: seen, beardAsked } = result.reading.sections;
    const line = [...seen.lines, ...beardAsked.lines][0]?.text ?? '';
    const scoped = { ...result, reading: readingInScope(result.reading, scope) };
    const { container } = render(
      <QueryClientProvider client={new QueryClient()}>
        <LaterStep id="hair" title="Hair" orderId="7000000001" result={scoped} scope={scope} {...ACTIONS} />
      </QueryClientProvider>,
    );
    const isSaid = scope ? scope.includes('beard') : 'beard' in evidence;
    expect(container.textContent?.split(line)).toHaveLength(isSaid ? 2 : 1);
    expect(stepsOf(scoped).find(({ id }) => id === 'hair')?.title).toBe(
      scope?.includes('hair') === false ? 'Beard' : 'Hair Color',
    );
  }
});

it('links to adding a photo while the order takes one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ roomForPhotos: 2 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HairPhotoRequest orderId="7000000001" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Add a photo that shows your hair' });
  expect(link.getAttribute('href')).toMatch(/more$/);
  const said = 'Add a photo that shows your hair, free, and we measure its color as well.';
  expect(link.closest('p')?.textContent).toBe(said);
});
