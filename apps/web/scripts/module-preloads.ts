import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const ELEMENT = '<link rel="modulepreload"';
/** After the fonts: what came with the page is seen before its code is run. */
const LATER = `${ELEMENT} fetchpriority="low"`;

/** Lets the modules that the build's own page asks for wait, too. */
export const laterPreloads = (html: string): string => html.replaceAll(ELEMENT, LATER);

/**
 * Reads, and takes away, the build's manifest. Gives a function from a page's entries and source modules to the elements
 * that ask for the files into which these and all that they import were built, but for those that a page with these
 * entries asks for anyway. Throws for a module that the build does not know.
 */
export async function modulePreloads(
  dist: string,
): Promise<(entries: readonly string[], ...modules: readonly string[]) => string> {
  const folder = join(dist, '.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true });

  const collect = (key: string, into: Set<string>): Set<string> => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no module ${key}`);
    if (into.has(entry.file)) return into;
    into.add(entry.file);
    for (const imported of entry.imports ?? []) collect(imported, into);
    return into;
  };
  const filesOf = (modules: readonly string[]): ReadonlySet<string> => {
    const files = new Set<string>();
    for (const module of modules) collect(module, files);
    return files;
  };
  return (entries, ...modules) =>
    [...filesOf(modules).difference(filesOf(entries))].map((file) => `${LATER} crossorigin href="/${file}">`).join('');
}
