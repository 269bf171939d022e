import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, endWithParent } from '@trueseason/testing/servers';
import { compileOnChange } from './system/compile-on-change.ts';
import { restartOnChange } from './system/restart-on-change.ts';
import { readyLine, runUntilSignal } from './system/run-until-signal.ts';
import { ROOT } from './system/services.ts';

// Entry point of `npm run dev`: the system with compilation and service restarts on change, and Vite's server in front
// (WEB_DEV_PORT, default 5173), which proxies the API to the gateway.

const webPort = process.env.WEB_DEV_PORT || '5173';
const web = `http://localhost:${webPort}`;
const webFolder = join(ROOT, 'apps/web');
/** Workspaces that services do not run. */
const NOT_RUN = new Set(['local-stack', 'testing', 'drills', 'stand-ins']);

const workspaces = ['packages', 'services', 'apps'].flatMap((top) =>
  readdirSync(join(ROOT, top)).map((name) => join(ROOT, top, name)),
);
const stops: (() => unknown)[] = [];

await runUntilSignal(
  { PUBLIC_URL: web, ...process.env },
  async (system, show) => {
    const packages = readdirSync(join(ROOT, 'packages')).filter((name) => !NOT_RUN.has(name));
    const sources = workspaces.filter((folder) => folder !== webFolder).map((folder) => join(folder, 'src'));
    const viteArgs = ['--port', webPort, '--strictPort', '--clearScreen', 'false'];
    const vite = spawn(join(webFolder, 'node_modules/.bin/vite'), viteArgs, {
      cwd: webFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    endWithParent(vite);
    stops.push(restartOnChange(ROOT, packages, system.processes, show), compileOnChange(ROOT, sources), () =>
      endProcess(vite, ['SIGTERM', 'SIGKILL'], 3_000),
    );
    const serves = () => fetch(web).then(Boolean, () => false);
    while (vite.exitCode === null && !(await serves())) await sleep(100);
    if (vite.exitCode === null) process.stdout.write(`${readyLine(system, web)}\n`);
    else process.kill(process.pid, 'SIGTERM');
  },
  async () => void (await Promise.all(stops.map((stop) => stop()))),
);
