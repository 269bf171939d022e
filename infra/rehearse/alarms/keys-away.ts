import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bought, buy, countAtProviders, type Photos } from '@trueseason/workshop/customers';
import { readDockerfile } from '../../testing/dockerfile.ts';
import { ROOT, readText } from '../../testing/files.ts';
import { query, type Stage } from '../compose.ts';
import type { Alarm } from './alarm.ts';

const PORT = 4599;
const KEY = 'arn:aws:kms:eu-west-1:111122223333:key/rehearsal';
const SEALERS = ['gateway', 'analysis', 'pdf', 'mailer'];

/** The product with its master key in KMS, played by a stand-in on the data network. */
function writeKms(folder: string): string {
  const { args } = readDockerfile(readText('infra/docker/service.Dockerfile'));
  const environment = {
    KMS_KEY_ID: KEY,
    KMS_REGION: 'eu-west-1',
    KMS_ENDPOINT: `http://kms:${PORT}`,
    AWS_ACCESS_KEY_ID: 'rehearsal',
    AWS_SECRET_ACCESS_KEY: 'rehearsal',
  };
  const serve = `import('/kms/kms-endpoint.ts').then((kms) => kms.startKmsEndpoint({ host: '0.0.0.0', port: ${PORT}, key: '${KEY}' }))`;
  const kms = {
    image: args.NODE_IMAGE,
    command: ['node', '-e', serve],
    networks: ['data'],
    volumes: [`${join(ROOT, 'packages/keys/src/testing')}:/kms:ro`],
  };
  const file = join(folder, 'kms.json');
  const sealers = SEALERS.map((service) => [service, { environment }]);
  writeFileSync(file, JSON.stringify({ services: { kms, ...Object.fromEntries(sealers) } }));
  return file;
}

/**
 * Moves the master key to KMS as in the runbook master-key.md, then KMS stops answering. Data encrypted there cannot be
 * moved back, so this alarm runs last.
 */
export function keysAway(stage: Stage, photos: Photos, folder: string): Alarm {
  let file = '';
  let moved = '';
  let before: Bought | undefined;
  return {
    name: 'keys',
    alerts: ['KeysAway'],
    minutes: 5,
    begin: async () => {
      file = writeKms(folder);
      await stage.composeWith(file, 'up', '--detach', '--wait', '--wait-timeout', '120', 'kms', ...SEALERS);
      await stage.compose('exec', '--no-TTY', 'gateway', 'node', 'dist/rotate-keys-cli.js');
      moved = await query(stage, `select string_agg(distinct split_part(master, ':', 1), ' ') from order_keys`);
      before = await buy(stage.urls, photos, 'in-kms@example.com');
      await stage.composeWith(file, 'pause', 'kms');
    },
    mend: async () => {
      await stage.composeWith(file, 'unpause', 'kms');
      const after = await buy(stage.urls, photos, 'after-kms@example.com');
      return [
        { what: 'keys are wrapped by', value: moved.trim(), ok: moved.trim() === 'kms' },
        ...(await countAtProviders(stage.urls, before ? [before, after] : [after])),
      ];
    },
  };
}
