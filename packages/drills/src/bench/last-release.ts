import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Before the first release, and after a growth that is meant: set it to the commit that brings the growth, and say in the
 * message why that is worth its cost. The next release takes its place.
 */
const ACCEPTED_COMMIT = 'e002b2f7';

const ROOT = resolve(import.meta.dirname, '../../../..');
const RELEASES = join(ROOT, '.toolchain/releases');

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Its whole name. @throws if the history lacks it */
const commitOf = (root: string, name: string): string => git(root, 'rev-parse', '--verify', `${name}^{commit}`);

function isOlder(root: string, commit: string, than: string): boolean {
  try {
    const [one, other] = [commitOf(root, commit), commitOf(root, than)];
    return one !== other && git(root, 'merge-base', one, other) === one;
  } catch {
    // The history lacks one.
    return false;
  }
}

/**
 * The commit that this one is compared with: the last release, or the accepted one if that is later or nothing is released.
 * Undefined without git. @throws if the history lacks it
 */
export function findLastRelease(root: string = ROOT, accepted: string = ACCEPTED_COMMIT): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined;
  const [release] = git(root, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  if (release && !isOlder(root, release, accepted)) return release;
  try {
    commitOf(root, accepted);
    return accepted;
  } catch (cause) {
    throw new Error(`The history lacks ${accepted}: fetch it, or say --against <commit>`, { cause });
  }
}

/** A commit's own checkout, installed and built; it stays until another one is needed. @returns its folder */
export function buildCommit(name: string): string {
  const commit = commitOf(ROOT, name);
  for (const other of existsSync(RELEASES) ? readdirSync(RELEASES) : [])
    if (other !== commit) rmSync(join(RELEASES, other), { recursive: true });
  git(ROOT, 'worktree', 'prune');
  const folder = join(RELEASES, commit);
  if (existsSync(folder)) git(folder, 'reset', '--hard', '--quiet', commit);
  else git(ROOT, 'worktree', 'add', '--detach', folder, commit);
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], { cwd: folder, stdio: ['ignore', 2, 2] });
  return folder;
}
