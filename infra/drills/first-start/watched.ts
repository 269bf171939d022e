import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buy, countAtProviders, type Shop } from '@trueseason/drills/customers';
import { createReport, type Observation } from '@trueseason/drills/report';
import { customerPhotos } from '@trueseason/testing/portraits';
import { freePort, sendSignal } from '@trueseason/testing/servers';
import { type Outgoing, watchOutgoing } from '../watch/outgoing.ts';
import { recordQuestions } from '../watch/questions.ts';
import { asOrdinaryUser } from './strange-machine.ts';

// What main.ts runs in a namespace: starts, purchases and stops on a set-up download, without the network.

const [copy = '', nodes = ''] = process.argv.slice(2);
const { NEWCOMER_PATH = '', WATCHED } = process.env;
const READY = /^.+ is ready: http/;
const PLANTED = 'planted.example';
/** A library may hold back what it has to report. */
const AFTERWARDS_MS = 10_000;

const report = createReport();
const photos = await customerPhotos();
const [web, ops, standIns] = await Promise.all([freePort(), freePort(), freePort()]);
/** One that breaks off is reported, and the next one runs. */
const row = (name: string, work: () => Promise<readonly Observation[]>) => report.step(name, work).catch(() => end());
const shop: Shop = { web: `http://localhost:${web}`, standIns: `http://localhost:${standIns}` };
const home = join(copy, '../home');
/** A newcomer's shell: nothing that a library takes for an automatic run, and a proxy out there. */
const SHELL: NodeJS.ProcessEnv = {
  ...{
    HOME: home,
    PATH: NEWCOMER_PATH,
    HTTP_PROXY: 'http://198.51.100.2:3128',
    HTTPS_PROXY: 'http://198.51.100.2:3128',
  },
  ...{ PORT: String(web), OPS_PORT: String(ops), STAND_INS_PORT: String(standIns) },
};
const NPM_START = ['npm', 'start'];

interface Started {
  readonly line: string;
  readonly said: readonly string[];
  /** Sends a signal to the first process, and waits until the last one has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();

/** @throws its last error lines, if it exits before it is ready */
async function start(env = SHELL, [command = '', ...args]: readonly string[] = NPM_START): Promise<Started> {
  const child = spawn(command, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
  const errorLines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errorLines.push(line));
  const exit = once(child, 'close').then(() => running.delete(child));
  const failed = exit.then(() => Promise.reject(new Error(errorLines.slice(-20).join('\n'))));
  failed.catch(() => {});
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => READY.test(line) && resolve(line));
  });
  return {
    line: await Promise.race([ready, failed]),
    said: errorLines,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      // Open until the last process has ended.
      await exit;
    },
  };
}

function end(): void {
  for (const { pid } of running) if (pid) sendSignal(-pid, 'SIGKILL');
}

const ready = ({ line }: Started): Observation => ({ what: 'ready', value: line, ok: !line.includes('No reports') });

async function purchase(email: string): Promise<Observation[]> {
  return countAtProviders(shop, [await buy(shop, photos, email)]);
}

/** What a start says that may not begin. */
const refusal = (env = SHELL, command = NPM_START): Promise<string> =>
  start(env, command).then(
    async (system) => {
      await system.stop();
      return 'started';
    },
    ({ message }: Error) => message,
  );

async function takenPorts(what: string): Promise<Observation> {
  const refused = await refusal();
  const isClear = /^Port \d+ \(PORT.* is taken/.test(refused) && !/Building|\n +at /.test(refused);
  return { what, value: refused, ok: isClear };
}

/** Another project, which only a browser that asks for localhost would reach. */
async function otherProject(): Promise<Observation> {
  const server = createServer((socket) => socket.end()).listen(web, '::1');
  await once(server, 'listening');
  try {
    return await takenPorts('another project on [::1]');
  } finally {
    server.close();
  }
}

/** How long (s) the last process outlives npm. */
async function killNpm(command: readonly string[]): Promise<Observation> {
  const system = await start(SHELL, command);
  const killedAt = performance.now();
  const isOver = await Promise.race([system.stop('SIGKILL').then(() => true), sleep(30_000, false)]);
  const seconds = ((performance.now() - killedAt) / 1000).toFixed(1);
  return { what: `${command.join(' ')}, killed`, value: isOver ? `gone after ${seconds} s` : 'still runs', ok: isOver };
}

/** A disk that has no room for a database. */
async function fullDisk(): Promise<Observation> {
  const disk = join(copy, '../small disk');
  mkdirSync(disk, { recursive: true });
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]).status === 0;
  if (!isMounted) return { what: 'a full disk', value: 'this machine cannot mount one' };
  try {
    // For root, Postgres runs as a user who cannot enter a temporary folder, and stores its data elsewhere.
    const refused = await refusal({ ...SHELL, DATA_DIR: disk }, [...asOrdinaryUser(), ...NPM_START]);
    const isClear = refused.includes(`The disk of ${disk} may be full`) && refused.includes('DATA_DIR');
    return { what: 'a full disk', value: refused, ok: isClear };
  } finally {
    spawnSync('umount', [disk]);
  }
}

