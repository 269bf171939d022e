/** Whether a change of page put the focus on the main part, and nobody has acted since. */
let led = false;
const onAct = (): void => {
  led = false;
};

/** Focuses the new page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  led = true;
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, onAct, { once: true, capture: true });
}

/** Names the main part, which screen readers announce; focuses it if it took the place of one that had the focus. */
export function nameMain(title: string): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.ariaLabel = title;
  if (led && document.activeElement === document.body) main.focus({ preventScroll: true });
}
