// What a text names as the file, the test or the command that shows something is there.

/** In backticks, or, from a top folder on, without any: comments of a shell's file know none. */
const NAMED = /`([^`\s]+)`|(?<![\w./:-])((?:packages|services|apps|infra|scripts|docs)\/[\w./-]*[\w/])/g;
/** A file of code, perhaps by the last part of its path; a pattern of several is none. */
const FILE = /^[\w./-]+\.(?:ts|tsx|mjs|cjs|sh)$/;
const FOLDER = /^(?:packages|services|apps|infra|scripts|docs)\/[\w./-]+$/;
const COMMAND = /`npm run ([\w:-]+)/g;
/** What the build makes. */
const BUILT = /(?:^|\/)dist(?:\/|$)/;

const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

/** Files, folders and commands that are named in texts and do not exist. */
export function findMissingNames(texts, paths, commands) {
  const isThere = (name) =>
    paths.some((path) => `/${path}`.endsWith(`/${name}`) || `/${path}`.includes(`/${name.replace(/\/$/, '')}/`));
  return texts.flatMap(({ path, text }) => [
    ...[...text.matchAll(NAMED)]
      .map(({ 1: marked, 2: plain, index }) => ({ name: marked ?? plain, index }))
      .filter(({ name }) => (FILE.test(name) || FOLDER.test(name)) && !BUILT.test(name) && !isThere(name))
      .map(({ name, index }) => `${path}:${lineOf(text, index)} names ${name}, which is not there`),
    ...[...text.matchAll(COMMAND)]
      .filter(([, name]) => !commands.has(name))
      .map(({ 1: name, index }) => `${path}:${lineOf(text, index)} names npm run ${name}, which is not there`),
  ]);
}
