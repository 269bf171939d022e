// Counts the frames of the reveal on a phone whose processor is four times slower than this machine, from a trace of
// the browser: those that were drawn and those that came too late. Prints one line and exits 1 where more were dropped
// than a viewer forgives. Only a quiet machine gives figures worth keeping.
import { chromium } from '@playwright/test';
import { launchOptions } from '@trueseason/chromium';
import { z } from 'zod';
import { unlockFree, uploadToPreview, webUrl } from './journey.ts';
import start from './start-system.ts';

const SLOWER = 4;
/** Of a hundred frames. */
const FORGIVEN = 2;
const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame', 'blink.user_timing'];

/** Times in microseconds. */
const traceSchema = z.object({ traceEvents: z.array(z.object({ name: z.string(), ts: z.number() })) });

/** What a trace tells of the time between two marks. */
function framesBetween(trace: Buffer, [from, to]: readonly [string, string]) {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const at = (mark: string): number => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const within = traceEvents.filter(({ ts }) => ts >= at(from) && ts <= at(to));
  const times = (name: string) => within.filter((event) => event.name === name).map(({ ts }) => ts);
  return {
    seconds: (at(to) - at(from)) / 1e6,
    drawn: times('DrawFrame').length,
    dropped: times('DroppedFrame').length,
  };
}

const stop = await start();
const browser = await chromium.launch(await launchOptions());
try {
  const buyer = await browser.newContext({ baseURL: webUrl(), reducedMotion: 'reduce' });
  const page = await buyer.newPage();
  const orderId = await uploadToPreview(page);
  await unlockFree(page, 'frames@example.com');
  const phone = await browser.newContext({
    baseURL: webUrl(),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  await phone.addCookies(await buyer.cookies());
  await buyer.close();
  const seen = await phone.newPage();
  const session = await phone.newCDPSession(seen);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(seen, { categories: CATEGORIES });
  await seen.goto(`/results/${orderId}`);
  const stage = seen.getByRole('dialog', { name: 'Your season is being revealed' });
  // Longer than this the result comes without a reveal, and there is nothing to count.
  const begun = seen.locator('[data-phase=playing]').waitFor({ timeout: 90_000 });
  await begun.catch(() => {
    throw new Error('The reveal did not begin: its photo took too long, as on a machine that is busy.');
  });
  await seen.evaluate(() => performance.mark('reveal begins'));
  await stage.waitFor({ state: 'detached' });
  await seen.evaluate(() => performance.mark('reveal ends'));
  const { seconds, drawn, dropped } = framesBetween(await browser.stopTracing(), ['reveal begins', 'reveal ends']);
  const share = (100 * dropped) / Math.max(1, drawn + dropped);
  const ok = drawn > 0 && share <= FORGIVEN;
  console.log(
    `reveal, processor ${SLOWER} times slower: ${drawn} frames drawn and ${dropped} dropped (${share.toFixed(1)} %) in ${seconds.toFixed(1)} s: ${ok ? 'ok' : 'SHORT'}`,
  );
  if (!ok) process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
