import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const ELEMENT = '<link rel="modulepreload"';
/** After the fonts, since the page is visible before its code runs. */
const LATER = `${ELEMENT} fetchpriority="low"`;

/** Also delays the preloads that the build wrote. */
export const laterPreloads = (html: string): string => html.replaceAll(ELEMENT, LATER);

/**
 * Reads and deletes the build's manifest. Returns a function from a page's entries and source modules to preload
 * elements for the modules' files and all their imports, except those that the entries load anyway.
 * @throws for a module that is not in the build
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
