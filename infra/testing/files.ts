import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Paths of the files below a folder that end so, from the root of the repository. */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules') && !path.includes('dist/'))
    .map((path) => join(folder, path))
    .sort();
}
