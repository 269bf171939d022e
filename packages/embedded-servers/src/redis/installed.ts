import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** BullMQ requires Redis 6.2; every Valkey is newer. */
const OLDEST = 6.2;

/** A recent enough installed redis-server or valkey-server. */
export function findInstalled(path: string): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  const candidates = ['redis-server', 'valkey-server'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((candidate) => isNewEnough(spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout));
}

/** Reads `Redis server v=7.0.15 …` or `Valkey server v=8.1.0 …`. */
export function isNewEnough(version: string | null): boolean {
  const [, major, minor] = /server v=(\d+)\.(\d+)/.exec(version ?? '') ?? [];
  return Number(`${major}.${minor}`) >= OLDEST;
}
