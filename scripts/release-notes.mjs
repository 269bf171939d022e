// Writes a file with the part of CHANGELOG.md on the version of a tag. Fails if package.json has another version, or if it is
// still unreleased. In Node, because a test runs it where there may be no sed or grep.
import { readFileSync, writeFileSync } from 'node:fs';

const tag = process.argv[2];
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and package.json has ${version}`);

const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const [title, ...notes] = (sections.find((section) => section.startsWith(`${version}\n`)) ?? '').split('\n');
if (!title || notes.join('') === '') throw new Error(`CHANGELOG.md has no notes of ${version}, or it is unreleased`);
writeFileSync('notes.md', notes.join('\n'));
