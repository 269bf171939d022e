import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/**
 * Secrets of this installation: created on first use, in the data folder, readable by the owner only. Written once and as a
 * whole, since a start may be killed at any moment, and what they encrypt is lost without them.
 * @throws if the file is damaged
 */
export function localSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  const storedSecrets = existsSync(file) ? readSecrets(file) : {};
  const secrets: Secrets = { ...newSecrets(), ...storedSecrets };
  if (Object.keys(secrets).length > Object.keys(storedSecrets).length) {
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(unfinished, file);
  }
  // The mode above applies only to new files.
  chmodSync(file, 0o600);
  return secrets;
}

function readSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(
      `${file} is damaged, and what it encrypts cannot be read: restore it from a copy, or set DATA_DIR to a new folder`,
    );
  }
}
