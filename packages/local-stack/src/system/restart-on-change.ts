import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { ManagedProcess } from './managed-process.ts';
import type { ServiceName } from './services.ts';

/** A compile writes many files; they count as one change. */
const QUIET_MS = 300;

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
  const due = new Set<ManagedProcess>();
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    const names = [...due].map(({ name }) => name);
    show(`restarting ${names.join(', ')}`);
    for (const one of due) void one.restart();
    due.clear();
  };
  const watchFolder = (folder: string, affected: ManagedProcess[]) => {
    if (!existsSync(folder)) return undefined;
    return watch(folder, { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.js')) return;
      for (const one of affected) due.add(one);
      clearTimeout(timer);
      timer = setTimeout(restart, QUIET_MS);
    });
  };
  const all = Object.values(processes);
  const watchers = [
    ...packages.map((name) => watchFolder(join(root, 'packages', name, 'dist'), all)),
    ...all.map((one) => watchFolder(one.folder, [one])),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher?.close();
  };
}
