import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { giftWalk } from './testing/wander/gift-walk.ts';
import { walk } from './testing/wander/walk.ts';

/*
 * Customers who hesitate, reload, are declined, open second tabs, lose answers and come back by mail, at random; every
 * third of them buys a gift, which others use, and which is withdrawn, disputed or deleted. A seed stands for its walk: `npm run wander -- 500` takes five hundred, `npm run wander -- 1 317` the one with seed 317.
 * What goes wrong stands in test-results/wander-<first seed>.txt as it happens.
 */
const walks = Number(process.env.WANDER_WALKS ?? 12);
const first = Number(process.env.WANDER_FIRST ?? 1);

let gateway: TestGateway;
beforeAll(async () => {
  mkdirSync('test-results', { recursive: true });
  rmSync(LOG, { force: true });
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Written as it happens: the runner shows what a test says only once it has ended. */
const LOG = `test-results/wander-${first}.txt`;
const say = (text: string): void => appendFileSync(LOG, `${text}\n`);

it(`${walks} walks from seed ${first} on all end well`, { timeout: walks * 90_000 }, async () => {
  const lost: string[] = [];
  for (let seed = first; seed < first + walks; seed++) {
    const { steps, violations } = await (seed % 3 === 0 ? giftWalk : walk)(gateway, seed);
    if (walks === 1 || violations.length > 0) say(`seed ${seed}: ${steps.join(' · ')}`);
    for (const violation of violations) {
      say(`  ✗ ${violation}`);
      lost.push(`seed ${seed}: ${violation}`);
    }
    if ((seed - first + 1) % 10 === 0) say(`${seed - first + 1} walks, ${lost.length} violations`);
  }
  expect(lost).toEqual([]);
});
