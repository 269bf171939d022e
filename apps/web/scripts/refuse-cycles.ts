import type { Plugin } from 'vite';

interface Script {
  readonly fileName: string;
  /** Files that must run before this one. */
  readonly imports: readonly string[];
}

/** The shortest cycle of the first file that is in one, such as `[a, b, a]`, or null. */
export function findCycle(scripts: readonly Script[]): readonly string[] | null {
  const importsOf = new Map(scripts.map(({ fileName, imports }) => [fileName, imports]));
  for (const { fileName: start } of scripts) {
    const visited = new Set<string>();
    const paths: string[][] = [[start]];
    for (const path of paths)
      for (const next of importsOf.get(path.at(-1) ?? start) ?? []) {
        if (next === start) return [...path, start];
        if (!visited.has(next)) paths.push([...path, next]);
        visited.add(next);
      }
  }
  return null;
}

/**
 * Fails a build in which files of code import each other. One of them would run before its imports, and a page would
 * break depending on which loads first. To fix it, move a module to the group of what it imports.
 */
export const refuseCycles = (): Plugin => ({
  name: 'refuse-cycles',
  generateBundle(_options, bundle) {
    const cycle = findCycle(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (cycle) this.error(`Files of code need each other: ${cycle.join(' → ')}. See scripts/shared-chunks.ts.`);
  },
});
