import { createPrivateKey, type KeyObject } from 'node:crypto';
import { ConfigError } from '@trueseason/runtime';
import { z } from 'zod';

interface GoogleConfig {
  readonly GOOGLE_WALLET_ISSUER_ID?: string | undefined;
  readonly GOOGLE_WALLET_KEY?: string | undefined;
}

export interface GoogleKeys {
  readonly issuerId: string;
  readonly email: string;
  readonly keyId: string;
  readonly key: KeyObject;
}

/** The fields used from a Google Cloud service account key file. */
const keyFileSchema = z.object({ client_email: z.email(), private_key: z.string(), private_key_id: z.string() });

function readKeyFile(value: string): z.infer<typeof keyFileSchema> {
  try {
    const text = value.trimStart().startsWith('{') ? value : Buffer.from(value, 'base64').toString();
    return keyFileSchema.parse(JSON.parse(text));
  } catch {
    throw new ConfigError(
      'GOOGLE_WALLET_KEY is not the JSON key file of a service account, plain or in base64. See .env.example.',
    );
  }
}

/**
 * The signing keys of Google passes; undefined if not configured.
 * @throws ConfigError naming what is missing or invalid
 */
export function readGoogleKeys(config: GoogleConfig): GoogleKeys | undefined {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_KEY: file } = config;
  if (!issuerId && !file) return undefined;
  if (!issuerId || !file) {
    const missing = issuerId ? 'GOOGLE_WALLET_KEY' : 'GOOGLE_WALLET_ISSUER_ID';
    throw new ConfigError(`Google Wallet needs GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_KEY; missing: ${missing}.`);
  }
  const { client_email: email, private_key: pem, private_key_id: keyId } = readKeyFile(file);
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return { issuerId, email, keyId, key };
  } catch {
    // Reported below, without the key.
  }
  throw new ConfigError('GOOGLE_WALLET_KEY contains no RSA private key.');
}
