import { expect, test } from '../journey.ts';
import { HEALS_WITHIN_MS, healAfter, OUTAGES, SCREENS, usualVisit } from '../outage.ts';

/** Outages at once; each page mostly waits, but loads as slowly as so many do together. */
const AT_ONCE = 4;
/** With `OUTAGE_SECONDS=30` for long ones, which take a quarter of an hour. */
const SECONDS = [1, 5, ...(process.env.OUTAGE_SECONDS ? [Number(process.env.OUTAGE_SECONDS)] : [])];

for (const name of SCREENS) {
  for (const seconds of SECONDS) {
    test(`${name}: heals after ${seconds} s of every kind of outage at each request`, async ({ browser }) => {
      test.setTimeout(600_000);
      const { requests, ms: usualMs } = await usualVisit(browser, name);
      const cases = requests.flatMap((request) => OUTAGES.map((outage) => ({ request, outage })));
      const takeNext = async (): Promise<void> => {
        for (let next = cases.shift(); next; next = cases.shift()) {
          const { request, outage } = next;
          const healedMs = await healAfter(browser, name, request, outage, seconds * 1000);
          expect.soft(healedMs, `${request}: ${outage}`).toBeLessThan(HEALS_WITHIN_MS + AT_ONCE * usualMs);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
    });
  }
}
