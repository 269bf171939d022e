import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type KeyService, KeysRefusedError, KeysUnavailableError, SealBrokenError } from './key-service.ts';
import { createKmsKeyService } from './kms-key-service.ts';
import { createLocalKeyService } from './local-key-service.ts';
import { KMS_KEY, type KmsEndpoint, startKmsEndpoint } from './testing/kms-endpoint.ts';

const owner = { orderId: 291, kind: 'photos' } as const;
const dataKey = randomBytes(32);
let kms: KmsEndpoint;
let service: KeyService;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  kms = await startKmsEndpoint();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await kms.close();
});
const open = (keyId = KMS_KEY, before?: KeyService) =>
  createKmsKeyService({ keyId, region: 'eu-west-1', endpoint: kms.url, silenceMs: 300 }, before);
beforeEach(() => {
  service = open();
  kms.calls.length = 0;
  kms.failNext('', 0);
});

it('wraps and unwraps with KMS, bound to order and kind', async () => {
  const key = await service.wrap(dataKey, owner);
  expect(key.master).toBe(`kms:${KMS_KEY}`);
  expect((await service.unwrap(key, owner)).equals(dataKey)).toBe(true);
  await expect(service.unwrap(key, { ...owner, orderId: 292 })).rejects.toThrow(SealBrokenError);
  await expect(service.unwrap(key, { ...owner, kind: 'results' })).rejects.toThrow(SealBrokenError);
});

it('asks KMS once about a key used several times', async () => {
  const key = await service.wrap(dataKey, owner);
  for (let times = 0; times < 5; times++) await service.unwrap(key, owner);
  expect(kms.calls).toEqual(['Encrypt', 'Decrypt']);
});

it('unwraps keys of the configured master key', async () => {
  const local = createLocalKeyService(randomBytes(32));
  const old = await local.wrap(dataKey, owner);
  expect((await open(KMS_KEY, local).unwrap(old, owner)).equals(dataKey)).toBe(true);
  await expect(service.unwrap(old, owner)).rejects.toThrow('MASTER_KEY is not set');
});

it('reports its health for any number of callers, and notices an outage', async () => {
  for (let times = 0; times < 5; times++) await service.ping();
  expect(kms.calls).toEqual(['Encrypt']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15_000 });
  onTestFinished(() => void vi.useRealTimers());
  kms.failNext('AccessDeniedException', 1, 400);
  await expect(service.ping()).rejects.toThrow(KeysRefusedError);
});

describe('when KMS fails', () => {
  it('retries throttling, then reports an outage', async () => {
    kms.failNext('ThrottlingException', 2);
    await expect(service.wrap(dataKey, owner)).resolves.toMatchObject({ master: `kms:${KMS_KEY}` });
    kms.failNext('ThrottlingException', 9);
    const refused = service.wrap(dataKey, owner);
    await expect(refused).rejects.toThrow(KeysUnavailableError);
    await expect(refused).rejects.not.toThrow(KeysRefusedError);
  });

  it.each([
    ['KMSInternalException', 500],
    ['DependencyTimeoutException', 503],
    ['away', 0],
  ])('treats %s as an outage', async (name, status) => {
    kms.failNext(name, 9, status);
    const failed = service.wrap(dataKey, owner);
    await expect(failed).rejects.toMatchObject({ name: 'KeysUnavailableError', code: 'KEYS_UNAVAILABLE' });
  });

  it.each([
    ['AccessDeniedException', 'its policy'],
    ['DisabledException', 'disabled'],
    ['KMSInvalidStateException', 'not enabled'],
    ['UnrecognizedClientException', 'credentials'],
  ])('reports what to fix after %s', async (name, words) => {
    kms.failNext(name);
    const failed = service.wrap(dataKey, owner);
    await expect(failed).rejects.toThrow(KeysRefusedError);
    await expect(failed).rejects.toThrow(words);
  });

  it('reports a missing key', async () => {
    await expect(open('alias/other').wrap(dataKey, owner)).rejects.toThrow('KMS_KEY_ID');
  });
});
