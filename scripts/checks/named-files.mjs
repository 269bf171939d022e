// What a document or a comment names as a file, folder, workspace, decision or command must exist: a checker of links sees
// none of these in comments and code spans.
import { matchesGlob, posix } from 'node:path';

const FOLDERS = 'packages|services|apps|infra|scripts|docs|\\.github';
const EXTENSIONS = 'ts|tsx|mjs|cjs|js|sh|css|md|ya?ml|Dockerfile';
/** In backticks; or without them, from a top folder on or by a file's name. Names of libraries begin with a capital. */
const NAMED = new RegExp(
  `\`([^\`\\s]+)\`|(?<![\\w./:@-]|\\]\\()((?:${FOLDERS})/[\\w./*-]*[\\w*/]|[a-z0-9][\\w.-]*(?:/[\\w.-]+)*\\.(?:${EXTENSIONS})(?![\\w-]))`,
  'g',
);
/** A path from a top folder on, or a file by the last parts of its path. */
const PATH = new RegExp(`^(?:(?:${FOLDERS}|src)/[\\w./*{},-]+|[\\w./*{},-]+\\.(?:${EXTENSIONS}))$`);
/** A link of Markdown to a file of the repository. */
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)\s#]+)/g;
const WORKSPACE = /@trueseason\/([\w-]+)/g;
const DECISION = /\bdecisions? (\d+)/gi;
const COMMAND = /\bnpm run ([\w:-]+)(?: -- ([a-z][\w-]*))?/g;
/** What the build makes. */
const BUILT = /(?:^|\/)dist(?:\/|$)/;

/** Whether a file or folder ends with this path, or fits the pattern. Built files are named after their source. */
function exists(name, paths) {
  const source = name.replace(/\.js$/, '.ts').replace(/^\.?\/|\/$/g, '');
  if (/[*{]/.test(source)) return paths.some((path) => matchesGlob(path, `**/${source}{,/**}`));
  return paths.some((path) => `/${path}`.endsWith(`/${source}`) || `/${path}`.includes(`/${source}/`));
}

const namedPaths = ({ text }, paths) =>
  [...text.matchAll(NAMED)]
    .map(({ 1: marked, 2: plain, index }) => ({ name: marked ?? plain, index }))
    .filter(({ name }) => PATH.test(name) && !BUILT.test(name) && !exists(name, paths));

function linkedPaths({ path, text }, paths) {
  if (!path.endsWith('.md')) return [];
  const isThere = (file) => paths.some((one) => one === file || one.startsWith(`${file}/`));
  return [...text.matchAll(LINK)]
    .map(({ 1: name, index }) => ({ name, index }))
    .filter(({ name }) => !isThere(posix.join(path, '..', name)));
}

function namedDecisions({ text }, paths) {
  const isThere = (number) => paths.some((path) => path.startsWith(`docs/decisions/${number.padStart(4, '0')}-`));
  return [...text.matchAll(DECISION)]
    .filter(([, number]) => !isThere(number))
    .map(({ 0: name, index }) => ({ name, index }));
}

function namedWorkspaces({ text }, paths) {
  const isThere = (name) => paths.some((path) => path.endsWith(`${name}/package.json`) && path.split('/').length < 4);
  return [...text.matchAll(WORKSPACE)]
    .filter(([, name]) => !isThere(name))
    .map(({ 0: name, index }) => ({ name, index }));
}

const finding =
  ({ path, text }) =>
  ({ name, index }) =>
    `${path}:${text.slice(0, index).split('\n').length} names ${name}, which is not there`;

/** @param prose documents, and other files of which all but the comments is blank: `{ path, text }` */
export const findMissingPaths = (prose, paths) =>
  prose.flatMap((one) =>
    [namedPaths, linkedPaths, namedDecisions, namedWorkspaces].flatMap((find) => find(one, paths)).map(finding(one)),
  );

/**
 * @param texts all that may tell somebody what to type: `{ path, text }`
 * @param commands by name the words that may follow, or undefined where any may
 */
export const findMissingCommands = (texts, commands) =>
  texts.flatMap((one) =>
    [...one.text.matchAll(COMMAND)]
      .filter(([, name, word]) => !commands.has(name) || (word && commands.get(name)?.includes(word) === false))
      .map(({ 0: name, index }) => finding(one)({ name, index })),
  );
