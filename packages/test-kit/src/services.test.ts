import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { testDatabase, testRedisUrl } from './services.ts';

test('every test database is migrated, seeded and alone', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  try {
    await one.db.deleteFrom('promos').execute();
    const left = await two.db.selectFrom('promos').select('code').where('percent', '=', 100).execute();
    expect(left).toEqual([{ code: 'FREE100' }]);
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
});

test('every test Redis is empty and alone', async () => {
  const one = new Redis(await testRedisUrl());
  await one.set('order', '291');
  const two = new Redis(await testRedisUrl());
  expect(await two.dbsize()).toBe(0);
  one.disconnect();
  two.disconnect();
});
