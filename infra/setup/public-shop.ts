/** By the word for `npm run setup --`. */
const NEEDS = {
  'PUBLIC_URL=https://…': 'an https address',
  tls: 'certificates (or EDGE_PROXIES, of your load balancer)',
  operator: 'an operator for /admin',
  'BACKUP_S3_BUCKET=…': 'a private bucket elsewhere, for the copy of the database',
  'BACKUP_S3_ENDPOINT=…': 'its host (and BACKUP_S3_REGION=… if not us-east-1)',
  'BACKUP_S3_ACCESS_KEY_ID=…': 'its key',
  'BACKUP_S3_SECRET_ACCESS_KEY=…': 'its secret',
  monitoring: 'monitoring',
  'ALERT_URL=…': 'where its alerts go',
  'HEARTBEAT_URL=…': 'who notices a lost machine',
  'SENDGRID_WEBHOOK_PUBLIC_KEY=…': 'news of emails',
};

function isMet(word: string, env: NodeJS.Dict<string>): boolean {
  const [, name = '', start = ''] = /^([^=]+)=(.*)…$/.exec(word) ?? [];
  if (name) return Boolean(env[name]?.startsWith(start));
  if (word === 'operator') return Boolean(env.ADMIN_PASSWORD_HASH && env.ADMIN_TOTP_SECRET);
  return env.COMPOSE_PROFILES?.split(',').includes(word) || (word === 'tls' && Boolean(env.EDGE_PROXIES));
}

/** What a public shop lacks, each with its command; nothing for one on this machine. */
export function lacksOf(env: NodeJS.Dict<string>): string[] {
  if (/^https?:\/\/([^/]*\.)?(localhost|127\.|\[::1\])/.test(env.PUBLIC_URL ?? '')) return [];
  return Object.entries(NEEDS).flatMap(([word, what]) => (isMet(word, env) ? [] : `${what}: npm run setup -- ${word}`));
}
