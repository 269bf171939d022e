/** Focuses the new page, which screen readers announce by its title. */
export function focusMain(): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.ariaLabel = document.title.replace(/ · TrueSeason$/, '');
  main.focus({ preventScroll: true });
}
