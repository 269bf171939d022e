import { type ReactNode, useLayoutEffect } from 'react';
import { type EarlyInput, findControl, type KeptAction } from './early-input.ts';

/** What a press waits for, such as an order, comes within this, or the press is old. */
const PRESS_MS = 5000;

/** Gives the app a field's value as if it were entered now. */
function enterAgain(field: HTMLElement, before: HTMLElement): void {
  if (before instanceof HTMLInputElement && field instanceof HTMLInputElement && /checkbox|radio/.test(before.type)) {
    field.checked = !before.checked;
    field.click();
    return;
  }
  if (before instanceof HTMLInputElement && field instanceof HTMLInputElement && before.type === 'file') {
    field.files = before.files;
  } else if ('value' in before && 'value' in field) {
    const { value } = before;
    // React ignores an event of a value that it saw being set.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Replays presses in order, each once its control exists. */
export function pressAgain([press, ...later]: readonly KeptAction[], since = performance.now()): void {
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

/**
 * Around the app, whose first drawing takes over what was done before.
 * @param takeOver for what is lost where the app draws over the page instead of hydrating it
 */
export function ReplayInput(props: {
  readonly takeOver?: (early: EarlyInput) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { takeOver } = props;
  useLayoutEffect(() => {
    const early = globalThis.earlyInput;
    globalThis.earlyInput = undefined;
    if (!early) return;
    early.stop();
    takeOver?.(early);
    for (const action of early.actions) {
      const field = action.kind === 'change' && findControl(action);
      if (field) enterAgain(field, action.control);
    }
    setTimeout(() => pressAgain(early.actions.filter(({ kind }) => kind === 'press')));
  }, [takeOver]);
  return props.children;
}
