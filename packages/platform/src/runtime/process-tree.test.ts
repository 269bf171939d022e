import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { cpuMsOf, cpuMsOfTree, killProcess, parsePsTime, processTree } from './process-tree.ts';

it.each([
  ['00:01', 1_000],
  ['1:02.50', 62_500],
  ['01:00:03', 3_603_000],
  ['2-00:00:01', 172_801_000],
])('understands the CPU time %s of ps', (text, ms) => {
  expect(parsePsTime(text)).toBe(ms);
});

it('reads the CPU time of a process and of those below it', async () => {
  const burn = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
  const child = spawn(process.execPath, ['-e', `${burn} console.log('done'); setTimeout(() => {}, 60_000)`]);
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  const own = cpuMsOf(pid) ?? 0;
  expect(own).toBeGreaterThanOrEqual(280);
  expect(processTree(process.pid).has(pid)).toBe(true);
  expect(cpuMsOfTree(process.pid)).toBeGreaterThanOrEqual(own);
  killProcess(pid);
  await once(child, 'close');
  expect([cpuMsOf(pid), cpuMsOfTree(pid)]).toEqual([undefined, undefined]);
});

it('ends a process that is stopped, and lets one be that is gone', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  killProcess(pid);
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  expect(() => killProcess(pid)).not.toThrow();
});
