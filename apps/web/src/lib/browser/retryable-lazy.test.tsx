// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyPart } from '../../order/lazy-part/lazy-part.tsx';
import { StepBoundary } from '../../result/layout/step-boundary.tsx';
import { retryableLazy } from './retryable-lazy.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

it('asks once for code that does not come, says so, and asks again when it is wanted again', async () => {
  let asked = 0;
  let comes = false;
  const Part = retryableLazy(async () => {
    asked += 1;
    await soon();
    if (!comes) throw new Error('not there');
    return (): ReactNode => <p>here</p>;
  });
  render(
    <StepBoundary>
      <Suspense fallback="on its way">
        <Part />
      </Suspense>
    </StepBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('didn’t load');
  await soon();
  expect(asked).toBe(1);
  comes = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('here');
  expect(asked).toBe(2);
});

it('opens at the second press what failed at the first', async () => {
  let comes = false;
  const Part = retryableLazy(async () => {
    if (!comes) throw new Error('not there');
    return (): ReactNode => <p>here</p>;
  });
  const onMissing = vi.fn();
  const page = (isOpen: boolean): ReactNode => <LazyPart onMissing={onMissing}>{isOpen && <Part />}</LazyPart>;
  const { rerender } = render(page(true));
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  comes = true;
  rerender(page(false));
  rerender(page(true));
  await screen.findByText('here');
});
