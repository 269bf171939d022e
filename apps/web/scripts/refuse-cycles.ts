import type { Plugin } from 'vite';

interface Script {
  readonly fileName: string;
  /** Names of the files that have to run before this one. */
  readonly imports: readonly string[];
}

/** The shortest way from a file back to itself, for the first that has one: `[a, b, a]`, or null. */
export function findCycle(scripts: readonly Script[]): readonly string[] | null {
  const importsOf = new Map(scripts.map(({ fileName, imports }) => [fileName, imports]));
  for (const { fileName: start } of scripts) {
    const seen = new Set<string>();
    const ways: string[][] = [[start]];
    for (const way of ways)
      for (const next of importsOf.get(way.at(-1) ?? start) ?? []) {
        if (next === start) return [...way, start];
        if (!seen.has(next)) ways.push([...way, next]);
        seen.add(next);
      }
  }
  return null;
}

/**
 * Ends a build in which files of code need each other. One of them then runs before what it needs, so that a page
 * breaks or not by which was asked for first; moving a module to the group of what it needs mends it.
 */
export const refuseCycles = (): Plugin => ({
  name: 'refuse-cycles',
  generateBundle(_options, bundle) {
    const cycle = findCycle(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (cycle) this.error(`Files of code need each other: ${cycle.join(' → ')}. See scripts/shared-chunks.ts.`);
  },
});
