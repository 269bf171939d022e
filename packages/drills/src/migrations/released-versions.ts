import { readFileSync } from 'node:fs';

const CHANGELOG = new URL('../../../../CHANGELOG.md', import.meta.url);

/** The versions that are out, by the changelog. */
export const releasedVersions = (changelog = readFileSync(CHANGELOG, 'utf8')): string[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version);
