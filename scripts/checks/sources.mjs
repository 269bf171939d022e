// The repository's own source files, parsed once for all checks of this folder.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const CODE = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|spec)\.tsx?$|\/(testing|e2e|bench)\//;
/** Packages that never reach production. */
const TEST_PACKAGE = /^packages\/(test-kit|painted-portraits|workshop|stand-ins|embedded-servers|local-stack)\//;

/** Tracked files and new ones that are not ignored, from the root. */
export function listFiles(root) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return names.filter((name) => name && existsSync(join(root, name)));
}

export const isTest = (path) => TEST.test(path);

/** Whether a file's code runs in production or is built into what does. */
export const isProduct = (path) =>
  /^(packages|services|apps)\/[^/]+\/src\//.test(path) && !TEST.test(path) && !TEST_PACKAGE.test(path);

/** A file's text, syntax tree and comments; positions of the tree are offsets into the text. */
export function parse(path, text) {
  const { program, comments } = parseSync(path, text);
  return { path, text, program, comments };
}

export function readSources(root, paths) {
  return paths.filter((path) => CODE.test(path)).map((path) => parse(path, readFileSync(join(root, path), 'utf8')));
}

/** Calls the visitor's functions for the nodes of a file. */
export const visit = ({ program }, visitor) => new Visitor(visitor).visit(program);

/** `path:line` of an offset, as editors and terminals link it. */
export const at = ({ path, text }, offset) => `${path}:${text.slice(0, offset).split('\n').length}`;
