import { spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { exitOf } from '../child-process.ts';
import type { Place } from './unix-user.ts';

/** Runs initdb or pg_ctl as the server's user, who gets `files`; rejects with its output on failure. */
export async function runTool(place: Place, tool: string, args: string[], files: string[] = []): Promise<void> {
  const { uid } = place;
  if (uid !== undefined) for (const file of files) chownSync(file, uid, uid);
  const child = spawn(join(place.binaries, 'bin', tool), args, {
    cwd: place.data,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  const [exit, out, err] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
  if (exit.code === 0) return;
  const reason = exit.code === null && exit.signal === null ? (await failed).message : `${err}${out}`.trim();
  throw new Error(`${tool} failed: ${reason}`);
}
