import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { count } from '@trueseason/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { type Analyst, startAnalyst } from './testing/wander/analyst.ts';
import { giftWalk } from './testing/wander/gift-walk.ts';
import { ownerWalk } from './testing/wander/owner-walk.ts';
import { walk } from './testing/wander/walk.ts';

/*
 * Customers who hesitate, reload, are declined, open second tabs, lose answers and come back by mail, at random; every
 * third of them buys a gift, which others use, and which is withdrawn, disputed or deleted; every third has a result and
 * exchanges photos, answers, deletes and begins anew, in two tabs at once. A seed stands for its walk, but for what happens
 * at once: `npm run wander -- 500` takes five hundred, `npm run wander -- 1 317` the one with seed 317.
 * What goes wrong stands in test-results/wander-<first seed>.txt as it happens.
 */
const walks = count(process.env.WANDER_WALKS ?? '12');
const first = count(process.env.WANDER_FIRST ?? '1');

let analyst: Analyst;
let gateway: TestGateway;
beforeAll(async () => {
  mkdirSync('test-results', { recursive: true });
  rmSync(LOG, { force: true });
  analyst = await startAnalyst();
  gateway = await startTestGateway({ ANALYSIS_URL: analyst.url });
});
afterAll(async () => {
  await gateway.close();
  analyst.close();
});

const WALKS = [giftWalk, walk, ownerWalk];

/** Written as it happens: the runner shows what a test says only once it has ended. */
const LOG = `test-results/wander-${first}.txt`;
const say = (text: string): void => appendFileSync(LOG, `${text}\n`);

it(`${walks} walks from seed ${first} on all end well`, { timeout: walks * 90_000 }, async () => {
  const lost: string[] = [];
  for (let seed = first; seed < first + walks; seed++) {
    const { steps, violations } = await (WALKS[seed % 3] ?? walk)(gateway, seed, analyst);
    if (walks === 1 || violations.length > 0) say(`seed ${seed}: ${steps.join(' · ')}`);
    for (const violation of violations) {
      say(`  ✗ ${violation}`);
      lost.push(`seed ${seed}: ${violation}`);
    }
    if ((seed - first + 1) % 10 === 0) say(`${seed - first + 1} walks, ${lost.length} violations`);
  }
  expect(lost).toEqual([]);
});
