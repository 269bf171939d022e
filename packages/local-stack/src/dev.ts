import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from './child-process.ts';
import { restartOnChange } from './system/restart-on-change.ts';
import { readyLine, runUntilSignal } from './system/run-until-signal.ts';
import { ROOT } from './system/services.ts';

// What `npm run dev` runs: the system, a compiler that watches, services that start again when their output changes,
// and Vite's server in front (WEB_DEV_PORT, default 5173), which passes the API on to the gateway.

const webPort = process.env.WEB_DEV_PORT || '5173';
const web = `http://localhost:${webPort}`;
/** Test helpers and this package itself are not what the services run. */
const NOT_RUN = new Set(['local-stack', 'test-kit']);

const tools: ChildProcess[] = [];
let stopWatching = () => {};

function runTool(command: string, args: string[], cwd: string): void {
  tools.push(spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: true }));
}

await runUntilSignal(
  { PUBLIC_URL: web, ...process.env },
  (system, show) => {
    const packages = readdirSync(join(ROOT, 'packages')).filter((name) => !NOT_RUN.has(name));
    stopWatching = restartOnChange(ROOT, packages, system.processes, show);
    runTool('tsc', ['-b', '--watch', '--preserveWatchOutput'], ROOT);
    runTool(join(ROOT, 'apps/web/node_modules/.bin/vite'), ['--port', webPort, '--strictPort'], join(ROOT, 'apps/web'));
    process.stdout.write(`${readyLine(system, web)}\n`);
  },
  async () => {
    stopWatching();
    await Promise.all(tools.map((tool) => endProcess(tool, ['SIGTERM', 'SIGKILL'], 3_000)));
  },
);
