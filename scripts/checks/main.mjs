// What no ready-made tool finds, over all sources in one pass; prints each finding on a line and ends with 1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCasts, judgeCasts } from './casts.mjs';
import { findTypedFacts } from './facts.mjs';
import { findSuperLinear } from './patterns.mjs';
import { listFiles, readSources } from './sources.mjs';
import { findWrongWords } from './words.mjs';

const root = join(import.meta.dirname, '../..');
const paths = listFiles(root);
const read = (path) => readFileSync(join(root, path), 'utf8');
const sources = readSources(root, paths);
const pages = paths.filter((path) => /^apps\/web\/src\/.*\.md$/.test(path)).map((path) => ({ path, text: read(path) }));

const findings = [
  ...judgeCasts(findCasts(sources)),
  ...findSuperLinear(sources),
  ...findTypedFacts(sources, pages),
  ...findWrongWords(paths, read),
];
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
