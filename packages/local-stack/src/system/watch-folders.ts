import { existsSync, watch } from 'node:fs';

/** A compile or a checkout writes many files; they count as one change. */
const QUIET_MS = 200;

/**
 * Calls `onChange` with the folders in which files with these endings have changed, once it is quiet again.
 * @returns how to stop watching
 */
export function watchFolders(
  folders: readonly string[],
  endings: readonly string[],
  onChange: (changed: ReadonlySet<string>) => void,
): () => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const reported = changed;
    changed = new Set();
    onChange(reported);
  };
  const watchers = folders.filter(existsSync).map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !endings.some((ending) => file.endsWith(ending))) return;
      changed.add(folder);
      clearTimeout(timer);
      timer = setTimeout(tell, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
