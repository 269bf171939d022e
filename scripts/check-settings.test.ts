import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const check = (settings: Record<string, string>) => {
  const file = join(import.meta.dirname, 'check-settings.ts');
  const env = { PATH: process.env.PATH, ...settings };
  const { status, stderr } = spawnSync(process.execPath, ['-C', 'source', file], { env, encoding: 'utf8' });
  return { status, said: stderr };
};

test.each([
  [{}, 0, /^$/],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 1, /^\.env: STRIPE_PUBLISHABLE_KEY: is required; STRIPE_WEBHOOK_SECRET: .*\n$/],
  [{ PUBLIC_URL: 'nonsense' }, 1, /^\.env: PUBLIC_URL: .*\n$/],
  [{ CHALLENGE_URL: 'http://localhost' }, 1, /^\.env: A challenge needs .*missing: CHALLENGE_SECRET.*\n$/],
])('says in one line which settings no service takes: %j', (settings, status, words) => {
  expect(check(settings)).toEqual({ status, said: expect.stringMatching(words) });
});
