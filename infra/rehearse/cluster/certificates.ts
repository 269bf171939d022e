import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';

/** Of the rehearsed cluster, which lives as long as the command: one authority, one certificate for all. */
export interface Certificates {
  readonly folder: string;
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

export async function makeCertificates(folder: string): Promise<Certificates> {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const made = { folder, authority: at('ca.crt'), certificate: at('tls.crt'), key: at('tls.key') };
  if (existsSync(made.certificate)) return made;
  const openssl = (...args: string[]) => run('openssl', args);
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n';
  writeFileSync(at('names'), names);
  const fresh = ['-newkey', 'rsa:2048', '-nodes', '-days', '30'];
  await openssl('req', '-x509', ...fresh, '-subj', '/CN=rehearsal', '-keyout', at('ca.key'), '-out', made.authority);
  await openssl('req', '-new', ...fresh, '-subj', '/CN=rehearsal-proxy', '-keyout', made.key, '-out', at('tls.csr'));
  const signed = ['-CA', made.authority, '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('names')];
  await openssl('x509', '-req', '-in', at('tls.csr'), ...signed, '-days', '30', '-out', made.certificate);
  return made;
}
