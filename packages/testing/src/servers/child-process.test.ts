import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { exitOf, sendSignal } from './child-process.ts';

it('sends a signal to a group, and none to what is gone or never was', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'ignore' });
  const group = -(child.pid ?? 0);
  sendSignal(group, 'SIGKILL');
  expect(await exitOf(child)).toEqual({ code: null, signal: 'SIGKILL' });
  const received: string[] = [];
  const note = () => void received.push('SIGWINCH');
  process.on('SIGWINCH', note);
  for (const id of [group, child.pid, 0, undefined]) expect(() => sendSignal(id, 'SIGWINCH')).not.toThrow();
  process.off('SIGWINCH', note);
  expect(received).toEqual([]);
});
