import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element, or the first field of one without a role, after a change removed the focused one. Scrolls to its
 * start (browsers, to its end) unless it is fully in view.
 */
export function useFocusAfterChange<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const previousChange = useRef(change);
  useEffect(() => {
    if (Object.is(previousChange.current, change)) return;
    previousChange.current = change;
    const element = target.current;
    if (!element || document.activeElement !== document.body) return;
    const field = element instanceof HTMLDivElement && element.querySelector<HTMLElement>('input, select');
    (field || element).focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'start' });
  }, [change]);
  return target;
}
