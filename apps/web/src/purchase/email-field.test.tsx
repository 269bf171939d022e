// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEmailField } from './email-field.tsx';

afterEach(cleanup);

function Asked({ onPay }: { readonly onPay: (email: string | null) => void }): ReactNode {
  const { check, field } = useEmailField();
  return (
    <>
      {field(false)}
      <button type="button" onClick={() => onPay(check())}>
        Pay
      </button>
    </>
  );
}

it.each([
  ['a@gmail.con', 'a@gmail.com'],
  ['a@gmail.cmo', 'a@gmail.com'],
  ['a@gmial.com', 'a@gmail.com'],
  ['a@gmail.com', null],
  ['a@web.de', null],
  ['a@example.com', null],
])('asks whether %s is meant as %s, and takes either', (typed, meant) => {
  const paid = vi.fn();
  render(<Asked onPay={paid} />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: typed } });
  fireEvent.click(screen.getByText('Pay'));
  const question = screen.queryByText(/^Did you mean/);
  expect(question?.textContent ?? null).toBe(meant && `Did you mean ${meant}?`);
  if (question) fireEvent.click(question);
  fireEvent.click(screen.getByText('Pay'));
  expect(paid.mock.calls).toEqual([[typed], [meant ?? typed]]);
});
