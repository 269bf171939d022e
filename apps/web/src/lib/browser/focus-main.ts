/** Whether a page change focused the main element and the user has not acted since. */
let led = false;
const onAct = (): void => {
  led = false;
};

export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  led = true;
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, onAct, { once: true, capture: true });
}

/** Names the main element, for screen readers, and focuses it if it replaced one that had focus. */
export function nameMain(title: string): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.ariaLabel = title;
  if (led && document.activeElement === document.body) main.focus({ preventScroll: true });
}
