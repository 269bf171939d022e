import { createPrivateKey, X509Certificate } from 'node:crypto';
import { ConfigError } from '@trueseason/runtime';
import { readPem } from './read-pem.ts';

const APPLE_VARIABLES = ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_WWDR_CERTIFICATE'] as const;
type AppleConfig = Readonly<Partial<Record<(typeof APPLE_VARIABLES)[number], string | undefined>>>;

export interface AppleKeys {
  /** Both are part of the certificate, so the configuration cannot contradict it. */
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
  readonly signerCert: string;
  readonly signerKey: string;
  readonly wwdr: string;
  /** When the first of the two certificates expires. */
  readonly endsAt: Date;
}

function readCertificate(name: string, value: string): X509Certificate {
  try {
    return new X509Certificate(readPem(value));
  } catch {
    throw new ConfigError(`${name} is not a certificate. It takes PEM, or PEM in base64; see .env.example.`);
  }
}

function readKey(value: string) {
  try {
    return createPrivateKey(readPem(value));
  } catch {
    throw new ConfigError('APPLE_PASS_KEY is not a private key. It takes PEM without a passphrase, or PEM in base64.');
  }
}

const fieldOf = (subject: string, name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1];

function requireValid(name: string, certificate: X509Certificate, now: Date): void {
  if (now > certificate.validToDate) throw new ConfigError(`${name} expired on ${certificate.validTo}.`);
  if (now < certificate.validFromDate) throw new ConfigError(`${name} is not valid before ${certificate.validFrom}.`);
}

/**
 * The signing keys of Apple passes; undefined if not configured.
 * @throws ConfigError naming what is missing, invalid, expired or mismatched
 */
export function readAppleKeys(config: AppleConfig, now = new Date()): AppleKeys | undefined {
  const { APPLE_PASS_CERTIFICATE: own, APPLE_PASS_KEY: secret, APPLE_WWDR_CERTIFICATE: issuer } = config;
  if (!own && !secret && !issuer) return undefined;
  if (!own || !secret || !issuer) {
    const missing = APPLE_VARIABLES.filter((name) => !config[name]);
    throw new ConfigError(`Apple Wallet needs ${APPLE_VARIABLES.join(', ')}; missing: ${missing.join(', ')}.`);
  }
  const certificate = readCertificate('APPLE_PASS_CERTIFICATE', own);
  const wwdr = readCertificate('APPLE_WWDR_CERTIFICATE', issuer);
  requireValid('APPLE_PASS_CERTIFICATE', certificate, now);
  requireValid('APPLE_WWDR_CERTIFICATE', wwdr, now);
  const key = readKey(secret);
  if (key.asymmetricKeyType !== 'rsa') throw new ConfigError('APPLE_PASS_KEY must be an RSA key.');
  if (!certificate.checkPrivateKey(key)) {
    throw new ConfigError('APPLE_PASS_KEY does not match APPLE_PASS_CERTIFICATE.');
  }
  if (!certificate.checkIssued(wwdr) || !certificate.verify(wwdr.publicKey)) {
    throw new ConfigError(
      'APPLE_WWDR_CERTIFICATE did not sign APPLE_PASS_CERTIFICATE. It may be from another generation.',
    );
  }
  const passTypeIdentifier = fieldOf(certificate.subject, 'UID');
  const teamIdentifier = fieldOf(certificate.subject, 'OU');
  if (!passTypeIdentifier?.startsWith('pass.') || !teamIdentifier) {
    throw new ConfigError('APPLE_PASS_CERTIFICATE is not for a pass type ID.');
  }
  const endsAt = new Date(Math.min(certificate.validToDate.getTime(), wwdr.validToDate.getTime()));
  const signerKey = key.export({ type: 'pkcs1', format: 'pem' }).toString();
  return {
    passTypeIdentifier,
    teamIdentifier,
    signerCert: certificate.toString(),
    signerKey,
    wwdr: wwdr.toString(),
    endsAt,
  };
}
