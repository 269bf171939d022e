import { join } from 'node:path';
import type { ManagedProcess } from './managed-process.ts';
import type { ServiceName } from './services.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * Restarts a service when its build changes, and all when a package does.
 * @returns a function that stops watching
 */
export function restartOnChange(
  root: string,
  packages: readonly string[],
  processes: Record<ServiceName, ManagedProcess>,
  show: (line: string) => void,
): () => void {
  const services = Object.values(processes);
  const ofPackages = packages.map((name) => join(root, 'packages', name, 'dist'));
  return watchFolders([...ofPackages, ...services.map(({ folder }) => folder)], ['.js'], (changed) => {
    const shared = ofPackages.some((folder) => changed.has(folder));
    const due = services.filter(({ folder }) => shared || changed.has(folder));
    show(`Restarting ${due.map(({ name }) => name).join(', ')}`);
    for (const service of due) void service.restart();
  });
}
