import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const headings = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\S+)/gm)].map(([, name]) => name);

it('has a section for each version tag, newest first, below what is unreleased', () => {
  const tags = execFileSync('git', ['tag', '--list', 'v*', '--sort=-version:refname'], { cwd: root, encoding: 'utf8' });
  const versions = tags.split('\n').filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
  expect(headings).toEqual(['Unreleased', ...versions.map((tag) => tag.slice(1))]);
});
