import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { VERSION } from '../packages/contracts/src/product/version.ts';
import { readText } from './testing/files.ts';

it('judges the migrations of a release before it makes an image', () => {
  const { jobs } = parse(readText('.github/workflows/release.yml'));
  const runs = jobs.prepare.steps.map(({ run = '' }: { run?: string }) => run);
  // Without --orders: a million.
  expect(runs.filter((run: string) => /^npm run drill -- migrations (?!.*--orders)/.test(run))).toHaveLength(1);
  expect(jobs.images.needs).toContain('prepare');
});

it('shows one version everywhere', () => {
  expect(JSON.parse(readText('package.json')).version).toBe(VERSION);
  expect(/^## (\S+)/m.exec(readText('CHANGELOG.md'))?.[1]).toBe(VERSION);
  const images = readText('infra/k8s-example/images/kustomization.yaml');
  const tags = [...images.matchAll(/newTag: "(.+?)"/g)].map(([, tag]) => tag);
  expect(new Set(tags)).toEqual(new Set([VERSION]));
});

const CHANGELOG =
  '# Changelog\n\n## 1.1.0 (unreleased)\n\n- New\n\n## 1.0.0\n\n### Upgrading\n\n- First\n\n## 0.9.0\n\n- Old\n';

/** What the release workflow takes from the changelog for a tag. @throws where it refuses the tag */
function notesOf(tag: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  const script = join(import.meta.dirname, '../scripts/release-notes.mjs');
  execFileSync(process.execPath, [script, tag], { cwd: folder, stdio: 'pipe' });
  return readFileSync(join(folder, 'notes.md'), 'utf8').trim();
}

it('takes the notes of one version, once it is released', () => {
  expect(notesOf('v1.0.0', '1.0.0')).toBe('### Upgrading\n\n- First');
  expect(() => notesOf('v1.1.0', '1.1.0')).toThrow('Command failed');
  expect(() => notesOf('v1.0.0', '1.0.1')).toThrow('Command failed');
});
