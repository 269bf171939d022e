import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Paths of files below a folder with this ending, from the repository root. */
export function listFiles(folder: string, ending: string): string[] {
  // Workspaces link each other in node_modules, even in cycles: skip those folders.
  return globSync(`**/*${ending}`, { cwd: join(ROOT, folder), exclude: ['**/node_modules', '**/dist'] })
    .map((path) => join(folder, path))
    .sort();
}
