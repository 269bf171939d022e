import { type RefCallback, useCallback, useState } from 'react';

/**
 * Anywhere above or below the window counts, so that printing misses nothing. The visible edge of the next card in a row
 * does not count.
 */
const ROOT_MARGIN = '100000px -15%';

/** Whether an element has been in view of a row that scrolls sideways. */
export function useInView<E extends Element>(): readonly [ref: RefCallback<E>, wasInView: boolean] {
  const [wasInView, setWasInView] = useState(false);
  const observe = useCallback((element: E) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setWasInView(true);
        observer.disconnect();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [observe, wasInView];
}