/** A single browser test. */
async function browserTest(file: string): Promise<Observation> {
  const { status, stdout } = await promisify(execFile)('npm', ['test', '--', file], { cwd: copy, env: SHELL }).then(
    ({ stdout }) => ({ status: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, stdout }),
  );
  const value = stdout.trim().split('\n').at(-1) ?? '';
  return { what: `npm test -- ${file}`, value, ok: status === 0 && /^[1-9]\d* passed, 0 failed/.test(value) };
}

/** A question and a connection, which must be seen; a watch that sees none sees nothing. */
async function plant(outgoing: Outgoing, names: ReadonlySet<string>): Promise<Observation[]> {
  const idle = await outgoing.packets();
  const script = `fetch('http://${PLANTED}', { signal: AbortSignal.timeout(2_000) }).catch(() => {})`;
  await promisify(execFile)(process.execPath, ['--eval', script]);
  const packets = await outgoing.packets();
  const socket = [...outgoing.sockets].join(', ');
  return [
    { what: 'packets before', value: String(idle), ok: idle === 0 },
    { what: 'question', value: [...names].join(', '), ok: names.has(PLANTED) },
    { what: 'connection', value: socket, ok: socket.includes('198.51.100.1:80') },
    { what: 'packets', value: String(packets), ok: packets > 0 },
  ];
}

async function watched(work: () => Promise<void>): Promise<void> {
  const questions = await recordQuestions();
  const outgoing = watchOutgoing();
  await row('a planted connection', () => plant(outgoing, questions.names));
  const planted = await outgoing.packets();
  await work();
  await row('what left this machine', async () => {
    await sleep(AFTERWARDS_MS);
    const packets = (await outgoing.packets()) - planted;
    const names = [...questions.names].filter((name) => name !== PLANTED);
    await outgoing.close();
    return [
      { what: 'questions', value: names.join(', ') || 'none', ok: names.length === 0 },
      { what: 'packets', value: String(packets), ok: packets === 0 },
      {
        what: 'sockets, with the planted one',
        value: [...outgoing.sockets].join(', '),
        ok: outgoing.sockets.size === 1,
      },
      { what: 'in the home folder', value: readdirSync(home).join(', ') },
    ];
  });
  questions.close();
}

async function everything(): Promise<void> {
  const user = asOrdinaryUser();
  await row('npm start as an ordinary user', async () => {
    const system = await start(SHELL, [...user, ...NPM_START]);
    const observations = [...(await purchase('newcomer@example.com')), await takenPorts('a second start')];
    await system.stop();
    const namespaces = user.length > 0 ? 'refused' : 'this machine cannot refuse them';
    return [ready(system), { what: 'user namespaces', value: namespaces }, ...observations];
  });
  await row('again, without HOME', async () => {
    const { HOME: _, ...env } = SHELL;
    const system = await start(env);
    const observations = await purchase('homeless@example.com');
    await system.stop();
    return [ready(system), ...observations];
  });
  await row('npm killed', async () => [
    await killNpm(NPM_START),
    await killNpm(['nohup', ...NPM_START, '--script-shell=/bin/sh']),
  ]);
  await row('what a start refuses', async () => [await otherProject(), await fullDisk()]);
  await row('one browser test', async () => [await browserTest('second-press.spec.ts')]);
  for (const node of globSync('*/bin/node', { cwd: join(nodes, 'node_modules') }).sort()) {
    await row(node.split('/')[0] ?? '', async () => {
      const system = await start(SHELL, [join(nodes, 'node_modules', node), 'scripts/bootstrap.mjs', 'start']);
      await system.stop();
      return [ready(system)];
    });
  }
}

try {
  mkdirSync(home);
  await (WATCHED ? watched(everything) : everything());
} finally {
  end();
}
process.exitCode = report.finish() ? 0 : 1;
