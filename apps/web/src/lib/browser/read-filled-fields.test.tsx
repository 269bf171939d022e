// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readFilledFields } from './read-filled-fields.ts';

afterEach(cleanup);
readFilledFields();

const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

function Asked({ type, onSend }: { readonly type: string; readonly onSend: (text: string) => void }): ReactNode {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <input aria-label="field" type={type} value={text} onChange={({ target }) => setText(target.value)} />
      <button type="submit" onClick={text === '' ? (event) => event.preventDefault() : undefined}>
        Send
      </button>
    </form>
  );
}

it.each([
  ['a browser', 'email', 'a@b.co', (field: HTMLInputElement, text: string) => value?.set?.call(field, text)],
  [
    'a script of the page',
    'text',
    'WELCOME',
    (field: HTMLInputElement, text: string) => Object.assign(field, { value: text }),
  ],
  [
    'a password manager',
    'number',
    '7000000001',
    (field: HTMLInputElement, text: string) => value?.set?.call(field, text),
  ],
])('reads what %s filled in without an event', (_, type, text, fill) => {
  const send = vi.fn();
  render(<Asked type={type} onSend={send} />);
  fill(screen.getByLabelText<HTMLInputElement>('field'), text);
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledWith(text);
});
