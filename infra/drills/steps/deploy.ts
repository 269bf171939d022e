import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation } from '@trueseason/drills/report';
import { PROJECT, query, type Stage } from '../compose.ts';
import { commandsIn } from '../documents.ts';
import type { DrillSteps } from '../drill.ts';
import { watch } from './watch.ts';

const MIGRATIONS_OF_NEXT = `
  '0002-column': { up: (db) => sql\`alter table orders add column drilled text\`.execute(db) },
  '0003-table': { up: (db) => sql\`create table drilled (id bigint references orders on delete cascade)\`.execute(db) },
  '0004-index': { concurrent: true, up: (db) =>
    sql\`create index concurrently if not exists by_drilled on orders (drilled)\`.execute(db) },
`;

/** Names this release's images as those of another one. */
async function release(stage: Stage, from: string, version: string): Promise<void> {
  const images = await stage.docker('image', 'ls', '--filter', `reference=*/*:${from}`, '--format', '{{.Repository}}');
  for (const image of images.split('\n')) await stage.docker('tag', `${image}:${from}`, `${image}:${version}`);
}

async function migratesFurther(stage: Stage, version: string): Promise<void> {
  const container = await stage.docker('create', `trueseason/gateway:${version}`);
  const folder = mkdtempSync(join(tmpdir(), 'next-'));
  const file = join(folder, 'migrate.js');
  const inside = `trueseason/gateway:${version} -f node_modules/@trueseason/shop/dist/database/migrate.js`.split(' ');
  const path = await stage.docker('run', '--rm', '--entrypoint', 'readlink', ...inside);
  await stage.docker('cp', `${container}:${path}`, file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=0001-initial.: )initial/, `$&,${MIGRATIONS_OF_NEXT}`));
  await stage.docker('cp', file, `${container}:${path}`);
  await stage.docker('commit', container, `trueseason/gateway:${version}`);
  await stage.docker('rm', container);
  rmSync(folder, { recursive: true });
}

/** The image that is other, and what its container runs instead of the service. */
interface BadRelease {
  readonly what: string;
  readonly image: string;
  readonly runs: string;
}

export const BAD_RELEASES: readonly BadRelease[] = [
  { what: 'crashes', image: 'gateway', runs: 'exit 1' },
  {
    what: 'without database',
    image: 'gateway',
    runs: 'DATABASE_URL=postgres://trueseason:wrong@postgres:5432/trueseason exec node dist/main.js',
  },
  {
    what: 'other sender',
    image: 'mailer',
    runs: 'MAIL_FROM=other@example.com exec node dist/main.js',
  },
  { what: 'crashes later', image: 'gateway', runs: 'timeout 20 node dist/main.js' },
  {
    what: 'worker fails',
    image: 'analysis',
    runs: `MASTER_KEY=${'0'.repeat(64)} exec node dist/main.js`,
  },
];

async function runsInstead(stage: Stage, version: string, { image, runs }: BadRelease): Promise<void> {
  const container = await stage.docker('create', `trueseason/${image}:${version}`);
  const command = `CMD ["sh", "-c", "${runs}"]`;
  await stage.docker('commit', '--change', command, container, `trueseason/${image}:${version}`);
  await stage.docker('rm', container);
}

interface Expected {
  readonly serves: string;
  readonly ends: 'well' | 'undone';
  /** Of a release on trial, since all of it ran: before, it shows no symptom, and a busy machine takes long to start it. */
  readonly withinS?: number;
}

const LOOK_MS = 500;

/** When the last part of a release on trial ran, by `performance.now()`; undefined if the command ends without a trial. */
async function momentOfTrial(stage: Stage, command: Promise<unknown>): Promise<number | undefined> {
  const ended = command.then(() => true);
  const isOnTrial = async () => (await stage.docker('ps', '--quiet', '--filter', `name=${PROJECT}-trial-web`)) !== '';
  while (!(await Promise.race([ended, sleep(LOOK_MS, false)]))) if (await isOnTrial()) return performance.now();
  return undefined;
}

const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

interface Outcome {
  readonly took: number;
  readonly observations: readonly Observation[];
}

/** Runs a command of the document while people browse. Times in seconds. */
async function run(stage: Stage, command: string, expected: Expected): Promise<Outcome> {
  const watching = watch(stage);
  const started = performance.now();
  const running = stage.shell(command).then(
    () => 'well',
    () => 'undone',
  );
  const onTrial = await momentOfTrial(stage, running);
  const outcome = await running;
  const took = secondsSince(started);
  const sinceTrial = onTrial === undefined ? took : secondsSince(onTrial);
  const answers = await watching.end(command);
  const images = await stage.compose('images', '--format', 'json');
  const { Tag } = JSON.parse(images).find(({ Repository }: { Repository: string }) => /gateway$/.test(Repository));
  const tried = await query(stage, "select count(*) from orders where email = 'smoke-order@example.com'");
  const observations = [
    {
      what: command,
      value: `${took.toFixed(1)} s, ${sinceTrial.toFixed(1)} s since all of it ran, ended ${outcome}`,
      ok: outcome === expected.ends && sinceTrial <= (expected.withinS ?? Number.POSITIVE_INFINITY),
    },
    {
      what: 'serves, and stands in the settings',
      value: `${Tag}, ${stage.settings.VERSION}`,
      ok: [Tag, stage.settings.VERSION].every((version) => version === expected.serves),
    },
    { what: 'orders of releases on trial', value: tried, ok: tried === '0' },
    ...answers,
  ];
  return { took, observations };
}

const [FORWARD = '', BACK = ''] = commandsIn('docs/operations.md', 'Deploy').filter((line) =>
  line.startsWith('infra/deploy.sh'),
);
const to = (version: string) => `WATCH_SECONDS=60 ${FORWARD.replace('1.1.0', version)}`;
const running = ({ settings }: Stage) => settings.VERSION ?? '';
const NEXT = 'next';

/**
 * To a release with three more migrations and back, as docs/operations.md says. Back takes a minute, or half of the way
 * there where the machine is busy.
 */
export const goodRelease: DrillSteps = {
  prepare: async (stage) => {
    await release(stage, running(stage), NEXT);
    await migratesFurther(stage, NEXT);
  },
  happen: async ({ stage }) => {
    const version = running(stage);
    const forward = await run(stage, to(NEXT), { serves: NEXT, ends: 'well' });
    const applied = await query(stage, 'select count(*) from kysely_migration');
    const back = await run(stage, BACK, { serves: version, ends: 'well', withinS: Math.max(60, forward.took / 2) });
    return [
      ...forward.observations,
      { what: 'migrations, of the next release', value: applied, ok: applied === '4' },
      ...back.observations,
    ];
  },
};

/** A release that must not serve: `deploy.sh` itself undoes it. */
export function badRelease(bad: BadRelease): DrillSteps {
  const broken = bad.what.replaceAll(' ', '-');
  return {
    prepare: async (stage) => {
      await release(stage, running(stage), broken);
      await migratesFurther(stage, broken);
      await runsInstead(stage, broken, bad);
    },
    happen: async ({ stage }) => {
      const { observations } = await run(stage, to(broken), { serves: running(stage), ends: 'undone', withinS: 120 });
      return observations;
    },
  };
}
