import { expect, test } from '../journey.ts';
import { HEALS_WITHIN_MS, healAfter, OUTAGES, SCREENS, usualVisit } from '../outage.ts';

/** Outages at once; each page mostly waits. */
const AT_ONCE = 4;

for (const name of SCREENS) {
  for (const seconds of [1, 5, 30]) {
    test(`${name}: heals after ${seconds} s of every kind of outage at each request`, async ({ browser }) => {
      test.setTimeout(600_000);
      const { requests, ms: usualMs } = await usualVisit(browser, name);
      const cases = requests.flatMap((request) => OUTAGES.map((outage) => ({ request, outage })));
      const takeNext = async (): Promise<void> => {
        for (let next = cases.shift(); next; next = cases.shift()) {
          const { request, outage } = next;
          const healedMs = await healAfter(browser, name, request, outage, seconds * 1000);
          expect.soft(healedMs, `${request}: ${outage}`).toBeLessThan(HEALS_WITHIN_MS + usualMs);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
    });
  }
}
