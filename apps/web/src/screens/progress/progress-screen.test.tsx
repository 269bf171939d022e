// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { BoughtOrder, OrderProgress } from '@trueseason/contracts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast } from '../../lib/messages.ts';
import { ProgressScreen } from './progress-screen.tsx';

const ID = 7_000_000_001;
type Answer = OrderProgress['status'] | Error | Partial<OrderProgress>;
let answers: Answer[] = [];
/** What the server knows of the order that this browser bought. */
let bought: Partial<BoughtOrder> | null = null;

const NEXT: Readonly<Record<OrderProgress['status'], OrderProgress['nextStep']>> = {
  queued: 'analysis',
  files_uploaded: 'analysis',
  processing: 'analysis',
  analyzed: 'payment',
  completed: 'result',
  failed: 'new_order',
};

/** The last answer is given again and again. */
function nextAnswer(url: string): Response {
  if (url.includes('bought')) return Response.json({ order: bought && { id: ID, ...bought } });
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer instanceof Error) throw answer;
  const told = typeof answer === 'string' ? { status: answer, nextStep: NEXT[answer] } : answer;
  return Response.json({ id: ID, result: null, failure: null, ...told });
}

function show(id: string = String(ID)) {
  const router = createMemoryRouter(
    [
      { path: '/processing', element: <ProgressScreen id={id} /> },
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
    bought = null;
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal(
      'fetch',
      vi.fn(async (url: string) => nextAnswer(url)),
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
    const orbs = () => document.querySelectorAll('span[style*="--at"]').length;
    expect(orbs()).toBe(0);
    await pass(3000);
    expect(screen.getByText('Photos uploaded! Starting AI analysis...')).toBeTruthy();
    await pass(3000);
    expect(screen.getByText('AI is analyzing your colors...')).toBeTruthy();
    expect(screen.getByText('75% complete')).toBeTruthy();
    expect(orbs()).toBe(5);
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

  it('claims nothing before the first answer', () => {
    show();
    expect(screen.getByText('Finding your order...')).toBeTruthy();
    expect(screen.queryByText(/analysis queue|% complete/)).toBeNull();
  });

  it('gives an order one number, not that of its payment first', async () => {
    answers = [new TypeError('offline'), 'processing'];
    show('pi_123');
    await pass(10);
    expect(screen.queryByText(/Analysis ID/)).toBeNull();
    await pass(3000);
    expect(screen.getByText(`Analysis ID: ${ID}`)).toBeTruthy();
  });

  it('goes on polling after a poll that failed', async () => {
    answers = [new TypeError('offline'), 'processing'];
    show();
    await pass(10);
    await pass(3000);
    expect(screen.getByText('AI is analyzing your colors...')).toBeTruthy();
  });

  it.each([
    ['paid', 1],
    ['unpaid', 0],
  ] as const)('says of a %s order whether anything is left to pay', async (paymentStatus, times) => {
    answers = [{ status: 'processing', nextStep: 'analysis', paymentStatus }];
    show();
    await pass(10);
    expect(screen.queryAllByText(/^Nothing left to pay\./)).toHaveLength(times);
  });

  it('says that a failed order was refunded, and does not ask for another try', async () => {
    answers = [{ status: 'failed', nextStep: 'new_order', refunded: true }];
    const router = show();
    await pass(10);
    expect(router.state.location.pathname).toBe('/processing');
    expect(screen.getByText(/This order has ended/)).toBeTruthy();
    expect(currentToast()).toBeNull();
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

  it.each([
    ['queued', 'without photos'],
    ['failed', 'whose photos could not be measured'],
  ] as const)('leads a paid order (%s) %s to its photos, never to a new order', async (status, _) => {
    answers = [{ status, nextStep: 'photos' }];
    const router = show();
    await pass(10);
    expect(router.state.location.pathname + router.state.location.search).toBe(`/upload?order=${ID}`);
  });

  it('says that an order waits for its payment, and goes on by itself once that has come', async () => {
    answers = [{ status: 'files_uploaded', nextStep: 'payment' }, 'processing'];
    show();
    await pass(10);
    expect(screen.getByText(/still pending payment/)).toBeTruthy();
    // To the photos first: they are not in this tab.
    expect(screen.getByRole('link', { name: 'Complete Your Purchase' }).getAttribute('href')).toBe('/upload');
    await pass(3000);
    expect(screen.getByText('AI is analyzing your colors...')).toBeTruthy();
  });

  it('does not ask for payment while one is pending, and continues once it clears', async () => {
    bought = { status: 'files_uploaded', nextStep: 'payment', pending: true };
    answers = [{ status: 'files_uploaded', nextStep: 'payment' }, 'processing'];
    show();
    await pass(10);
    expect(screen.getByText(/bank is still checking this payment/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Complete Your Purchase' })).toBeNull();
    await pass(3000);
    expect(screen.getByText('AI is analyzing your colors...')).toBeTruthy();
  });

  it('says how far it is once the provider has the payment', async () => {
    bought = { status: 'processing', nextStep: 'analysis', pending: false };
    answers = [{ status: 'files_uploaded', nextStep: 'payment' }, 'processing'];
    show();
    await pass(10);
    expect(screen.queryByText(/still pending payment/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Complete Your Purchase' })).toBeNull();
    // A link to its progress would lead to this screen.
    expect(screen.queryByRole('link', { name: 'Check Your Progress' })).toBeNull();
    expect(screen.getByText('AI is analyzing your colors...')).toBeTruthy();
    expect(screen.getByText('75% complete')).toBeTruthy();
  });

  it('does not let anyone wait for an order that has ended', async () => {
    answers = [{ status: 'queued', nextStep: 'new_order' }];
    show();
    await pass(10);
    expect(screen.getByRole('link', { name: 'Get Your Analysis' }).getAttribute('href')).toBe('/upload');
  });
});
