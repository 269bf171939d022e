import { type ReactNode, useLayoutEffect } from 'react';
import { findControl, type HeldPress, type KeptAction } from './early-input.ts';

/** What a press waits for, such as an order, comes within this, or the press is old. */
const PRESS_MS = 5000;
/** A click follows its pointer within this, also on a slow phone. */
const CLICK_MS = 300;

const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
const { set: setText } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};

/** Gives the app a field's value as if it were entered now. React ignores an event of a value that it saw being set. */
function enterAgain(field: HTMLElement, before: HTMLElement): void {
  if (field instanceof HTMLDetailsElement) return;
  if (field instanceof HTMLInputElement && before instanceof HTMLInputElement) {
    const { type, checked, value, files } = before;
    if (type === 'checkbox' || type === 'radio') {
      field.checked = !checked;
      field.click();
      return;
    }
    if (type === 'file') field.files = files;
    else {
      field.value = '';
      setValue?.call(field, value);
    }
  } else if (field instanceof HTMLTextAreaElement && before instanceof HTMLTextAreaElement) {
    const { value } = before;
    field.value = '';
    setText?.call(field, value);
  } else if (field instanceof HTMLSelectElement && before instanceof HTMLSelectElement) {
    field.value = before.value;
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Focus, and where the caret was, in what was drawn in place of what had it. */
function focusAgain(action: KeptAction): void {
  const { control } = action;
  const place = findControl(action);
  if (!place || control.isConnected || document.activeElement !== document.body) return;
  place.focus({ preventScroll: true });
  if (!(control instanceof HTMLInputElement) || !(place instanceof HTMLInputElement)) return;
  // Null for fields without a caret that can be read.
  if (control.selectionStart !== null) place.setSelectionRange(control.selectionStart, control.selectionEnd);
}

/** Carries out presses one after another, each once its control is there. */
function pressAgain([press, ...later]: readonly KeptAction[], since = performance.now()): void {
  if (!press) return;
  const control = findControl(press);
  if (control) {
    control.removeAttribute('aria-busy');
    control.click();
    // After what it changes is drawn.
    setTimeout(() => pressAgain(later));
    return;
  }
  const end = new AbortController();
  const observer = new MutationObserver(() => {
    if (!findControl(press)) return;
    end.abort();
    pressAgain([press, ...later], since);
  });
  end.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  // What is done now counts more.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => end.abort(), end);
  setTimeout(() => end.abort(), PRESS_MS - (performance.now() - since));
}

/** Presses what replaced a control under the pointer, unless the browser clicks it. */
function endPress(held: HeldPress): void {
  const end = new AbortController();
  const awaitClick = (): void => {
    setTimeout(() => {
      if (end.signal.aborted) return;
      end.abort();
      pressAgain([held]);
    }, CLICK_MS);
  };
  for (const type of ['click', 'pointercancel']) addEventListener(type, () => end.abort(), { signal: end.signal, capture: true });
  if (held.upAt === null) addEventListener('pointerup', awaitClick, { signal: end.signal, capture: true });
  else if (performance.now() - held.upAt < CLICK_MS) awaitClick();
}

/** Carries out what was done on the page before its app was there. Once. */
function replayInput(): void {
  const early = globalThis.earlyInput;
  globalThis.earlyInput = undefined;
  if (!early) return;
  const { actions, focused, held } = early;
  early.stop();
  if (focused) focusAgain(focused);
  for (const action of actions) {
    const field = action.kind === 'change' && findControl(action);
    if (field) enterAgain(field, action.control);
  }
  const presses = actions.filter(({ kind }) => kind === 'press');
  setTimeout(() => pressAgain(presses));
  if (held && !held.control.isConnected) endPress(held);
}

/** Around the app, whose first drawing takes over what was done before. */
export function ReplayInput({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(replayInput, []);
  return children;
}
