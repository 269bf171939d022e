// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOLD_MS, touchQuestion, useOnwardAfterAnswers } from './answering.ts';

const onward = vi.fn();
const REDIRECT_MS = 1_500;

function Screen({ isDone }: { readonly isDone: boolean }) {
  const onContinue = useOnwardAfterAnswers(isDone, REDIRECT_MS, onward);
  return (
    onContinue && (
      <button type="button" onClick={onContinue}>
        Continue
      </button>
    )
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onward.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Shown once its effects have run, which begin the timing. */
async function show(isDone: boolean) {
  const view = render(<Screen isDone={isDone} />);
  await pass(0);
  return view;
}

it('keeps the timing without input', async () => {
  await show(true);
  await pass(REDIRECT_MS - 1);
  expect(onward).not.toHaveBeenCalled();
  await pass(1);
  expect(onward).toHaveBeenCalledOnce();
});

it.each([0, 700, REDIRECT_MS - 1])(
  'waits for answers that begin %d ms after it is done, at most twenty seconds after the last touch',
  async (at) => {
    await show(true);
    await pass(at);
    act(touchQuestion);
    await pass(HOLD_MS - 1);
    act(touchQuestion);
    await pass(HOLD_MS - 1);
    expect(onward).not.toHaveBeenCalled();
    await pass(2);
    expect(onward).toHaveBeenCalledOnce();
  },
);

it('continues at once on request', async () => {
  await show(true);
  act(touchQuestion);
  expect(screen.queryByRole('button')).toBeNull();
  await pass(REDIRECT_MS);
  screen.getByRole('button').click();
  expect(onward).toHaveBeenCalledOnce();
});

it('forgets touches of an earlier screen', async () => {
  const { unmount } = await show(false);
  act(touchQuestion);
  unmount();
  await show(true);
  await pass(REDIRECT_MS);
  expect(onward).toHaveBeenCalledOnce();
});
