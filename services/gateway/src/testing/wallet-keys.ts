import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const openssl = (cwd: string, ...args: string[]): Buffer => execFileSync('openssl', args, { cwd, stdio: 'pipe' });

interface Made {
  /** In PEM. */
  readonly certificate: string;
  readonly key: string;
  readonly wwdr: string;
}

/** A pass certificate and its issuer, as Apple's are made. @param days validity of the former; may be past */
export function applePair({
  subject = '/UID=pass.example.palette/CN=Pass/OU=TEAM123456/O=Shop',
  from = '',
  to = '',
} = {}): Made {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-keys-'));
  try {
    const rsa = ['-newkey', 'rsa:2048', '-nodes'];
    openssl(
      folder,
      'req',
      '-x509',
      ...rsa,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '3650',
      '-subj',
      '/CN=Authority/OU=G4',
    );
    openssl(folder, 'req', ...rsa, '-keyout', 'pass.key', '-out', 'pass.csr', '-subj', subject);
    writeFileSync(join(folder, 'index.txt'), '');
    writeFileSync(join(folder, 'serial'), '01\n');
    const policy = ['UID', 'CN', 'OU', 'O'].map((name) => `${name} = optional`).join('\n');
    writeFileSync(
      join(folder, 'ca.cnf'),
      `[ca]\ndefault_ca=own\n[own]\ndatabase=index.txt\nserial=serial\nnew_certs_dir=.\ndefault_md=sha256\npolicy=any\n[any]\n${policy}\n`,
    );
    const life = from && to ? ['-startdate', from, '-enddate', to] : ['-days', '365'];
    const signed = [
      '-config',
      'ca.cnf',
      '-cert',
      'ca.pem',
      '-keyfile',
      'ca.key',
      '-in',
      'pass.csr',
      '-out',
      'pass.pem',
    ];
    openssl(folder, 'ca', '-batch', '-notext', ...signed, ...life);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    return { certificate: read('pass.pem'), key: read('pass.key'), wwdr: read('ca.pem') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
export const appleEnv = ({ certificate, key, wwdr }: Made) => ({
  APPLE_PASS_CERTIFICATE: base64(certificate),
  APPLE_PASS_KEY: base64(key),
  APPLE_WWDR_CERTIFICATE: base64(wwdr),
});

/** A service account's key file, and the public key for its signatures. */
export function googleAccount() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = {
    type: 'service_account',
    project_id: 'a-shop',
    private_key_id: '0123456789abcdef0123456789abcdef01234567',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: 'wallet-issuer@a-shop-of-colors-production.iam.gserviceaccount.com',
  };
  return {
    publicKey,
    file,
    env: { GOOGLE_WALLET_ISSUER_ID: '3388000000022812345', GOOGLE_WALLET_KEY: base64(JSON.stringify(file)) },
  };
}

/** Verifies a pass's manifest signature with the trusted certificates, using OpenSSL. */
export function verifyDetached(manifest: Uint8Array, signature: Uint8Array, authority: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-verify-'));
  try {
    const put = (name: string, data: Uint8Array | string) => writeFileSync(join(folder, name), data);
    put('manifest.json', manifest);
    put('signature', signature);
    put('ca.pem', authority);
    const files = ['-in', 'signature', '-inform', 'DER', '-content', 'manifest.json', '-CAfile', 'ca.pem'];
    return openssl(folder, 'smime', '-verify', '-binary', ...files, '-purpose', 'any').toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
