import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/**
 * Reads, and takes away, the build's manifest. Gives a function from source modules to the files that they and all that
 * they import were built into, without those that every page of the app asks for anyway. Throws for a module that the
 * build does not know.
 */
export async function builtModules(dist: string): Promise<(...modules: readonly string[]) => string[]> {
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
  const always = collect('index.html', new Set());
  return (...modules) => {
    const files = new Set<string>();
    for (const module of modules) collect(module, files);
    return [...files.difference(always)];
  };
}
