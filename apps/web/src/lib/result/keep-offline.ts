import type { SeasonName } from '@trueseason/contracts';

const KEPT = /^\/(assets|outfits)\/|^\/api\/(orders|outfits)\/\d+$/;
/** Lets the step that is shown finish loading what belongs to it. */
const SETTLE_MS = 1500;

let started = false;

/** Keeps this result on the device, so that it opens in a shop without a network. */
export async function keepOffline(season: SeasonName): Promise<void> {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    // Everything that the steps can ask for, whichever of them is open now.
    await Promise.all([
      import('@trueseason/seasons/load-season-profile').then(({ loadSeasonProfile }) => loadSeasonProfile(season)),
      import('@trueseason/seasons/personalize'),
    ]);
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && KEPT.test(pathname));
    active?.postMessage([...new Set(loaded.map(({ pathname }) => pathname))]);
  } catch (error) {
    console.warn('This result needs the network:', error);
  }
}
