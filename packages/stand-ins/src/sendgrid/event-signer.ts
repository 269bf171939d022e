import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface EventSigner {
  /** Base64 DER, as the provider shows it in its settings. */
  publicKey: string;
  /** The provider's headers: ECDSA with SHA-256 over timestamp and body. */
  headers(payload: string): Record<string, string>;
}

/** Signs event webhooks with the seed's key, or with one made once and kept in `keyFile`. */
export function eventSigner(keyFile: string, seed?: string): EventSigner {
  const key = seed ? seededKey(seed) : privateKey(keyFile);
  return {
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
    headers(payload) {
      const timestamp = String(Math.floor(Date.now() / 1000));
      return {
        'x-twilio-email-event-webhook-timestamp': timestamp,
        'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + payload), key).toString(
          'base64',
        ),
      };
    },
  };
}

/** Derives the key from a seed, so the gateway in another container can be configured with the public half. */
function seededKey(seed: string): KeyObject {
  const d = createHash('sha256').update(seed).digest();
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(d);
  const point = ecdh.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
}

function privateKey(keyFile: string): KeyObject {
  if (existsSync(keyFile)) return createPrivateKey(readFileSync(keyFile));
  const { privateKey: made } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  // As a whole: a start may be killed at any moment.
  writeFileSync(`${keyFile}.new`, made.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  renameSync(`${keyFile}.new`, keyFile);
  return made;
}
