import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { readSessionJson, writeSessionJson } from '../lib/browser/storage.ts';
import { registerNavigation } from '../lib/navigation/navigation.ts';
import { routes } from './routes.tsx';

/** Starts the router once the first page's code is loaded, so that its first render is complete. */
export async function startRouter(): Promise<ReturnType<typeof createBrowserRouter>> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { lazy, ...rest } = route;
      try {
        Object.assign(route, rest, await lazy());
        delete route.lazy;
      } catch (error) {
        // The router retries, and shows its error screen if that fails.
        console.error('The first screen could not be fetched:', error);
      }
    }),
  );
  forgetScrollPosition();
  const router = createBrowserRouter(routes, {
    // Prerendered, so keeps the current scroll position.
    hydrationData: {},
  });
  registerNavigation((to) => void router.navigate(to));
  await whenInitialized(router);
  return router;
}

/** Resolves once the first page's loaders are done. */
function whenInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The router's key for scroll positions; the first page of each load is stored by its path. */
const SCROLL_KEY = 'react-router-scroll-positions';

/** Forgets this page's scroll position unless it is reloaded or restored. */
function forgetScrollPosition(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
  const { [window.location.pathname]: _, ...others } = readSessionJson<Record<string, number>>(SCROLL_KEY) ?? {};
  writeSessionJson(SCROLL_KEY, others);
}
