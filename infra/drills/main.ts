/*
 * Runs the product in containers from scratch: starts an engine if needed, provides base images, builds ours, starts the
 * product with stand-ins, and goes through the drills (drill-list.ts). Loopback only, bounded in count and time.
 *
 * npm run drill -- containers                    what takes at most 25 minutes with base images at hand
 * npm run drill -- containers full               every drill
 * npm run drill -- containers crash 'slow s3'    these, by name or by its first word
 * … --keep                                       keeps it running and prints where; --down takes it down
 * … --clean                                      also removes the cache and the packages that a run installed
 * DRILL_CACHE=folder keeps the engine's data and base images (~/.cache/trueseason-drills)
 * DRILL_PULL=never pulls no images
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createReport, type Observation } from '@trueseason/drills/report';
import { customerPhotos } from '@trueseason/testing/portraits';
import { filledEnv } from '../testing/env-file.ts';
import { openStage, type Stage } from './compose.ts';
import { createSmallDisks } from './disks.ts';
import { drillsAsked } from './drill-list.ts';
import { type Engine, openEngine, removePackages } from './engine.ts';
import { choosePorts, writeEnvironment } from './environment.ts';
import { type Bases, builtUpon, createBases, pinnedImages } from './images.ts';
import { runDrill } from './run-drill.ts';
import { provideTools } from './tools.ts';

const cache = process.env.DRILL_CACHE ?? join(homedir(), '.cache/trueseason-drills');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean' }, down: { type: 'boolean' }, clean: { type: 'boolean' } },
});
const { keep = false, clean = false, down = false } = values;
/** Only takes down what an earlier run kept. */
const isOver = clean || down;
const drills = drillsAsked(positionals);
const report = createReport();

/** Whether the engine's processes, networks and disks are this machine's, and ours to touch. */
const isLocal = ({ env }: Engine) =>
  process.getuid?.() === 0 && (env.DOCKER_HOST ?? 'unix://').startsWith('unix://') && process.platform === 'linux';

async function prepare(engine: Engine): Promise<{ stage: Stage; bases: Bases }> {
  let env = engine.env;
  await report.step('tools', async () => {
    env = await provideTools(engine.env, cache);
    return [];
  });
  const ports = await choosePorts();
  const disks = isLocal(engine) ? createSmallDisks(join(cache, 'disks')) : undefined;
  const stage = openStage(env, writeEnvironment(join(cache, 'run'), ports), ports, disks);
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

async function drillAll(stage: Stage, bases: Bases): Promise<void> {
  const photos = await customerPhotos();
  await provideImages(stage, bases);
  await report.step('up', async () => {
    await takeDown(stage);
    await stage.disks?.make();
    await stage.compose('up', '--detach', '--wait', '--wait-timeout', '240');
    return [{ what: 'product', value: stage.urls.web }];
  });
  for (const drill of drills)
    await report.step(drill.name, async () =>
      drill.isLocal && !stage.disks
        ? [{ what: 'left out', value: 'needs root on the machine of the engine' }]
        : runDrill({ stage, photos }, drill),
    );
}

async function takeDown(stage: Stage): Promise<void> {
  await stage.compose('down', '--volumes', '--remove-orphans', '--timeout', '40');
  await stage.disks?.remove();
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
    if (!isOver) await drillAll(stage, prepared.bases);
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
