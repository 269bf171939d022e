import { expect, it } from 'vitest';
import { judge, tryRelease } from './releases/try-release.ts';
import { stageSystem } from './testing/stage-system.ts';

const stage = stageSystem('release', { RATE_LIMIT_SCALE: '1000' });

// `npm run drill -- releases` tries the bad ones.
it('lets a good release carry an order beside a shop that notices nothing', { timeout: 240_000 }, async () => {
  const customer = stage.customer();
  const id = await customer.upload(stage.photos);
  await customer.waitFor(id, ['analyzed']);
  await customer.unlock(id, 'customer@example.com');
  await customer.waitForMail(id);
  const verdict = await tryRelease(stage.system, { name: 'a good one', settings: {} }, 0);
  expect(verdict.said).toMatch(/^speed: /);
  expect(verdict.isGood).toBe(true);
  expect(verdict.logs).not.toContain(String(id));
  expect(await stage.mailsOf(id)).toHaveLength(1);
  expect(await judge(stage.system, 'read')).toEqual({
    isGood: true,
    said: 'orders of earlier releases that were read: 1',
  });
});
