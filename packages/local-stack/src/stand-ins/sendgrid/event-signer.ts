import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface EventSigner {
  /** Base64 DER, as the provider shows it in its settings. */
  publicKey: string;
  /** The provider's headers: ECDSA with SHA-256 over timestamp and body. */
  headers(payload: string): Record<string, string>;
}

/** Signs event webhooks with a key made once and kept in `keyFile`. */
export function eventSigner(keyFile: string): EventSigner {
  const key = privateKey(keyFile);
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

function privateKey(keyFile: string): KeyObject {
  if (existsSync(keyFile)) return createPrivateKey(readFileSync(keyFile));
  const { privateKey: made } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  writeFileSync(keyFile, made.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  return made;
}
