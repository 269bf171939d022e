// When the front page's "Try it on your face", the preview's "Unlock" and the result's "Next" answer a tap on a slow phone
// (1.6 Mbit/s, 150 ms, CPU 4x), when these and steps opened directly are painted, and how heavy the photos are; against the whole system, with real portraits, which
// weigh what faces weigh, or painted ones where there are none. Compare runs on a quiet machine only. `--runs 5`.
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { launchOptions } from '@trueseason/print/chromium';
import { count, hasRealPortraits, realPortraits, threePhotos } from '@trueseason/testing';
import { type PhotoFile, unlockFree, uploadToPreview, webUrl } from './journey.ts';
import start from './start-system.ts';

const { values: asked } = parseArgs({ options: { runs: { type: 'string' } } });
const RUNS = count(asked.runs ?? '5');
const RATE = 1_600_000 / 8;
const NETWORK = { offline: false, latency: 150, downloadThroughput: RATE, uploadThroughput: RATE };
/** Far beyond every bound. */
const PATIENCE_MS = 30_000;

interface Figures {
  usable?: number;
  lcp: number;
  shift: number;
}

declare global {
  interface Window {
    figures: Figures;
  }
}

/** Runs in the page: taps the button until the screen answers. */
function watch(label: string): void {
  const figures: Figures = { lcp: 0, shift: 0 };
  window.figures = figures;
  let isTapped = false;
  const observe = (type: string, seen: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    // What a tap moves was asked for, and a script's tap does not count as input.
    if (!isTapped && 'value' in entry) figures.shift += Number(entry.value);
  });
  const tap = setInterval(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    const named = (name: string) => buttons.find(({ textContent }) => textContent?.startsWith(name));
    const isAnswered = {
      Try: named('Camera'),
      Unlock: document.querySelector('[name=email]'),
      Next: location.hash === '#palette',
    }[label];
    if (isAnswered) {
      figures.usable = performance.now();
      return clearInterval(tap);
    }
    const button = named(label);
    if (!button || button.closest('[data-prerendered]')) return;
    isTapped = true;
    button.click();
  }, 50);
}

/** Three photos as a phone takes them. */
async function realPhotos(): Promise<PhotoFile[] | undefined> {
  const [portrait = ''] = hasRealPortraits ? await realPortraits() : [];
  if (!portrait) return undefined;
  const photos = await threePhotos(portrait, 1600);
  return photos.map((buffer, i) => ({ name: `selfie-${i + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
}

const stop = await start();
const browser = await chromium.launch(await launchOptions());
try {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const measure = async (path: string, label: string, storageState: BrowserContextOptions['storageState']) => {
    const results: string[] = [];
    for (let run = 1; run <= RUNS; run++) {
      const context = await browser.newContext({ ...phone, baseURL: webUrl(), storageState });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', NETWORK);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      let bytes = 0;
      let requests = 0;
      let heaviestPhoto = 0;
      const photoRequests = new Set<string>();
      devtools.on('Network.responseReceived', ({ requestId, response }) => {
        if (/\/photos\/[0-9a-f]+\?size=/.test(response.url)) photoRequests.add(requestId);
      });
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        bytes += encodedDataLength;
        requests += 1;
        if (photoRequests.has(requestId)) heaviestPhoto = Math.max(heaviestPhoto, encodedDataLength);
      });
      await page.addInitScript(watch, label || 'none');
      await page.goto(path);
      await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
      if (label) await page.waitForFunction(() => window.figures.usable, undefined, { timeout: PATIENCE_MS });
      const { usable, lcp, shift } = await page.evaluate(() => window.figures);
      const ms = (value: number): string => (value / 1000).toFixed(2);
      results.push(
        `${usable ? `usable ${ms(usable)} ` : ''}lcp ${ms(lcp)} shift ${shift.toFixed(3)} ${Math.round(bytes / 1000)} kB in ${requests}, photos up to ${Math.round(heaviestPhoto / 1000)} kB`,
      );
      await context.close();
    }
    console.log(`${path.replace(/\d+/, 'N')}\n  ${results.join('\n  ')}`);
  };

  await measure('/', 'Try', undefined);
  const buyer = await browser.newContext({ ...phone, baseURL: webUrl() });
  const page = await buyer.newPage();
  const orderId = await uploadToPreview(page, await realPhotos());
  await measure(`/results-preview/${orderId}`, 'Unlock', await buyer.storageState());
  await unlockFree(page, 'phone@example.com');
  // The reveal comes once: what is measured is every other visit.
  const skip = page.getByRole('button', { name: 'Skip' });
  await skip.click();
  await skip.waitFor({ state: 'detached' });
  const state = await buyer.storageState();
  await buyer.close();
  await measure(`/results/${orderId}`, 'Next', state);
  for (const step of ['makeup', 'evidence']) await measure(`/results/${orderId}#${step}`, '', state);
} finally {
  await browser.close();
  await stop();
}
