import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { SignedByPasskey } from '@trueseason/contracts';
import { addPasskey, openDatabase } from '@trueseason/db';

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
/** Present and verified: WebAuthn 3, section 6.1. */
const FLAGS = 0x05;

/**
 * A passkey (ES256) of an operator, put into the database as if it had been registered. Signs challenges for an origin.
 * https://www.w3.org/TR/webauthn-3/#sctn-op-get-assertion
 */
export async function registerPasskey(databaseUrl: string, operator: string, origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (base64: string): Buffer => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(base64, 'base64url')]);
  // COSE: key type 2 (EC), algorithm -7 (ES256), curve 1 (P-256), x, y.
  const map = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  const cose = Buffer.concat([map, bytes(x), Buffer.from([0x22]), bytes(y)]);
  const id = randomBytes(16).toString('base64url');
  const db = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => {} });
  await addPasskey(db, { id, operator, label: 'siege', public_key: cose, counter: 0, transports: [] });
  await db.destroy();
  let uses = 0;
  return (challenge: string): SignedByPasskey => {
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++uses);
    const authenticator = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([FLAGS]), counter]);
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticator.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey).toString('base64url'),
    };
    return { id, rawId: id, type: 'public-key', response };
  };
}
