import { call } from '../api/api.ts';
import { addScript } from '../browser/add-script.ts';

/** Loads the analytics provider's container, which reads `window.dataLayer`; calls `onNone` if not configured. */
export async function loadAnalyticsProvider(onNone: () => void): Promise<void> {
  try {
    const { analytics } = await call('getClientConfig');
    if (!analytics) return onNone();
    // The container's own first event.
    window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    const url = new URL(analytics.scriptUrl);
    url.searchParams.set('id', analytics.id);
    await addScript(url.href);
  } catch (error) {
    console.warn('Visits are not counted:', error);
  }
}
