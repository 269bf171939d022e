// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QUESTIONS, type QuestionKey } from '@trueseason/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenQuestions } from './open-questions.tsx';

const ID = 7_000_000_001;
const BOTH: readonly QuestionKey[] = ['naturalHair', 'eyes'];
const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ id: ID, openQuestions: [] }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const view = (open: readonly QuestionKey[] | undefined) => (
  <QueryClientProvider client={new QueryClient()}>
    <OpenQuestions orderId={ID} open={open} />
  </QueryClientProvider>
);
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const tick = (question: RegExp, choice: string) => {
  const group = screen.getByRole('group', { name: question });
  fireEvent.click([...group.querySelectorAll('label')].find(({ textContent }) => textContent === choice) ?? group);
};

it('asks what is open, each with a name for every choice, and preselects nothing', () => {
  render(view(undefined));
  expect(screen.queryAllByRole('group')).toEqual([]);
  cleanup();
  render(view(BOTH));
  const choices = QUESTIONS.filter(({ key }) => BOTH.includes(key)).flatMap(({ choices }) => choices);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    choices.map(({ label }) => label),
  );
  const checked = screen.getAllByRole('radio', { checked: true });
  expect(checked).toEqual(screen.getAllByRole('radio', { name: 'Not sure' }));
});

it('saves several ticks in one call, and keeps them where they can be changed', async () => {
  const { rerender } = render(view(BOTH));
  tick(/hair/, 'Red');
  tick(/hair/, 'Auburn');
  tick(/eyes/, 'Gray-green');
  expect(sent()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(sent()).toEqual([{ naturalHair: 'auburn', eyes: 'gray-green' }]);
  expect(screen.getByRole('status').textContent).toMatch(/^Saved/);
  rerender(view([]));
  tick(/eyes/, 'Not sure');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(sent().at(-1)).toEqual({ eyes: null });
});

it('saves at once when its screen leads on or closes, and says what could not be saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = render(view(BOTH));
  tick(/eyes/, 'Blue');
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(sent()).toEqual([{ eyes: 'blue' }]);
  render(view(BOTH));
  tick(/eyes/, 'Amber');
  dispatchEvent(new Event('pagehide'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: true, body: JSON.stringify({ eyes: 'amber' }) });
  cleanup();
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  render(view(BOTH));
  tick(/eyes/, 'Hazel');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('status').textContent).toMatch(/couldn’t save/);
});
