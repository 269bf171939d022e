import { randomBytes } from 'node:crypto';
import { eventSigner } from '../../../packages/stand-ins/src/sendgrid/event-signer.ts';
import type { Stage } from '../compose.ts';
import type { Rotation } from '../documents.ts';
import type { DrillSteps } from '../drill.ts';
import { watch } from './watch.ts';

const random = () => randomBytes(32).toString('hex');

/** New values of secrets with a special form. */
const MADE: Record<string, () => string> = {
  STRIPE_SECRET_KEY: () => `sk_test_${random()}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${random()}`,
  SENDGRID_API_KEY: () => `SG.${random()}`,
  // $2a$12$…: any other password.
  ADMIN_PASSWORD_HASH: () => `$2a$12$${randomBytes(40).toString('hex').slice(0, 53)}`,
  ADMIN_TOTP_SECRET: () => 'JBSWY3DPEHPK3PXP',
};
/** What else a secret needs, where the drills do without it. */
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

/** Two keys are valid at the bucket elsewhere until the first is deleted. */
const addKey = (stage: Stage, key: string, secret: string) =>
  stage.compose(
    ...['exec', '--no-TTY', 'elsewhere', 'versitygw', 'admin', '--allow-insecure', '--access', 'elsewhere'],
    ...['--secret', 'elsewhere', '--endpoint-url', 'https://127.0.0.1', 'create-user'],
    ...['--access', key, '--secret', secret, '--role', 'admin'],
  );

/** Rotates secrets by the letter of rotating-secrets.md. The new ones stay. */
export function rotate({ secrets, commands }: Rotation): DrillSteps {
  const [first = ''] = secrets;
  const values: Record<string, string> = {};
  let before: NodeJS.Dict<string> = {};
  return {
    prepare: async (stage) => {
      before = stage.settings;
      for (const secret of secrets) {
        Object.assign(values, newValue(secret), BESIDE[secret]);
        if (PREVIOUS.includes(secret)) values[`${secret}_PREVIOUS`] = before[secret] ?? '';
      }
      stage.set(values);
      // The provider signs with the new secret from then on.
      if (secrets.some((secret) => /WEBHOOK/.test(secret)))
        await stage.compose('up', '--detach', '--wait', '--no-deps', 'stand-ins');
      if (first === 'BACKUP_S3_ACCESS_KEY_ID')
        await addKey(stage, values[first] ?? '', values.BACKUP_S3_SECRET_ACCESS_KEY ?? '');
    },
    happen: async ({ stage }) => {
      const watching = watch(stage);
      for (const command of commands)
        await stage.shell(command.replaceAll('NEW', values[first] ?? '').replaceAll('OLD', before[first] ?? ''));
      return watching.end(`${commands.length} commands`);
    },
  };
}
