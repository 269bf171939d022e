import { expect, test } from '../journey.ts';
import { HEALS_WITHIN_MS, healAfter, OUTAGES, PAYMENT_SCREENS, requestsOf, type ScreenName } from '../outage.ts';

/*
 * The network goes at each request of a screen that takes payments, for a second: what failed comes by itself, with what
 * was typed, and no page is loaded again. All kinds and lengths of an outage are a sweep.
 */
for (const name of Object.keys(PAYMENT_SCREENS) as ScreenName[]) {
  test(`${name}: heals after an outage at each request`, async ({ browser }) => {
    test.setTimeout(300_000);
    for (const [i, request] of (await requestsOf(browser, name)).entries()) {
      const outage = OUTAGES[i % OUTAGES.length] ?? 'reset';
      await test.step(`${request}: ${outage}`, async () => {
        const healed = await healAfter(browser, name, request, outage, 1000);
        console.log(name, request, outage, healed);
        expect(healed).toBeLessThan(HEALS_WITHIN_MS);
      });
    }
  });
}
