/** Under which the router keeps how far pages were scrolled, and its first page of each load by its path. */
const KEPT = 'react-router-scroll-positions';

/** How far an earlier visit had scrolled this page counts for one that is loaded again, not for one that is come to. */
export function forgetScrolled(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
  try {
    const { [window.location.pathname]: _, ...others } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    sessionStorage.setItem(KEPT, JSON.stringify(others));
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
