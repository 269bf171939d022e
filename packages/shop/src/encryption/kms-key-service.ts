import { DecryptCommand, EncryptCommand, KMSClient, KMSServiceException } from '@aws-sdk/client-kms';
import { LRUCache } from 'lru-cache';
import type { KeyOwner } from '../storage/index.ts';
import { type KeyService, KeysRefusedError, KeysUnavailableError, SealBrokenError } from './key-service.ts';

export interface KmsOptions {
  /** ARN of a symmetric key. */
  readonly keyId: string;
  readonly region: string;
  /** Only for a local stand-in; defaults to the SDK's address. */
  readonly endpoint?: string | undefined;
  /** Timeout for its answers. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 3_000;
const MOST_ATTEMPTS = 3;
/** Shorter than the metrics interval. */
const ASKED_MS = 10_000;
/** Cached, as several requests show a photo within seconds. Deleted keys are gone from Postgres, always asked first. */
const REMEMBERED = { max: 1_000, ttl: 60_000 } as const;

/** Permanent errors of the service, and what to check. */
const REFUSALS: Readonly<Record<string, string>> = {
  AccessDeniedException: 'its policy does not allow us kms:Encrypt and kms:Decrypt',
  DisabledException: 'the key is disabled',
  KMSInvalidStateException: 'the key is not enabled: it may await its deletion',
  NotFoundException: 'there is no such key: KMS_KEY_ID and KMS_REGION',
  InvalidKeyUsageException: 'the key is not one that encrypts',
  UnrecognizedClientException: 'it does not know our credentials',
  InvalidSignatureException: 'our credentials are wrong',
};
const BROKEN = new Set(['InvalidCiphertextException', 'IncorrectKeyException']);

function asKeyError(error: unknown): Error {
  const name = error instanceof Error ? error.name : 'unknown';
  if (BROKEN.has(name)) return new SealBrokenError('The key of an order does not open', { cause: error });
  const refusal = REFUSALS[name];
  if (refusal) return new KeysRefusedError(`The key service refuses us: ${refusal}`, { cause: error });
  const status = error instanceof KMSServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 401 || status === 403)
    return new KeysRefusedError(`The key service refuses us: ${name}`, { cause: error });
  return new KeysUnavailableError(`The key service failed: ${name}`, { cause: error });
}

const contextOf = ({ orderId, kind }: KeyOwner) => ({ order: String(orderId), kind });

/** Uses a key in AWS KMS. During a migration the configured master key still unwraps. */
export function createKmsKeyService(options: KmsOptions, localService?: KeyService): KeyService {
  const { keyId, region, endpoint, silenceMs = SILENCE_MS } = options;
  const client = new KMSClient({
    region,
    maxAttempts: MOST_ATTEMPTS,
    requestHandler: {
      connectionTimeout: silenceMs,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      // HTTPS_PROXY and NO_PROXY, for networks without internet access.
      httpsAgent: { proxyEnv: process.env },
    },
    ...(endpoint && { endpoint }),
  });
  const newest = `kms:${keyId}`;
  const cache = new LRUCache<string, Buffer>(REMEMBERED);
  const required = (bytes: Uint8Array | undefined): Buffer => {
    if (!bytes) throw new KeysUnavailableError('The key service sent nothing');
    return Buffer.from(bytes);
  };

  const encrypt = async (Plaintext: Buffer, context: Record<string, string>): Promise<Buffer> => {
    const call = new EncryptCommand({ KeyId: keyId, Plaintext, EncryptionContext: context });
    const { CiphertextBlob } = await client.send(call).catch((error: unknown) => {
      throw asKeyError(error);
    });
    return required(CiphertextBlob);
  };
  let lastPing: { readonly at: number; readonly answer: Promise<unknown> } | undefined;

  return {
    newest,
    ping: async () => {
      // Limit calls by probes and scrapers, since each is billed.
      if (!lastPing || Date.now() - lastPing.at >= ASKED_MS) {
        lastPing = { at: Date.now(), answer: encrypt(Buffer.alloc(1), { probe: 'readiness' }) };
      }
      await lastPing.answer;
    },
    wrap: async (dataKey, owner) => ({ wrapped: await encrypt(dataKey, contextOf(owner)), master: newest }),
    unwrap: async (key, owner) => {
      const { wrapped, master } = key;
      if (!master.startsWith('kms:')) {
        if (!localService) throw new KeysRefusedError(`The key is under ${master}: MASTER_KEY is not set`);
        return localService.unwrap(key, owner);
      }
      const EncryptionContext = contextOf(owner);
      const name = `${EncryptionContext.order} ${EncryptionContext.kind} ${wrapped.toString('base64')}`;
      const cachedKey = cache.get(name);
      if (cachedKey) return cachedKey;
      const KeyId = master.slice('kms:'.length);
      const call = new DecryptCommand({ KeyId, CiphertextBlob: wrapped, EncryptionContext });
      const { Plaintext } = await client.send(call).catch((error: unknown) => {
        throw asKeyError(error);
      });
      const dataKey = required(Plaintext);
      cache.set(name, dataKey);
      return dataKey;
    },
  };
}
