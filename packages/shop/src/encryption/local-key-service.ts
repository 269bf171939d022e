import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { KeyOwner } from '../storage/index.ts';
import { type KeyService, KeysRefusedError, SealBrokenError } from './key-service.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Identifies a master key by its hash, which reveals nothing: the key is random. */
const localName = (masterKey: Buffer): string =>
  `local:${createHash('sha256').update('master key').update(masterKey).digest('hex').slice(0, 16)}`;

const boundTo = ({ orderId, kind }: KeyOwner): Buffer => Buffer.from(`data key of order ${orderId}, ${kind}`);

/** Configured master keys: the first wraps, all unwrap. */
export function createLocalKeyService(newest: Buffer, older: readonly Buffer[] = []): KeyService {
  const masters = new Map([newest, ...older].map((key) => [localName(key), key]));
  const name = localName(newest);
  return {
    newest: name,
    ping: async () => {},
    wrap: async (dataKey, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, newest, nonce).setAAD(boundTo(owner));
      const sealed = Buffer.concat([cipher.update(dataKey), cipher.final()]);
      return { wrapped: Buffer.concat([nonce, sealed, cipher.getAuthTag()]), master: name };
    },
    unwrap: async ({ wrapped, master }, owner) => {
      const masterKey = masters.get(master);
      if (!masterKey) throw new KeysRefusedError(`MASTER_KEY is not ${master}, nor is MASTER_KEY_PREVIOUS`);
      try {
        const decipher = createDecipheriv(CIPHER, masterKey, wrapped.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(boundTo(owner)).setAuthTag(wrapped.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch (cause) {
        throw new SealBrokenError('The key of an order does not open', { cause });
      }
    },
  };
}
