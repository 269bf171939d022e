import { randomBytes } from 'node:crypto';
import { buy, countAtProviders, type Photos } from '@trueseason/workshop/customers';
import { type Seen, seconds } from '@trueseason/workshop/report';
import { eventSigner } from '../../../packages/stand-ins/src/sendgrid/event-signer.ts';
import type { Stage } from '../compose.ts';
import { type Rotation, readRotations } from '../documents.ts';
import { watch } from './watch.ts';

const PATIENCE_MS = 180_000;
const random = () => randomBytes(32).toString('hex');

/** New values that have a form of their own. */
const MADE: Record<string, () => string> = {
  STRIPE_SECRET_KEY: () => `sk_test_${random()}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${random()}`,
  SENDGRID_API_KEY: () => `SG.${random()}`,
  // $2a$12$…: any other password.
  ADMIN_PASSWORD_HASH: () => `$2a$12$${randomBytes(40).toString('hex').slice(0, 53)}`,
  ADMIN_TOTP_SECRET: () => 'JBSWY3DPEHPK3PXP',
};
/** What else a secret needs, where the rehearsal does without it. */
const BESIDE: Record<string, Record<string, string>> = {
  CHALLENGE_SECRET: { CHALLENGE_URL: 'http://stand-ins/', CHALLENGE_SITE_KEY: 'site', CHALLENGE_AFTER: '100000' },
};
/** What the runbook asks to keep the old value in. */
const PREVIOUS = ['LINK_SECRET', 'MASTER_KEY'];

function newValue(secret: string): Record<string, string> {
  if (secret !== 'SENDGRID_WEBHOOK_PUBLIC_KEY') return { [secret]: (MADE[secret] ?? random)() };
  const seed = random();
  return { MAIL_EVENT_KEY_SEED: seed, [secret]: eventSigner('/nowhere', seed).publicKey };
}

async function rotate(stage: Stage, photos: Photos, { secrets, commands }: Rotation): Promise<Seen[]> {
  const before = stage.settings;
  const values: Record<string, string> = {};
  for (const secret of secrets) {
    Object.assign(values, newValue(secret), BESIDE[secret]);
    if (PREVIOUS.includes(secret)) values[`${secret}_PREVIOUS`] = before[secret] ?? '';
  }
  stage.set(values);
  // The provider signs with the new secret from then on.
  if (secrets.some((secret) => /WEBHOOK/.test(secret))) {
    await stage.compose('up', '--detach', '--wait', '--no-deps', 'stand-ins');
  }
  const [first = ''] = secrets;
  const name = secrets.join(', ');
  const watching = watch(stage);
  const buying = buy(stage.urls, photos, `rotate-${first.toLowerCase()}@example.com`, PATIENCE_MS);
  buying.catch(() => {});
  const started = performance.now();
  for (const command of commands) {
    await stage.shell(command.replaceAll('NEW', values[first] ?? '').replaceAll('OLD', before[first] ?? ''));
  }
  const took = seconds(started);
  const [failed] = await watching.end(name);
  const meanwhile = await buying;
  const after = await buy(stage.urls, photos, `rotated-${first.toLowerCase()}@example.com`, PATIENCE_MS);
  const counted = await countAtProviders(stage.urls, [meanwhile, after]);
  return [
    { what: `${name}: ${commands.length} commands`, value: took },
    ...(failed?.ok === false ? [failed] : []),
    ...counted.filter(({ ok }) => ok === false),
  ];
}

/** Rotates every secret as rotating-secrets.md says, while a customer buys; another one buys afterwards. */
export async function rotateSecrets(stage: Stage, photos: Photos): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const rotation of readRotations()) {
    try {
      seen.push(...(await rotate(stage, photos, rotation)));
    } catch (error) {
      const value = error instanceof Error ? error.message : String(error);
      seen.push({ what: rotation.secrets.join(', '), value, ok: false });
    }
  }
  return seen;
}
