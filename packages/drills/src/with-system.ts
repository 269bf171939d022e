import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type System, startSystem } from '@trueseason/local-stack';

/** Runs a function against a fresh system with its data folder, and cleans up afterwards. */
export async function withSystem<Result>(
  env: Record<string, string>,
  use: (system: System, directory: string) => Promise<Result>,
  start: typeof startSystem = startSystem,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'trueseason-'));
  const system = await start({ dataDir: directory, env });
  try {
    return await use(system, directory);
  } finally {
    await system.close();
    await rm(directory, { recursive: true, force: true });
  }
}
