/** Leads keyboards and screen readers to what has taken the place of the page; it is read out under the page's title. */
export function focusMain(): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.ariaLabel = document.title.replace(/ · TrueSeason$/, '');
  main.focus({ preventScroll: true });
}
