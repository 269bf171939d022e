import { randomBytes } from 'node:crypto';
import { parseEnv } from 'node:util';
import { hashSecret, newTotpSecret, totpAddress } from '../../packages/shop/src/operators/index.ts';
import { partProblem, variableProblem } from './known-words.ts';

/** Generated; people need not know them. */
export const SECRETS = [
  'LINK_SECRET',
  'OPS_PASSWORD',
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_ROOT_ACCESS_KEY_ID',
  'S3_ROOT_SECRET_ACCESS_KEY',
  'MASTER_KEY',
  'BACKUP_PASSPHRASE',
] as const;

/** Known only to a person, with how to ask. */
export const QUESTIONS = {
  PUBLIC_URL: 'Address that customers see (https://…)',
  OPERATOR_NAME: 'Who runs the shop: name',
  OPERATOR_ADDRESS: 'Their postal address, in one line',
  OPERATOR_COUNTRY: 'Their country',
  OPERATOR_HOSTING: 'Whose servers these are, with the place (Some Host, Frankfurt)',
  SUPPORT_EMAIL: 'Where customers write to',
  MAIL_FROM: 'Sender of emails, verified at SendGrid',
  SENDGRID_API_KEY: 'SendGrid API key (SG.…)',
  STRIPE_SECRET_KEY: 'Stripe secret or restricted key (sk_… or rk_…)',
  STRIPE_PUBLISHABLE_KEY: 'Stripe publishable key (pk_…)',
  STRIPE_WEBHOOK_SECRET:
    'Secret of the Stripe webhook {PUBLIC_URL}/api/webhooks/stripe, with the events in docs/operations.md (whsec_…)',
} as const;

/** Quoted so that Node and compose read the same. */
function quote(value: string): string {
  if (/^[\w./:@,+-]*$/.test(value)) return value;
  return value.includes("'") ? `"${value.replaceAll(/["\\$]/g, '\\$&')}"` : `'${value}'`;
}

/** The text with this variable set, in its place: an empty, commented or earlier line. */
export function withValue(text: string, name: string, value: string): string {
  const line = `${name}=${quote(value)}`;
  const place = new RegExp(`^(?:# )?${name}=.*$`, 'm');
  return place.test(text) ? text.replace(place, () => line) : `${text.trimEnd()}\n${line}\n`;
}

/** The text with every secret that it lacks. */
export function withSecrets(text: string): string {
  const values = parseEnv(text);
  return SECRETS.filter((name) => !values[name]).reduce(
    (filled, name) => withValue(filled, name, randomBytes(32).toString('hex')),
    text,
  );
}

/** `NAME=value`, or a single word. */
const ASSIGNMENT = /^([A-Z][A-Z0-9_]*)=(.*)$/;

/** Why setup does not know a word; null if it does. */
export function wordProblem(word: string): string | null {
  const [, name] = ASSIGNMENT.exec(word) ?? [];
  if (name) return variableProblem(name);
  return word === 'operator' ? null : partProblem(word);
}

/**
 * The text with a part of the containers, a variable (`NAME=value`) or the first operator added.
 * @param report receives what became of each word
 */
export async function withWord(text: string, word: string, report: (secrets: string) => void): Promise<string> {
  const { COMPOSE_PROFILES: parts, ADMIN_NAME: admin = 'admin' } = parseEnv(text);
  const [, name, value = ''] = ASSIGNMENT.exec(word) ?? [];
  if (name) {
    report(`${name} is set.\n`);
    return withValue(text, name, value);
  }
  if (word !== 'operator') {
    const profiles = [...new Set([...(parts ? parts.split(',') : []), word])].join(',');
    report(`COMPOSE_PROFILES is now ${profiles}.\n`);
    return withValue(text, 'COMPOSE_PROFILES', profiles);
  }
  const password = randomBytes(15).toString('base64url');
  const code = newTotpSecret();
  report(`Shown only now:\n  Password: ${password}\n  Authenticator app: ${totpAddress(code, admin)}\n`);
  return withValue(withValue(text, 'ADMIN_PASSWORD_HASH', await hashSecret(password)), 'ADMIN_TOTP_SECRET', code);
}
