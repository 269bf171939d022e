// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('says what is missing, can be reached to hear it, and waits until it is there', () => {
  const press = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const draw = (missing: string | false) => (
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" onClick={press} missing={missing}>
        Pay
      </Button>
    </form>
  );
  const { rerender } = render(draw('Please enter your email first.'));
  const button = screen.getByRole('button', { name: 'Pay' }) as HTMLButtonElement;
  button.focus();
  expect(document.activeElement).toBe(button);
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Please enter your email first.');
  fireEvent.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);

  rerender(draw(false));
  expect(button.getAttribute('aria-describedby')).toBeNull();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});
