import { join } from 'node:path';
import type { ManagedProcess } from './managed-process.ts';
import type { ServiceName } from './services.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * Starts a service again when its built output changes, and all of them when that of a package does.
 * @returns how to stop watching
 */
export function restartOnChange(
  root: string,
  packages: readonly string[],
  processes: Record<ServiceName, ManagedProcess>,
  show: (line: string) => void,
): () => void {
  const all = Object.values(processes);
  const ofPackages = packages.map((name) => join(root, 'packages', name, 'dist'));
  return watchFolders([...ofPackages, ...all.map(({ folder }) => folder)], ['.js'], (changed) => {
    const shared = ofPackages.some((folder) => changed.has(folder));
    const due = all.filter(({ folder }) => shared || changed.has(folder));
    show(`Restarting ${due.map(({ name }) => name).join(', ')}`);
    for (const one of due) void one.restart();
  });
}
