import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { OrderProgress } from '@trueseason/contracts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast } from '../../lib/toasts.ts';
import { ProgressScreen } from './progress-screen.tsx';

const ID = 7_000_000_001;
let answers: (OrderProgress['status'] | Error)[] = [];

/** The last answer is given again and again. */
function nextAnswer(): Response {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer instanceof Error) throw answer;
  return Response.json({ id: ID, status: answer, result: null, failure: null });
}

function show() {
  const router = createMemoryRouter(
    [
      { path: '/processing', element: <ProgressScreen id={ID} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/processing'] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the dark progress screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => nextAnswer()),
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('asks at once, then every 3 s, and says how far it is', async () => {
    answers = ['queued', 'files_uploaded', 'processing'];
    show();
    await pass(10);
    expect(screen.getByText('Your photos are in the analysis queue...')).toBeTruthy();
    expect(screen.getByText('25% complete')).toBeTruthy();
    await pass(3000);
    expect(screen.getByText('Photos uploaded! Starting AI analysis...')).toBeTruthy();
    await pass(3000);
    expect(screen.getByText('AI is analyzing your colors...')).toBeTruthy();
    expect(screen.getByText('75% complete')).toBeTruthy();
    expect(screen.getByText(`Analysis ID: ${ID}`)).toBeTruthy();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['analyzed', 'Analysis complete! Preparing your results...', `/results-preview/${ID}`],
    ['completed', 'Analysis complete! Redirecting to results...', `/results/${ID}`],
  ] as const)('goes on 1.5 s after %s', async (status, message, path) => {
    answers = [status];
    const router = show();
    await pass(10);
    expect(screen.getByText(message)).toBeTruthy();
    await pass(1400);
    expect(router.state.location.pathname).toBe('/processing');
    await pass(200);
    expect(router.state.location.pathname).toBe(path);
  });

  it('goes on polling after a poll that failed', async () => {
    answers = [new TypeError('offline'), 'processing'];
    show();
    await pass(10);
    await pass(3000);
    expect(screen.getByText('AI is analyzing your colors...')).toBeTruthy();
  });

  it('returns to the upload with a message when the analysis failed', async () => {
    answers = ['failed'];
    const router = show();
    await pass(10);
    expect(router.state.location.pathname).toBe('/upload');
    expect(currentToast()).toMatchObject({
      title: 'Analysis Failed',
      text: 'There was an issue processing your photos. Please try again.',
    });
  });
});
