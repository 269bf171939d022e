import type { SeasonName } from '@trueseason/contracts';
import { inTime } from '../lib/browser/in-time.ts';
import { paths } from '../lib/navigation/paths.ts';

/** Paths a page has loaded. The service worker keeps what a result needs. */
export interface LoadedMessage {
  readonly loaded: readonly string[];
}

/** Time for the current step to finish loading. */
const SETTLE_MS = 1500;

let hasStarted = false;

async function scriptsOf(path: string): Promise<string[]> {
  const page = await (await fetch(path)).text();
  return [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
}

/** Keeps this result and the garment check on the device, for shops without a network. */
export async function storeOffline(season: SeasonName): Promise<void> {
  if (hasStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  hasStarted = true;
  try {
    await inTime('serviceWorker', navigator.serviceWorker.register('/sw.js'));
    const { active } = await inTime('serviceWorker', navigator.serviceWorker.ready);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    // For all steps, not only the open one.
    const { loadSeasonProfile } = await import('@trueseason/style/seasons/load-season-profile');
    await loadSeasonProfile(season);
    const loadedPaths = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname }) => pathname);
    const message: LoadedMessage = { loaded: [...new Set([...loadedPaths, ...(await scriptsOf(paths.garment))])] };
    active?.postMessage(message);
  } catch (error) {
    console.warn('This result needs the network:', error);
  }
}
