// What no ready-made tool finds, over all sources in one pass; prints each finding on a line and ends with 1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRILLS, SHOP } from '../subcommands.mjs';
import { findCasts, judgeCasts } from './casts.mjs';
import { findDeviceApis, findEndlessWaits } from './device-apis.mjs';
import { findLooseFacts, findTypedFacts, isDoc } from './facts.mjs';
import { findLooseText } from './loose-text.mjs';
import { findMissingCommands, findMissingPaths } from './named-files.mjs';
import { findSuperLinear } from './patterns.mjs';
import { findPersonLines } from './person-lines.mjs';
import { listFiles, proseOf, readSources } from './sources.mjs';
import { findForeignTables } from './table-owners.mjs';
import { findWrongWords } from './words.mjs';

const root = join(import.meta.dirname, '../..');
const paths = listFiles(root);
const read = (path) => readFileSync(join(root, path), 'utf8');
const sources = readSources(root, paths);
const readAll = (wanted) => paths.filter(wanted).map((path) => ({ path, text: read(path) }));
const pages = readAll((path) => /^apps\/web\/(src\/.*\.md|[\w-]+\.html)$/.test(path));

/** Without the changelog, which describes the past, generated files, pictures and fonts. */
const isText = (path) =>
  !/^(CHANGELOG\.md|NOTICE|pnpm-lock\.yaml)$|\.(avif|json|png|svg|tflite|webp|woff2)$/.test(path);
const texts = readAll(isText);
const prose = texts.map(({ path, text }) => ({ path, text: proseOf(path, text, sources) }));
const words = { drill: Object.keys(DRILLS), shop: SHOP };
const commands = new Map(Object.keys(JSON.parse(read('package.json')).scripts).map((name) => [name, words[name]]));

const findings = [
  ...judgeCasts(findCasts(sources)),
  ...findSuperLinear(sources),
  ...findDeviceApis(sources),
  ...findEndlessWaits(sources),
  ...findLooseText(sources),
  ...findTypedFacts(sources, pages),
  ...findLooseFacts(readAll(isDoc)),
  ...findWrongWords(paths, read),
  ...findPersonLines(paths, read),
  ...findForeignTables(readAll((path) => path.startsWith('packages/shop/src/') && path.endsWith('.ts'))),
  ...findMissingPaths(prose, paths),
  ...findMissingCommands(texts, commands),
];
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
