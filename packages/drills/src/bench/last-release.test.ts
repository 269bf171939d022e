import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findLastRelease } from './last-release.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true }));

const IDENTITY = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
const git = (...args: string[]) =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
const commit = (message: string) => {
  git('commit', '--quiet', '--allow-empty', '--message', message);
  return git('rev-parse', 'HEAD');
};

it('compares with nothing where there is no git', () => {
  expect(findLastRelease(folder, 'abc')).toBeUndefined();
});

it.skipIf(!hasGit)('compares with the accepted commit before the first release, then with the later of both', () => {
  git('init', '--quiet');
  const first = commit('first');
  expect(() => findLastRelease(folder, 'abcdef12')).toThrow('The history lacks abcdef12');
  expect(findLastRelease(folder, first)).toBe(first);
  git('tag', 'v1.9.0');
  expect(findLastRelease(folder, first)).toBe('v1.9.0');
  const second = commit('second');
  expect(findLastRelease(folder, second)).toBe(second);
  git('tag', '--annotate', 'v1.10.0', '--message', 'release');
  commit('third');
  expect(findLastRelease(folder, second)).toBe('v1.10.0');
  expect(findLastRelease(folder, 'abcdef12')).toBe('v1.10.0');
});

it.skipIf(!hasGit)('leaves out releases of another line', () => {
  git('checkout', '--quiet', '--detach', 'v1.9.0');
  expect(findLastRelease(folder, 'v1.9.0')).toBe('v1.9.0');
});
