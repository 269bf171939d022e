import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { count } from '@trueseason/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { createAnalyst } from './testing/wander/analyst.ts';
import { giftWalk } from './testing/wander/gift-walk.ts';
import { ownerWalk } from './testing/wander/owner-walk.ts';
import { walk } from './testing/wander/walk.ts';

/*
 * Random customers hesitate, reload, are declined, open second tabs, lose answers and return by mail. One in three buys
 * a gift, which is redeemed, withdrawn, disputed or deleted; one in three has a result and exchanges photos, answers,
 * deletes and restarts, in two tabs at once. A seed determines its walk, except for concurrency: `npm run wander --
 * 500` runs five hundred, `npm run wander -- 1 317` the one with seed 317. Failures are written to
 * test-results/wander-<first seed>.txt.
 */
const walks = count(process.env.WANDER_WALKS ?? '12');
const first = count(process.env.WANDER_FIRST ?? '1');

const analyst = createAnalyst();
let gateway: TestGateway;
beforeAll(async () => {
  mkdirSync('test-results', { recursive: true });
  rmSync(LOG, { force: true });
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const WALKS = [giftWalk, walk, ownerWalk];

/** Written immediately: the runner shows output only after the test. */
const LOG = `test-results/wander-${first}.txt`;
const say = (text: string): void => appendFileSync(LOG, `${text}\n`);

it(`${walks} walks from seed ${first} end well`, { timeout: walks * 90_000 }, async () => {
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
