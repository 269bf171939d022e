import { randomBytes } from 'node:crypto';
import { keysConfig, readConfig } from '@trueseason/platform/runtime';
import { describe, expect, it } from 'vitest';
import { openKeyService } from '../flows/open-keys.ts';
import { KeysRefusedError, SealBrokenError } from './key-service.ts';
import { createLocalKeyService } from './local-key-service.ts';
import { KMS_KEY } from './testing/kms-endpoint.ts';

const owner = { orderId: 291, kind: 'photos' } as const;
const dataKey = randomBytes(32);

describe('a configured master key', () => {
  const [master, before] = [randomBytes(32), randomBytes(32)];
  const service = createLocalKeyService(master, [before]);

  it('unwraps for the same owner only', async () => {
    const key = await service.wrap(dataKey, owner);
    expect(key.master).toBe(service.newest);
    expect(key.wrapped.includes(dataKey)).toBe(false);
    expect((await service.unwrap(key, owner)).equals(dataKey)).toBe(true);
    await expect(service.unwrap(key, { ...owner, orderId: 292 })).rejects.toThrow(SealBrokenError);
    await expect(service.unwrap(key, { ...owner, kind: 'results' })).rejects.toThrow(SealBrokenError);
  });

  it('rejects modified or truncated data', async () => {
    const { wrapped, master: name } = await service.wrap(dataKey, owner);
    const changed = Buffer.from(wrapped.map((byte, i) => (i === 20 ? byte ^ 1 : byte)));
    for (const bytes of [changed, wrapped.subarray(0, -1), wrapped.subarray(0, 8), Buffer.alloc(0)]) {
      await expect(service.unwrap({ wrapped: bytes, master: name }, owner)).rejects.toThrow(SealBrokenError);
    }
  });

  it('unwraps keys of the previous one, and names a missing one', async () => {
    const old = await createLocalKeyService(before).wrap(dataKey, owner);
    expect((await service.unwrap(old, owner)).equals(dataKey)).toBe(true);
    const other = createLocalKeyService(randomBytes(32));
    await expect(other.unwrap(old, owner)).rejects.toThrow(KeysRefusedError);
    await expect(other.unwrap(old, owner)).rejects.toThrow(old.master);
  });

  it('is required, unless AWS KMS has one', () => {
    const KMS_REGION = 'eu-west-1';
    expect(() => openKeyService({ KMS_REGION })).toThrow('set MASTER_KEY or KMS_KEY_ID');
    const named = openKeyService({ KMS_REGION, MASTER_KEY: master.toString('hex') });
    expect(named.newest).toBe(service.newest);
    expect(named.newest).not.toContain(master.toString('hex').slice(0, 8));
    expect(openKeyService({ KMS_REGION, KMS_KEY_ID: KMS_KEY }).newest).toBe(`kms:${KMS_KEY}`);
    expect(readConfig(keysConfig, { KMS_KEY_ID: KMS_KEY })).toMatchObject({ KMS_KEY_ID: KMS_KEY });
    expect(() => readConfig(keysConfig, { KMS_KEY_ID: 'alias/orders' })).toThrow(
      'KMS_KEY_ID: must be the ARN of a key',
    );
  });
});
