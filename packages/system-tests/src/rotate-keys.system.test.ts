import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { findOrderKey, openDatabase } from '@trueseason/db';
import type { System } from '@trueseason/local-stack';
import { customerPhotos } from '@trueseason/painted-portraits';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import { expect, it } from 'vitest';
import { withSystem } from './with-system.ts';

const CLI = resolve(import.meta.dirname, '../../../services/gateway/dist/rotate-keys-cli.js');

/** What `npm run rotate-keys` says with other master keys than those of the running services, and how it ends. */
function rotate(system: System, env: Record<string, string>): Promise<{ said: string; code: number }> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [CLI], { env: { ...system.env, ...env } }, (_error, stdout, stderr) =>
      done({ said: `${stdout}${stderr}`, code: child.exitCode ?? -1 }),
    );
  });
}

it('npm run rotate-keys wraps the keys of orders anew, and says when it cannot', { timeout: 240_000 }, async () => {
  await withSystem({}, async (system) => {
    const db = openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 1, onError: () => {} });
    try {
      const customer = createCustomer(createBrowser(system.urls.web), system.urls.standIns ?? '');
      const photos = await customerPhotos();
      const id = await customer.upload(photos.map(({ image }) => new Uint8Array(image)));
      expect(await customer.waitFor(id, ['analyzed'], 90_000)).toBe('analyzed');
      const masterOf = async () => (await findOrderKey(db, id, 'photos'))?.master;
      const [before, old] = [await masterOf(), system.env.MASTER_KEY ?? ''];
      const lost = await rotate(system, { MASTER_KEY: randomBytes(32).toString('hex') });
      expect([lost.code, lost.said]).toEqual([1, expect.stringContaining('could not be: 2')]);
      expect(await masterOf()).toBe(before);
      const MASTER_KEY = randomBytes(32).toString('hex');
      const rotated = await rotate(system, { MASTER_KEY, MASTER_KEY_PREVIOUS: old });
      expect([rotated.code, rotated.said]).toEqual([0, expect.stringContaining(': 2; could not be: 0')]);
      expect(await masterOf()).not.toBe(before);
      const again = await rotate(system, { MASTER_KEY });
      expect([again.code, again.said]).toEqual([0, expect.stringContaining(': 0; could not be: 0')]);
    } finally {
      await db.destroy();
    }
  });
});
