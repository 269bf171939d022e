import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Before the first release, and after a growth that is meant: set it to the commit that brings the growth, and say in the
 * message why it is worth its cost. The next release takes its place.
 */
const ACCEPTED_COMMIT = '8625f1dd';

const ROOT = resolve(import.meta.dirname, '../../../..');
const RELEASES = join(ROOT, '.toolchain/releases');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const isKnown = (commit: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

const isOlder = (commit: string, than: string): boolean =>
  git('merge-base', commit, than) === git('rev-parse', `${commit}^{commit}`);

/**
 * The commit that this one is compared with: the last release, or the accepted one where that is later or there is no
 * release. Undefined without git. @throws if the history lacks it
 */
export function findLastRelease(): string | undefined {
  if (!existsSync(join(ROOT, '.git'))) return undefined;
  const [tag] = git('tag', '--list', 'v*', '--merged', '--sort=-version:refname').split('\n');
  const isAccepted = isKnown(ACCEPTED_COMMIT);
  if (tag) return isAccepted && isOlder(tag, ACCEPTED_COMMIT) ? ACCEPTED_COMMIT : tag;
  if (!isAccepted)
    throw new Error(`The history lacks ${ACCEPTED_COMMIT}: fetch it, or name another: --against <commit>`);
  return ACCEPTED_COMMIT;
}

/**
 * A commit's own checkout, installed and built. It stays for the next run, until another commit is asked for.
 * @returns its folder
 */
export function buildCommit(commit: string): string {
  const name = git('rev-parse', '--verify', `${commit}^{commit}`);
  for (const other of existsSync(RELEASES) ? readdirSync(RELEASES) : [])
    if (other !== name) rmSync(join(RELEASES, other), { recursive: true });
  git('worktree', 'prune');
  const folder = join(RELEASES, name);
  if (existsSync(folder)) git('-C', folder, 'reset', '--hard', '--quiet', name);
  else git('worktree', 'add', '--detach', folder, name);
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], { cwd: folder, stdio: ['ignore', 2, 2] });
  return folder;
}
