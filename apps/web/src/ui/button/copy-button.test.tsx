// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

const writeText = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await vi.advanceTimersByTimeAsync(0);
  });

it('announces once that it copied, and keeps its name', async () => {
  render(<CopyButton label="Copy the link" text="https://example.com" />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await press();
  expect(writeText).toHaveBeenCalledWith('https://example.com');
  expect(status.textContent).toBe('Copied!');
  expect(screen.getByRole('button', { name: 'Copy the link' }).textContent).toBe('Copied!');
  act(() => void vi.advanceTimersByTime(2000));
  expect(status.textContent).toBe('');
  expect(screen.getByRole('button').textContent).toBe('Copy the link');
});

it('leaves the announcement to a way of copying that has its own', async () => {
  render(<CopyButton label="Copy the link" text="7" write={async () => true} />);
  await press();
  expect(screen.getByRole('button', { name: 'Copy the link' }).textContent).toBe('Copied!');
  expect(screen.queryByRole('status')).toBeNull();
});
