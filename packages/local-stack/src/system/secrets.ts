import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  /** Wraps the keys of photos and results; losing it loses them. */
  masterKey: string;
  /** Signs links in mails and photo URLs. */
  linkSecret: string;
  stripeWebhookSecret: string;
  opsPassword: string;
  adminPassword: string;
}

export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

export const newSecrets = (): Secrets => ({
  masterKey: randomBytes(32).toString('hex'),
  linkSecret: random(32),
  stripeWebhookSecret: `whsec_${random(24)}`,
  opsPassword: random(12),
  adminPassword: random(12),
});

/** Secrets of this installation: created on first use, in the data folder, readable by the owner only. */
export function localSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  const storedSecrets: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets: Secrets = { ...newSecrets(), ...storedSecrets };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  // The mode above applies only to new files.
  chmodSync(file, 0o600);
  return secrets;
}
