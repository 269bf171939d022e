// The notes of a release: its part of CHANGELOG.md. Refuses a version that is not the one of package.json, or not
// released yet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part below `## <version>`; throws where there is none. */
export function notesOf(changelog, version) {
  const part = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  if (!part) throw new Error(`CHANGELOG.md has no heading "## ${version}"; "(unreleased)" goes before the tag.`);
  return part.slice(version.length).trim();
}

export function releaseNotes(root, version) {
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (version !== current) throw new Error(`package.json is at ${current}, not at ${version}.`);
  return notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
}
