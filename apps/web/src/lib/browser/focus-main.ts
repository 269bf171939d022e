/** Whether a page change focused the main element and the user has not acted since. */
let focusedByNavigation = false;
const onUserAction = (): void => {
  focusedByNavigation = false;
};

export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  focusedByNavigation = true;
  for (const eventType of ['pointerdown', 'keydown'])
    addEventListener(eventType, onUserAction, { once: true, capture: true });
}

/** Gives the focus back to what had it before, or to the page if that is gone. */
export function returnFocus(previous: Element | null): void {
  const isThere = previous instanceof HTMLElement && previous.isConnected && previous !== document.body;
  const target = isThere ? previous : document.getElementById('main');
  target?.focus({ preventScroll: true });
}

/** Names the main element, for screen readers, and focuses it if it replaced one that had focus. */
export function labelMain(title: string): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.ariaLabel = title;
  if (focusedByNavigation && document.activeElement === document.body) main.focus({ preventScroll: true });
}
