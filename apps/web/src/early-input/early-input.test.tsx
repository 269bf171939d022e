// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReplayInput } from './replay-input.tsx';
import { takeOver } from './take-over.ts';

const pressed = vi.fn();
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Page() {
  const [email, setEmail] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <input
        type="checkbox"
        aria-label="Agree"
        checked={isAgreed}
        onChange={({ target }) => setIsAgreed(target.checked)}
      />
      <button type="button" onClick={() => pressed(email, isAgreed)}>
        Go on
      </button>
      <output>{`${email} ${isAgreed}`}</output>
    </form>
  );
}

const App = () => (
  <ReplayInput takeOver={takeOver}>
    <Page />
  </ReplayInput>
);

const element = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** Draws the page as the build does, and does something on it before its app is there. */
async function usePageEarly(): Promise<HTMLElement> {
  vi.resetModules();
  document.body.innerHTML = `<div id="root">${renderToString(<App />)}</div>`;
  await import('./keep-input.ts');
  const email = element<HTMLInputElement>('[aria-label=Email]');
  email.focus();
  email.value = 'a@b.example';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  element<HTMLInputElement>('[type=checkbox]').click();
  element<HTMLButtonElement>('button').click();
  element<HTMLButtonElement>('button').click();
  expect(pressed).not.toHaveBeenCalled();
  return element('#root');
}

beforeEach(() => void pressed.mockClear());

it.each(['drawn over', 'hydrated'])('what is done on a page that is then %s takes effect, once', async (kind) => {
  const root = await usePageEarly();
  await act(async () => {
    if (kind === 'hydrated') hydrateRoot(root, <App />);
    else createRoot(root).render(<App />);
  });
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled());
  expect(pressed.mock.calls).toEqual([['a@b.example', true]]);
  expect(element('output').textContent).toBe('a@b.example true');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Email');
  // From now on, the app answers by itself.
  await act(async () => element<HTMLButtonElement>('button').click());
  expect(pressed).toHaveBeenCalledTimes(2);
});
