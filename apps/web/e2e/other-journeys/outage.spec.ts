import { expect, test } from '../journey.ts';
import { HEALS_WITHIN_MS, healAfter, OUTAGES, SCREENS, usualVisit } from '../outage.ts';

/*
 * The network goes for a second at each request that a screen waits for, which takes payments or reads an order: what
 * failed comes by itself, with what was typed, and no page is loaded again. Every kind of outage at each request is a sweep, and so are longer ones.
 */
for (const name of SCREENS) {
  test(`${name}: heals after an outage at each request`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { requests, ms: usualMs } = await usualVisit(browser, name);
    for (const [i, request] of requests.entries()) {
      const outage = OUTAGES[i % OUTAGES.length] ?? 'reset';
      await test.step(`${request}: ${outage}`, async () => {
        const healedMs = await healAfter(browser, name, request, outage, 1000);
        expect(healedMs, `${request}: ${outage}`).toBeLessThan(HEALS_WITHIN_MS + usualMs);
      });
    }
  });
}
