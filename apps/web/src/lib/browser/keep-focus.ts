const FIELDS = 'input:not([type=hidden]), select, textarea';

/** Code that removes something may place the focus until then. */
const PATIENCE_MS = 50;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Where a removed element was: what came in its place, or what stays around it. */
function replacementOf(removed: Node, records: readonly MutationRecord[]): Element | null {
  const record = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(removed) && !node.isConnected),
  );
  if (!record) return null;
  const added = records
    .filter(({ target }) => target === record.target)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .find((node) => node instanceof Element && node.isConnected);
  return (
    [added, record.nextSibling, record.previousSibling, record.target].find(
      (node): node is Element => node instanceof Element && node.isConnected,
    ) ?? null
  );
}

function focusOn(place: Element): void {
  // Of a new page its main part, as after each change of page.
  const target = place.matches(FIELDS) ? place : (place.querySelector(`main, ${FIELDS}`) ?? place);
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (!isLost()) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Gives the focus to what replaces a removed element that had it, unless something else takes it. @returns stops that */
export function keepFocus(): () => void {
  let focused: Node | null = null;
  const onFocus = ({ target }: FocusEvent): void => {
    focused = target as Node;
  };
  const onBlur = ({ target }: FocusEvent): void => {
    // Some browsers report the removal so; only a person leaves something that stays.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  };
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected) return;
    const place = replacementOf(focused, records);
    focused = null;
    if (place) setTimeout(() => isLost() && place.isConnected && focusOn(place), PATIENCE_MS);
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    observer.disconnect();
  };
}
