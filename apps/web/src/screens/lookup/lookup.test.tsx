// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FoundOrder, PROBLEMS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNREACHABLE } from '../../lib/api/api.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { currentToast } from '../../lib/messages.ts';
import { Component, FoundOrderCard } from './lookup.tsx';

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ order: null })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FOUND: FoundOrder = {
  id: 7_000_000_001,
  createdAt: '2026-01-01T12:00:00.000Z',
  status: 'analyzed',
  nextStep: 'payment',
  paymentStatus: 'unpaid',
  refunded: false,
  refundFailed: false,
  isGift: false,
  failure: null,
  mailTroubled: false,
  analysisResult: true,
};
const show = (children: ReactNode, at = '/lookup') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
const [email, number] = ['Email Address', 'Order Number'].map(
  (label) => () => screen.getByLabelText<HTMLInputElement>(label),
) as [() => HTMLInputElement, () => HTMLInputElement];
const search = () => screen.getByRole('button', { name: 'Find My Results' });
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

it('asks for both fields, in their form, before it searches', () => {
  show(<Component />);
  expect([email().type, number().type, email().required, number().required]).toEqual(['email', 'number', true, true]);
  for (const key of ['-', 'e', '.', 'ArrowUp']) expect(fireEvent.keyDown(number(), { key })).toBe(false);
  for (const key of ['1', 'Tab']) expect(fireEvent.keyDown(number(), { key })).toBe(true);
  for (const [field, text, missing] of [
    [number(), '', 'Please enter your email first.'],
    [email(), 'someone', 'Please enter your order number first.'],
    [number(), '1e5', 'Please enter your order number first.'],
    [number(), '12', ''],
  ] as const) {
    type(field, text);
    const reason = document.getElementById(search().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent ?? '').toBe(missing);
  }
  expect(email().validity.typeMismatch).toBe(true);
});

it.each([
  [
    PROBLEMS.lookup_missed.status,
    PROBLEMS.lookup_missed.message,
    TOASTS.orderNotFound('Please check your email and order number'),
  ],
  [404, '', TOASTS.orderNotFound()],
  // Without an answer it must not say that there is none.
  [0, '', { ...TOASTS.unexpected, text: UNREACHABLE }],
  [429, 'Please wait.', { ...TOASTS.unexpected, text: 'Please wait.' }],
])('says in the server’s words or its own that nothing was found: %d %s', async (status, message, toast) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json(message ? { code: 'x', message } : null, { status });
  });
  show(<Component />);
  type(email(), 'someone@example.com');
  type(number(), '12');
  fireEvent.click(search());
  expect(await screen.findByText(toast.text ?? '')).toBeTruthy();
  expect(currentToast()).toMatchObject(toast);
  expect(screen.queryByText('Order Found!')).toBeNull();
  vi.restoreAllMocks();
});

it('says that a mail’s link has expired', async () => {
  show(<Component />, '/lookup?link=ended');
  expect(await screen.findByText('This link has expired.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Email Me a Code' }).getAttribute('href')).toBe('/my-data');
});

const PENDING = /This order is still pending payment. Please complete your purchase/;
const DISPUTED: Partial<FoundOrder> = { nextStep: 'dispute', mailTroubled: true };

it.each<[state: string, more: Partial<FoundOrder>, says: (string | RegExp)[], ways: string[]]>([
  ['refunded', { nextStep: 'new_order', refunded: true }, [], ['/upload']],
  // A mail that did not arrive is told beside it.
  ['disputed', DISPUTED, [/We couldn’t email you/], ['/my-data', '/help']],
  [
    'unpaid',
    { nextStep: 'payment' },
    ['#7000000001', 'January 1, 2026', 'analyzed', PENDING],
    ['/results-preview/7000000001'],
  ],
  ['paid', { status: 'processing', nextStep: 'analysis', paymentStatus: 'paid' }, [], ['/processing/7000000001']],
  ['waiting for photos', { status: 'queued', nextStep: 'photos' }, ['Add Your Photos'], ['/upload?order=7000000001']],
])('says that an order is %s, and links to the next step', async (state, more, says, ways) => {
  show(<FoundOrderCard order={{ ...FOUND, ...more }} />);
  for (const text of [state, ...says]) expect(await screen.findByText(text)).toBeTruthy();
  if (state === 'refunded' || state === 'disputed') expect(screen.queryByText('unpaid')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
});
