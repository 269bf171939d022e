import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Paths of the files below a folder that end so, from the root of the repository. */
export function listFiles(folder: string, ending: string): string[] {
  // Workspaces link each other in node_modules, also in circles: those folders are never entered.
  return globSync(`**/*${ending}`, { cwd: join(ROOT, folder), exclude: ['**/node_modules', '**/dist'] })
    .map((path) => join(folder, path))
    .sort();
}
