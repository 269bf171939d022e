import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countAtProviders, type Photos } from '@trueseason/drills/customers';
import type { Observation } from '@trueseason/drills/report';
import { query, type Stage } from '../compose.ts';
import { commandsIn } from '../documents.ts';
import { buyTogether } from './buy-together.ts';
import { watch } from './watch.ts';

const MIGRATIONS_OF_NEXT = `
  '0002-column': { up: (db) => sql\`alter table orders add column rehearsed text\`.execute(db) },
  '0003-table': { up: (db) => sql\`create table rehearsed (id bigint references orders on delete cascade)\`.execute(db) },
  '0004-index': { concurrent: true, up: (db) =>
    sql\`create index concurrently if not exists by_rehearsed on orders (rehearsed)\`.execute(db) },
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

/** Bad releases: the image that is other, and what its container runs instead of the service. */
const BAD = [
  { what: 'a release that crashes', image: 'gateway', runs: 'exit 1' },
  {
    what: 'a release without its database',
    image: 'gateway',
    runs: 'DATABASE_URL=postgres://trueseason:wrong@postgres:5432/trueseason exec node dist/main.js',
  },
  {
    what: 'a release with another sender',
    image: 'mailer',
    runs: 'MAIL_FROM=other@example.com exec node dist/main.js',
  },
  { what: 'a release that crashes later', image: 'gateway', runs: 'timeout 20 node dist/main.js' },
  {
    what: 'a release whose worker fails',
    image: 'analysis',
    runs: `MASTER_KEY=${'0'.repeat(64)} exec node dist/main.js`,
  },
] as const;

async function runsInstead(stage: Stage, version: string, { image, runs }: (typeof BAD)[number]): Promise<void> {
  const container = await stage.docker('create', `trueseason/${image}:${version}`);
  const command = `CMD ["sh", "-c", "${runs}"]`;
  await stage.docker('commit', '--change', command, container, `trueseason/${image}:${version}`);
  await stage.docker('rm', container);
}

interface Expected {
  readonly what: string;
  readonly serves: string;
  readonly ends: 'well' | 'undone';
  readonly withinS?: number;
}

/** Runs a command of the document while people browse and buy. */
async function run(stage: Stage, photos: Photos, command: string, expected: Expected): Promise<Observation[]> {
  const watching = watch(stage);
  const buying = buyTogether(stage, photos, expected.what.replaceAll(' ', '-'), 6, 4_000);
  buying.catch(() => {});
  const started = performance.now();
  const outcome = await stage.shell(command).then(
    () => 'well',
    () => 'undone',
  );
  const took = (performance.now() - started) / 1000;
  const answers = await watching.end(expected.what);
  const images = await stage.compose('images', '--format', 'json');
  const { Tag } = JSON.parse(images).find(({ Repository }: { Repository: string }) => /gateway$/.test(Repository));
  return [
    {
      what: `${command}: ${expected.what}`,
      value: `${took.toFixed(1)} s, ended ${outcome}`,
      ok: outcome === expected.ends && took <= (expected.withinS ?? Number.POSITIVE_INFINITY),
    },
    {
      what: 'serves, and stands in the settings',
      value: `${Tag}, ${stage.settings.VERSION}`,
      ok: [Tag, stage.settings.VERSION].every((version) => version === expected.serves),
    },
    ...answers,
    ...(await countAtProviders(stage.urls, await buying)),
  ];
}

/** As docs/operations.md says: to a release with three more migrations, back, and to bad ones, which are undone. */
export async function deploy(stage: Stage, photos: Photos): Promise<Observation[]> {
  const version = stage.settings.VERSION ?? '';
  const [forward = '', back = ''] = commandsIn('docs/operations.md', 'Deploy').filter((line) =>
    line.startsWith('infra/deploy.sh'),
  );
  const next = `${version}-next`;
  const to = (release: string) => `WATCH_SECONDS=60 ${forward.replace('1.1.0', release)}`;
  await release(stage, version, next);
  await migratesFurther(stage, next);
  const observations = await run(stage, photos, to(next), { what: 'the next release', serves: next, ends: 'well' });
  const applied = await query(stage, 'select count(*) from kysely_migration');
  observations.push({ what: 'migrations, of the next release', value: applied, ok: applied === '4' });
  observations.push(...(await run(stage, photos, back, { what: 'back', serves: version, ends: 'well', withinS: 60 })));

  for (const [index, bad] of BAD.entries()) {
    const broken = `${version}-broken-${index}`;
    await release(stage, next, broken);
    await runsInstead(stage, broken, bad);
    const expected = { what: bad.what, serves: version, ends: 'undone', withinS: 180 } as const;
    observations.push(...(await run(stage, photos, to(broken), expected)));
  }
  const orders = await query(stage, "select count(*) from orders where email = 'smoke-order@example.com'");
  observations.push({ what: 'orders of releases on trial', value: orders, ok: orders === '0' });
  return observations;
}
