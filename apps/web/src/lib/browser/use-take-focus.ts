import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element when a change has removed what had the focus, so that a keyboard goes on from there. Unless it
 * is all in view its start comes to the top: the browser's own scrolling shows its end.
 */
export function useTakeFocus<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(change);
  useEffect(() => {
    if (Object.is(last.current, change)) return;
    last.current = change;
    const element = target.current;
    if (!element || document.activeElement !== document.body) return;
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'start' });
  }, [change]);
  return target;
}
