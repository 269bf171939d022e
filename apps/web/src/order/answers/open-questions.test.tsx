// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type AnswerKey, openQuestions, QUESTIONS, SCOPE_QUESTION } from '@trueseason/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenQuestions } from './open-questions.tsx';

const ID = 7_000_000_001;
const ALL = openQuestions(null);
const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ id: ID }));

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const view = (open: readonly AnswerKey[] | undefined) => (
  <QueryClientProvider client={new QueryClient()}>
    <OpenQuestions orderId={ID} open={open} />
  </QueryClientProvider>
);
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const group = (question: RegExp) => screen.queryByRole('group', { name: question });
const tick = (question: RegExp, choice: string) =>
  fireEvent.click(
    [...(group(question)?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent === choice) ??
      document.body,
  );

it('asks what is open, each with a name for every choice, and preselects nothing', () => {
  render(view(undefined));
  expect(screen.queryAllByRole('group')).toEqual([]);
  cleanup();
  render(view(ALL));
  const choices = QUESTIONS.filter(({ key }) => key === 'naturalHair' || key === 'eyes').flatMap(
    ({ choices }) => choices,
  );
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    choices.map(({ label }) => label),
  );
  const checked = screen.getAllByRole('radio', { checked: true });
  expect(checked).toEqual(screen.getAllByRole('radio', { name: 'Not sure' }));
  const statements = QUESTIONS.flatMap(({ choices }) => choices.flatMap(({ statement }) => statement ?? []));
  expect(screen.getAllByRole('checkbox', { checked: false }).map((box) => box.closest('label')?.textContent)).toEqual([
    ...statements,
    SCOPE_QUESTION.always,
    ...Object.values(SCOPE_QUESTION.parts),
  ]);
});

it('saves several ticks in one call, and keeps them where they can be changed', async () => {
  const { rerender } = render(view(ALL));
  await pass(0);
  tick(/hair/, 'Red');
  tick(/hair/, 'Auburn');
  tick(/eyes/, 'Gray-green');
  tick(/can’t see/, 'My hair is dyed');
  expect(sent()).toEqual([]);
  await pass(2_000);
  const answers = { naturalHair: 'auburn', eyes: 'gray-green', hairDyed: true };
  expect(sent()).toEqual([answers]);
  expect(screen.getByRole('status').textContent).toMatch(/^Saved/);
  rerender(view([]));
  tick(/eyes/, 'Not sure');
  await pass(2_000);
  expect(sent().at(-1)).toEqual({ ...answers, eyes: null });
});

it('asks nothing again that was answered, though the server does not know yet', async () => {
  const { unmount } = render(view(ALL));
  tick(/eyes/, 'Blue');
  unmount();
  render(view(ALL));
  expect(group(/eyes/)).toBeNull();
  expect(group(/hair color/)).not.toBeNull();
});

it('saves at once when its screen leads on or closes', async () => {
  const { unmount } = render(view(ALL));
  tick(/eyes/, 'Blue');
  unmount();
  await pass(0);
  expect(sent()).toEqual([{ eyes: 'blue' }]);
  render(view(ALL));
  tick(/hair/, 'Red');
  dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({
    keepalive: true,
    body: JSON.stringify({ eyes: 'blue', naturalHair: 'red' }),
  });
});

it('keeps through a reload what could not be saved, says so, and sends it again by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  render(view(ALL));
  tick(/eyes/, 'Hazel');
  await pass(2_000);
  expect(screen.getByRole('status').textContent).toMatch(/couldn’t save/);
  cleanup();
  render(view(ALL));
  await pass(4_000);
  expect(sent().at(-1)).toEqual({ eyes: 'hazel' });
  expect(screen.getByRole('status').textContent).toMatch(/^Saved/);
});
