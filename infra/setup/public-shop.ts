/** What a shop that strangers reach needs beyond what the containers start with, by the word for `npm run setup --`. */
const NEEDS = {
  'PUBLIC_URL=https://…': 'an https address',
  tls: 'certificates (or your own load balancer, its address in EDGE_PROXIES)',
  operator: 'an operator, who signs in at /admin with a password and a code',
  backup: 'backups',
  monitoring: 'monitoring',
  'ALERT_URL=…': 'where its alerts go',
  'HEARTBEAT_URL=…': 'who raises the alarm when the machine is gone',
  'SENDGRID_WEBHOOK_PUBLIC_KEY=…': "the mail provider's word on what arrived",
};

function isMet(word: string, env: NodeJS.Dict<string>): boolean {
  const [, name = '', start = ''] = /^([^=]+)=(.*)…$/.exec(word) ?? [];
  if (name) return Boolean(env[name]?.startsWith(start));
  if (word === 'operator') return Boolean(env.ADMIN_PASSWORD_HASH && env.ADMIN_TOTP_SECRET);
  return env.COMPOSE_PROFILES?.split(',').includes(word) || (word === 'tls' && Boolean(env.EDGE_PROXIES));
}

/** What a public shop still lacks, one line each, with the command that gives it; nothing for one on this machine. */
export function lacksOf(env: NodeJS.Dict<string>): string[] {
  if (/^https?:\/\/([^/]*\.)?(localhost|127\.|\[::1\])/.test(env.PUBLIC_URL ?? '')) return [];
  return Object.entries(NEEDS).flatMap(([word, what]) => (isMet(word, env) ? [] : `${what}: npm run setup -- ${word}`));
}
