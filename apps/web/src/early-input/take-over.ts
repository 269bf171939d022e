import { type EarlyInput, findControl, type HeldPress, type KeptAction } from './early-input.ts';
import { pressAgain } from './replay-input.tsx';

/** A click follows its pointer within this, also on a slow phone. */
const CLICK_MS = 300;

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
  for (const type of ['click', 'pointercancel'])
    addEventListener(type, () => end.abort(), { signal: end.signal, capture: true });
  if (held.upAt === null) addEventListener('pointerup', awaitClick, { signal: end.signal, capture: true });
  else if (performance.now() - held.upAt < CLICK_MS) awaitClick();
}

/** What the browser forgets once the app has drawn over the page. */
export function takeOver({ focused, held }: EarlyInput): void {
  if (focused) focusAgain(focused);
  if (held && !held.control.isConnected) endPress(held);
}
