import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VERSION } from '../packages/contracts/src/product/version.ts';
import { notesOf } from './release-notes.mjs';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

it('shows one version everywhere', () => {
  expect(JSON.parse(read('package.json')).version).toBe(VERSION);
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(VERSION);
  const tags = [...read('infra/k8s-example/images/kustomization.yaml').matchAll(/newTag: "(.+?)"/g)].map(
    ([, tag]) => tag,
  );
  expect(new Set(tags)).toEqual(new Set([VERSION]));
});

it('takes the notes of one version, once it is released', () => {
  const changelog = '# Changelog\n\n## 1.1.0 (unreleased)\n\n- New\n\n## 1.0.0\n\n### Upgrading\n\n- First\n';
  expect(notesOf(changelog, '1.0.0')).toBe('### Upgrading\n\n- First');
  expect(() => notesOf(changelog, '1.1.0')).toThrow('unreleased');
});
