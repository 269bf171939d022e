import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element when a change has taken away what had it, so that a keyboard goes on from there and
 * does not start over at the top of the page.
 */
export function useTakeFocus<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(change);
  useEffect(() => {
    if (Object.is(last.current, change)) return;
    last.current = change;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [change]);
  return target;
}
