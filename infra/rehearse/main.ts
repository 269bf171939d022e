/*
 * Runs the product in containers from scratch: starts an engine if needed, provides base images, builds ours, runs the
 * product with stand-ins, buys, crashes, deploys, restores, tests the alert rules, and cleans up. Loopback only,
 * bounded in count and time.
 *
 * npm run rehearse [-- --keep] keeps it running and prints where; `-- --down` takes it down; `-- --clean` also removes the
 * cache and the packages that a rehearsal installed
 * `--only=crash,deploy` runs these steps only
 * REHEARSE_CACHE=folder keeps the engine's data and base images (~/.cache/trueseason-rehearsal)
 * REHEARSE_PULL=never pulls no images
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { buy, countAtProviders, type Photos } from '@trueseason/drills/customers';
import { drillMigrations } from '@trueseason/drills/migrations';
import { createReport, type Observation } from '@trueseason/drills/report';
import { partsAsked } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { filledEnv } from '../testing/env-file.ts';
import { openStage, type Stage } from './compose.ts';
import { type Engine, openEngine, removePackages } from './engine.ts';
import { choosePorts, writeEnvironment } from './environment.ts';
import { type Bases, builtUpon, createBases, pinnedImages } from './images.ts';
import { testRules } from './steps/alert-rules.ts';
import { checkContainment } from './steps/containment.ts';
import { crashEach } from './steps/crash.ts';
import { deploy } from './steps/deploy.ts';
import { restoreBackup } from './steps/restore.ts';
import { provideTools } from './tools.ts';

const cache = process.env.REHEARSE_CACHE ?? join(homedir(), '.cache/trueseason-rehearsal');
// Reject typos: a run takes a quarter of an hour.
const unknown = process.argv.slice(2).find((arg) => !/^--(?:keep|down|clean|only=.+)$/.test(arg));
if (unknown !== undefined) {
  process.stderr.write(`${unknown} is no option of this command: --keep, --down, --clean or --only=steps\n`);
  process.exit(2);
}
const keep = process.argv.includes('--keep');
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const clean = process.argv.includes('--clean');
/** Only takes down what an earlier rehearsal kept. */
const isOver = clean || process.argv.includes('--down');
/** As many as take a minute; the release workflow has a million. */
const ORDERS_TO_MIGRATE = 50_000;
const STEPS: Readonly<Record<string, (stage: Stage, photos: Photos) => Promise<Observation[]>>> = {
  'the main job through the web container': mainJob,
  containment: checkContainment,
  crash: crashEach,
  deploy,
  'back up and restore': restoreBackup,
  migrations: () => drillMigrations({ orders: ORDERS_TO_MIGRATE }),
  'alert rules': testRules,
};
const steps = partsAsked(only ?? [], Object.keys(STEPS));
const report = createReport();

async function prepare(engine: Engine): Promise<{ stage: Stage; bases: Bases }> {
  let env = engine.env;
  await report.step('tools', async () => {
    env = await provideTools(engine.env, cache);
    return [];
  });
  const ports = await choosePorts();
  const stage = openStage(env, writeEnvironment(join(cache, 'run'), ports), ports);
  return { stage, bases: createBases(env, cache) };
}

async function provideImages(stage: Stage, bases: Bases): Promise<void> {
  // In parallel: one compiles while others wait for packages.
  const brought = new Map(pinnedImages(filledEnv()).map((tag) => [tag, bases.provide(tag)]));
  // Ours need two of them; the others build in parallel.
  const built = Promise.all(builtUpon().map((tag) => brought.get(tag))).then(() => stage.compose('build'));
  // Reported by its step.
  built.catch(() => {});
  await report.step('base images', async () => {
    const images = await Promise.all(brought.values());
    return images.map(({ tag, how, digest }): Observation => {
      // Only the dashboards have no replacement, and only --profile monitoring needs them.
      const ok = how !== 'missing' || tag.startsWith('grafana/');
      return { what: tag, value: digest ? `${how}, ${digest}` : how, ok };
    });
  });
  await report.step('build every image', async () => {
    await built;
    return [];
  });
}

async function mainJob({ urls }: Stage, photos: Photos): Promise<Observation[]> {
  const orders = [await buy(urls, photos, 'first@example.com'), await buy(urls, photos, 'second@example.com')];
  const took = orders.map(({ began, analyzed, mailed }, i) => ({
    what: `customer ${i + 1}, upload to season and to mail`,
    value: [analyzed, mailed].map((end) => `${((end - began) / 1000).toFixed(1)} s`).join(', '),
  }));
  return [...took, ...(await countAtProviders(urls, orders))];
}

async function rehearse(stage: Stage, bases: Bases): Promise<void> {
  const photos = await customerPhotos();
  await provideImages(stage, bases);
  await report.step('up', async () => {
    await takeDown(stage);
    await stage.compose('up', '--detach', '--wait', '--wait-timeout', '240');
    return [{ what: 'product', value: stage.urls.web }];
  });
  for (const name of steps) await report.step(name, async () => STEPS[name]?.(stage, photos) ?? []);
}

async function takeDown(stage: Stage): Promise<void> {
  await stage.compose('down', '--volumes', '--remove-orphans', '--timeout', '40');
}

async function tellLogs(stage: Stage): Promise<void> {
  const { stdout } = await stage.tryCompose('logs', '--no-color', '--tail', '15');
  const { stdout: states } = await stage.tryCompose('ps', '--all');
  process.stdout.write(`${states}\n${stdout}\n`);
}

async function main(): Promise<boolean> {
  if (isOver && !existsSync(cache)) return true;
  mkdirSync(cache, { recursive: true });
  const engine = await openEngine(join(cache, 'engine'));
  process.stdout.write(engine.ours ? `Using a private engine in ${cache}\n` : 'The engine that answers\n');
  let stage: Stage | undefined;
  const leave = async () => {
    const running = stage;
    if (running && !keep) {
      await report.step('down', async () => {
        await takeDown(running);
        return [];
      });
    }
    if (!keep) await engine.stop();
  };
  process.once('SIGINT', () => leave().finally(() => process.exit(130)));
  process.once('SIGTERM', () => leave().finally(() => process.exit(143)));
  try {
    const prepared = await prepare(engine);
    stage = prepared.stage;
    if (!isOver) await rehearse(stage, prepared.bases);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    if (stage) await tellLogs(stage);
  } finally {
    await leave();
  }
  if (clean) {
    if (engine.ours) await removePackages(join(cache, 'engine'));
    rmSync(cache, { recursive: true, force: true });
  }
  if (keep) process.stdout.write(`DOCKER_HOST=${engine.env.DOCKER_HOST ?? ''}\n`);
  return report.finish();
}

const isGood = await main().catch((error: Error) => {
  process.stdout.write(`${error.message}\n`);
  return false;
});
process.exitCode = isGood ? 0 : 1;
