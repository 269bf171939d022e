import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Photos } from '@trueseason/drills/customers';
import type { Observation } from '@trueseason/drills/report';
import { createBrowser, createCustomer } from '@trueseason/testing';
import { sendSignal } from '@trueseason/testing/servers';
import { launch, processes, rated, refusal, SELLS_S, type Start, start } from './starts.ts';
import type { Step } from './steps.ts';

/** Linux's unprivileged user, who owns the folder if root runs the drill. */
const OWNER = 65_534;
const IN_USE = /in use by another start/;
/** From npm's first line to a shop that sells. */
const KILLED_AFTER_MS = Array.from({ length: 10 }, (_, index) => 400 + index * 700);

const isRoot = process.getuid?.() === 0;

/** A command of the folder's owner, or of root as by sudo. */
const byOwner = isRoot
  ? ['setpriv', `--reuid=${OWNER}`, `--regid=${OWNER}`, '--clear-groups', 'npm', 'start']
  : ['npm', 'start'];
const BY = { owner: byOwner, root: ['npm', 'start'] } as const;
type User = keyof typeof BY;

function ownersFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, OWNER, OWNER);
  return path;
}

/** The copy, as its owner has it. */
function ownersCopy(copy: string, folder: string): string {
  if (!isRoot) return copy;
  const copyOfNobody = join(folder, 'of nobody');
  if (existsSync(copyOfNobody)) return copyOfNobody;
  // Not by hard links, since the owner changes.
  execFileSync('cp', ['--archive', '--no-target-directory', copy, `${copyOfNobody}.new`]);
  execFileSync('chown', ['--recursive', '--no-dereference', `${OWNER}:${OWNER}`, `${copyOfNobody}.new`]);
  execFileSync('mv', [`${copyOfNobody}.new`, copyOfNobody]);
  return copyOfNobody;
}

/** How many Postgres servers have had this folder at the same time, until it is called. */
function watchServers(dataDir: string): () => number {
  const count = () => {
    const servers = processes((pid) => {
      const isOfFolder = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${dataDir}/`);
      const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return isOfFolder ? { pid, parent } : undefined;
    });
    // A server's children have its words until they have a title.
    return servers.filter(({ parent }) => !servers.some(({ pid }) => pid === parent)).length;
  };
  let maximum = 0;
  const timer = setInterval(() => {
    maximum = Math.max(maximum, count());
  }, 100);
  return () => {
    clearInterval(timer);
    return Math.max(maximum, count());
  };
}

const combinations = (['owner', 'root'] as const)
  .filter((user) => isRoot || user === 'owner')
  .flatMap((user) => (['same', 'other'] as const).map((tmp) => ({ user, tmp })));

/** Two starts on one data folder: the first is running, killed at any moment, or stopped; the second is anybody's. */
export async function startTwice(step: Step, copy: string, folder: string, photos: Photos): Promise<void> {
  const cwd = ownersCopy(copy, folder);
  const dataDir = join(ownersFolder(join(folder, 'data of nobody')), 'data');
  const HOME = ownersFolder(join(folder, 'home of nobody'));
  const places = { same: ownersFolder(join(folder, 'tmp')), other: ownersFolder(join(folder, 'other tmp')) };
  const options = (user: User, tmp: keyof typeof places): Start => ({
    ...{ cwd, dataDir, command: BY[user] },
    env: { TMPDIR: places[tmp], ...(user === 'owner' && { HOME }) },
  });
  let order: { id: number; cookie: string } | undefined;
  /** Whether an earlier start's order still exists; makes the first one. */
  const keeps = async (web: string, standIns: string) => {
    const browser = createBrowser(web);
    if (!order) order = { id: await createCustomer(browser, standIns).upload(photos), cookie: browser.cookieHeader() };
    const { status } = await browser.call('GET', `/api/orders/${order.id}/status`, undefined, { cookie: order.cookie });
    if (status !== 200) throw new Error(`an order of before is answered with ${status}`);
  };

  for (const { user, tmp } of combinations)
    await step(`a second start by ${user}, ${tmp} TMPDIR`, async () => {
      const observations: Observation[] = [];
      const first = await start({
        ...options('owner', 'same'),
        sells: async (web, standIns) => {
          await keeps(web, standIns);
          // Its signal and the wait for the last process would reach the first one.
          const second = await launch(options(user, tmp));
          const began = performance.now();
          const isReady = await second.ready;
          const lines = second.output.filter((line) => line.trim() && !line.startsWith('>'));
          const took = (performance.now() - began) / 1000;
          observations.push(...refusal({ isReady, lines, output: second.output.join('\n'), took, gone: 0 }, IN_USE));
          await keeps(web, standIns);
        },
      });
      return [...observations, ...rated(first, SELLS_S), sold(first)];
    });

  for (const { user, tmp } of combinations)
    for (const [at, ms] of KILLED_AFTER_MS.entries())
      await step(`killed after ${ms} ms, then by ${user}, ${tmp} TMPDIR`, async () => {
        const servers = watchServers(dataDir);
        const first = await launch(options(at % 2 === 0 || !isRoot ? 'owner' : 'root', 'same'));
        await sleep(ms);
        // Everything that the shell started, or only npm.
        const { pid = 0 } = first.child;
        sendSignal(at % 3 === 0 ? pid : -pid, 'SIGKILL');
        let second = await start({ ...options(user, tmp), sells: keeps });
        const waits = second.isReady ? [] : refusal(second, IN_USE);
        if (!second.isReady) {
          await first.closed;
          second = await start({ ...options(user, tmp), sells: keeps });
        }
        const maximum = servers();
        return [
          ...waits,
          ...rated(second, SELLS_S),
          sold(second),
          { what: 'servers at a time', value: String(maximum), ok: maximum <= 1 },
        ];
      });
}

const sold = ({ isReady, output }: { isReady: boolean; output: string }): Observation => {
  const ok = isReady && !output.includes('It does not sell');
  return { what: 'sells, with its data', value: ok ? 'yes' : output, ok };
};

/** Letters of a path that shells, URLs and globs give a meaning. */
const STRANGE = "a #?%41[b]{c,d}'!(e)&;=+@~^|<>,é\t";

/** Installs, builds and starts in a folder whose path is strange. */
export async function inStrangePlaces(step: Step, copy: string, scratch: string): Promise<void> {
  await step('a strange path', async () => {
    const cwd = join(scratch, STRANGE);
    execFileSync('cp', ['--archive', '--link', '--no-target-directory', copy, cwd]);
    // Another system's data, and what says that all is installed and built.
    for (const path of ['.data', 'node_modules/.trueseason-installed', '.toolchain/built-code', '.toolchain/built-web'])
      rmSync(join(cwd, path), { recursive: true, force: true });
    const outcome = await start({ cwd, dataDir: join(cwd, '.data') });
    rmSync(cwd, { recursive: true });
    return [...rated(outcome, SELLS_S * 3), sold(outcome)];
  });
}
