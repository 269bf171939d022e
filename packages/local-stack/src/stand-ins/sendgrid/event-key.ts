import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Signs event webhooks as the provider does: ECDSA (P-256, SHA-256) over timestamp and body. */
export interface EventKey {
  /** Base64 of the DER, as the provider's settings page shows it. */
  readonly publicKey: string;
  headers(payload: string): Record<string, string>;
}

function keptKey(path: string): KeyObject {
  if (existsSync(path)) return createPrivateKey(readFileSync(path));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return privateKey;
}

/** The key kept at a path, made on first use. */
export function eventKey(path: string): EventKey {
  const key = keptKey(path);
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
    headers: (payload) => {
      const timestamp = String(Math.floor(Date.now() / 1000));
      return {
        'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + payload), key).toString(
          'base64',
        ),
        'x-twilio-email-event-webhook-timestamp': timestamp,
      };
    },
  };
}
