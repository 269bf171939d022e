/** The router's key for scroll positions; the first page of each load is stored by its path. */
const KEPT = 'react-router-scroll-positions';

/** Forgets this page's scroll position unless it is reloaded or restored. */
export function forgetScrolled(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
  try {
    const { [window.location.pathname]: _, ...others } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    sessionStorage.setItem(KEPT, JSON.stringify(others));
  } catch {
    // Blocked storage holds nothing.
  }
}
