import { call } from '../api/api.ts';
import { addScript } from '../browser/add-script.ts';
import { forgetEvents } from './kept-events.ts';

let loading: Promise<void> | null = null;

/** Loads the analytics provider's container once a page, where one is configured; it reads `window.dataLayer`. */
export function loadAnalyticsProvider(): Promise<void> {
  loading ??= load().catch((error: unknown) => console.warn('Visits are not counted:', error));
  return loading;
}

async function load(): Promise<void> {
  const { analytics } = await call('getClientConfig');
  if (!analytics) {
    // No provider is configured.
    forgetEvents();
    return;
  }
  // The container's own first event.
  window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const url = new URL(analytics.scriptUrl);
  url.searchParams.set('id', analytics.id);
  await addScript(url.href);
}
