import { existsSync, watch } from 'node:fs';

/** Groups the many writes of a compile or checkout into one change. */
const QUIET_MS = 200;

/**
 * Calls `onChange` with folders whose files with these extensions changed, debounced.
 * @returns a function that stops watching
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
