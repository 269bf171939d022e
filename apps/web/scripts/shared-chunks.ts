import { join } from 'node:path';
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** What an entry can come to need, by all ways. */
function reachable(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return found;
}

/** So many parts of the app ask for a module before it is worth a place in the file that all of them fetch. */
const SHARED_BY = { content: 30, app: 10 };

/**
 * What many parts share, in few files, for many small ones wait in line: one for what pages without the router can
 * come to need and one for the rest, so that those pages fetch nothing of the app. What the bundler itself adds, which
 * both need, is a third.
 */
export function sharedChunks(root: string): CodeSplittingGroup[] {
  let known: ReadonlySet<string> | undefined;
  const isContent = (id: string, modules: Modules): boolean => {
    known ??= reachable(join(root, 'content.html'), modules);
    return known.has(id);
  };
  return [
    { name: (id) => (id.startsWith('\0') ? 'start' : null), priority: 2 },
    {
      name: (id, modules) => (isContent(id, modules) ? 'base' : null),
      minShareCount: SHARED_BY.content,
      priority: 1,
    },
    {
      name: (id, modules) => (isContent(id, modules) ? null : 'app'),
      minShareCount: SHARED_BY.app,
      // It would draw what content pages need, too.
      includeDependenciesRecursively: false,
    },
  ];
}
