// The repository's own source files, parsed once for all checks of this folder, without git, which may not be there.
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const CODE = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|spec)\.tsx?$|\/(testing|e2e|bench)\//;
/** Packages that never reach production. */
const TEST_PACKAGE = /^packages\/(testing|drills|stand-ins|local-stack)\//;

/** Files from the root that .gitignore does not name, with or without a repository; links are not followed. */
export function listFiles(root) {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const ignored = ['.git', ...lines.map((line) => line.replace(/\/$/, ''))];
  const isIgnored = (path) =>
    ignored.some((one) => (one[0] === '/' ? one === `/${path}` : matchesGlob(path.split('/').at(-1), one)));
  const walk = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (isIgnored(path)) return [];
      return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : [];
    });
  return walk('');
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

/** Comments of style sheets, and of files whose comments begin with a number sign. */
const COMMENTS = { css: /\/\*[\s\S]*?\*\//g, other: /(?<=^|\s)#.*/gm };
const OTHER = /\.(?:ya?ml|sh|conf|env|example|Dockerfile)$|(?:^|\/)(?:\.[a-z]+|[A-Z][a-z]+file|run|allowed)$/;

const blank = (text) => text.replace(/\S/g, ' ');

/** A text in which all but these ranges is blank, so that lines stay where they are. */
function keepOnly(text, ranges) {
  let kept = '';
  for (const { start, end } of ranges) kept += blank(text.slice(kept.length, start)) + text.slice(start, end);
  return kept + blank(text.slice(kept.length));
}

/** What a file says to its readers: a document whole, of other files the comments. None for data. */
export function proseOf(path, text, sources) {
  if (path.endsWith('.md')) return text;
  const source = sources.find((one) => one.path === path);
  if (source) return keepOnly(text, source.comments);
  const pattern = path.endsWith('.css') ? COMMENTS.css : OTHER.test(path) ? COMMENTS.other : undefined;
  const found = pattern ? [...text.matchAll(pattern)] : [];
  return keepOnly(
    text,
    found.map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
  );
}

/** Calls the visitor's functions for the nodes of a file. */
export const visit = ({ program }, visitor) => new Visitor(visitor).visit(program);

/** `path:line` of an offset, as editors and terminals link it. */
export const at = ({ path, text }, offset) => `${path}:${text.slice(0, offset).split('\n').length}`;
