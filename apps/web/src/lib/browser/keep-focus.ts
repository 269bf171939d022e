const FIELDS = 'input:not([type=hidden]), select, textarea';

/** Code that removes something may place the focus until then. */
const PATIENCE_MS = 50;

const isLost = (): boolean => document.activeElement === document.body;

/** Where a removed element was: what came in its place, or what stays around it. */
function replacementOf(removed: Node, records: readonly MutationRecord[]): Element | undefined {
  const removal = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(removed)));
  if (!removal) return undefined;
  const { target, nextSibling, previousSibling } = removal;
  const added = records.flatMap((record) => (record.target === target ? [...record.addedNodes] : []));
  return [...added, nextSibling, previousSibling, target].find(
    (node): node is Element => node instanceof Element && node.isConnected,
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

/** Gives the focus to what replaces a removed element that had it, unless something else takes it. */
export function keepFocus(): void {
  let focused: Node | null = null;
  /** What gets the focus in a moment. */
  let place: Element | undefined;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Node;
  });
  document.addEventListener('focusout', ({ target }) => {
    // Some browsers report the removal so; only a person leaves something that stays.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  });
  new MutationObserver((records) => {
    const removed = focused ?? place;
    if (!removed || removed.isConnected) return;
    focused = null;
    place = replacementOf(removed, records);
    if (!place) return;
    const next = place;
    setTimeout(() => {
      // It may be replaced as well by then.
      if (next !== place) return;
      place = undefined;
      if (isLost()) focusOn(next);
    }, PATIENCE_MS);
  }).observe(document.body, { childList: true, subtree: true });
}
