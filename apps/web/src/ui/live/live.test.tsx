// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Live } from './live.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('arrives empty and is filled after it was drawn, so that it is read out', () => {
  render(<Live>Order Found!</Live>);
  act(() => void vi.advanceTimersToNextFrame());
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersToNextFrame());
  expect(screen.getByRole('status').textContent).toBe('Order Found!');
});

it('shows at once what is not read out', () => {
  render(<Live live={false}>You owe nothing.</Live>);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('You owe nothing.')).toBeTruthy();
});
