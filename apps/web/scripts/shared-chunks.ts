// Decides which modules share a file. A first build drops unused code and makes one file per set of entries that need
// the same modules: about two hundred small files, for which a phone waits longer than for a few large ones.
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { screens } from '../src/app/screens.ts';

/** Uncompressed bytes that a page may load needlessly to save a request, tuned on requests and bytes of all pages. */
const FILE_COST = 10_000;

/** What the light entry and the app start with. */
const CONTENT = ['content.html', 'src/content.tsx'];
/** What shows a screen's first photo, before the app's own code is requested. */
export const EARLY_PHOTOS = 'src/app/early-photos.ts';
export const SCREEN_ENTRIES = ['src/app/react.ts', 'src/main.tsx', 'src/app/order-layout.tsx'];

/** How much a page counts: most if a first visit waits for its code; all screens wait for what starts them. */
const WEIGHTS = { start: 16, front: 8, content: 2, drawn: 8, screen: 1, later: 1 } as const;

interface Page {
  readonly entries: readonly string[];
  readonly weight: number;
}

function pagesOf(chunks: readonly Rolldown.OutputChunk[], root: string): Page[] {
  const ids = (files: readonly string[]): string[] => files.map((file) => join(root, file));
  const screenKinds = new Map(
    screens.map(({ module, prerenderPath }) => [join(root, module), prerenderPath ? 'drawn' : 'screen'] as const),
  );
  const starts = [['index.html'], ['index.html', EARLY_PHOTOS]];
  const pages = chunks.flatMap(({ facadeModuleId: entry, isDynamicEntry }) => {
    if (!entry || !isDynamicEntry) return [];
    const screen = screenKinds.get(entry);
    if (screen) return [{ entries: [...ids(['index.html', ...SCREEN_ENTRIES]), entry], weight: WEIGHTS[screen] }];
    if (!entry.startsWith(join(root, 'src/content/'))) return [{ entries: [entry], weight: WEIGHTS.later }];
    const isFront = entry.startsWith(join(root, 'src/content/home/'));
    return [{ entries: [...ids(CONTENT), entry], weight: isFront ? WEIGHTS.front : WEIGHTS.content }];
  });
  return [...starts.map((files) => ({ entries: ids(files), weight: WEIGHTS.start })), ...pages];
}

interface ChunkGroup {
  readonly ids: readonly string[];
  readonly size: number;
  readonly pages: ReadonlySet<Page>;
}

/** Files by name. Entries stay as they are, so they have no part. */
type Graph = Map<string, { part: ChunkGroup | null; readonly imports: Set<string> }>;

function graphOf(chunks: readonly Rolldown.OutputChunk[], pages: readonly Page[]): Graph {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
  const users = new Map(chunks.map(({ fileName }) => [fileName, new Set<Page>()]));
  const load = (file: string, page: Page): void => {
    const pagesOfFile = users.get(file);
    if (!pagesOfFile || pagesOfFile.has(page)) return;
    pagesOfFile.add(page);
    for (const imported of files.get(file)?.imports ?? []) load(imported, page);
  };
  for (const page of pages)
    for (const entry of page.entries) {
      const file = entries.get(entry);
      if (!file) throw new Error(`The build has no entry ${entry}`);
      load(file, page);
    }
  return new Map(
    chunks.map(({ fileName, facadeModuleId, moduleIds: ids, code, imports }) => {
      const part = { ids, size: code.length, pages: users.get(fileName) ?? new Set<Page>() };
      return [fileName, { part: facadeModuleId ? null : part, imports: new Set(imports) }];
    }),
  );
}

/** All that a file imports, directly or through others. */
function importsOf(graph: Graph, name: string): ReadonlySet<string> {
  const chunks = new Set(graph.get(name)?.imports);
  for (const file of chunks) for (const next of graph.get(file)?.imports ?? []) chunks.add(next);
  return chunks;
}

/** Whether one file imports the other through a third: merging them would create a cycle. */
function importsIndirectly(graph: Graph, first: string, second: string): boolean {
  const queue = [...(graph.get(first)?.imports ?? [])].filter((file) => file !== second);
  const visited = new Set(queue);
  for (const file of queue) {
    if (file === second) return true;
    for (const next of graph.get(file)?.imports ?? []) {
      if (visited.has(next)) continue;
      visited.add(next);
      queue.push(next);
    }
  }
  return false;
}

function merge(graph: Graph, one: string, other: string): void {
  const target = graph.get(one);
  const merged = graph.get(other);
  if (!target?.part || !merged?.part) return;
  target.part = {
    ids: [...target.part.ids, ...merged.part.ids],
    size: target.part.size + merged.part.size,
    pages: target.part.pages.union(merged.part.pages),
  };
  graph.delete(other);
  for (const { imports } of graph.values()) if (imports.delete(other)) imports.add(one);
  for (const file of merged.imports) target.imports.add(file);
  target.imports.delete(one);
  for (const file of importsOf(graph, one)) {
    const imported = graph.get(file);
    if (imported?.part) imported.part = { ...imported.part, pages: imported.part.pages.union(target.part.pages) };
  }
}

const weigh = (pages: ReadonlySet<Page>): number => [...pages].reduce((sum, { weight }) => sum + weight, 0);

/** What pages gain by one file less, minus the cost of code they do not need. */
const gain = (one: ChunkGroup, other: ChunkGroup): number =>
  FILE_COST * weigh(one.pages.intersection(other.pages)) -
  one.size * weigh(other.pages.difference(one.pages)) -
  other.size * weigh(one.pages.difference(other.pages));

/** The cost of what a file imports for pages that would load it without need. */
function importedCost(graph: Graph, name: string, pages: ReadonlySet<Page>): number {
  if (pages.size === 0) return 0;
  const parts = [...importsOf(graph, name)].flatMap((file) => graph.get(file)?.part ?? []);
  return parts.reduce((sum, { size, pages: users }) => sum + size * weigh(pages.difference(users)), 0);
}

/** The file to merge with for the largest gain, if any. */
function bestFor(graph: Graph, name: string, part: ChunkGroup): string | undefined {
  return [...graph]
    .flatMap(([file, { part: other }]) => {
      const ownGain = other && file !== name ? gain(part, other) : 0;
      if (!other || ownGain <= 0) return [];
      const otherPages = other.pages.difference(part.pages);
      const ownPages = part.pages.difference(other.pages);
      const cost = importedCost(graph, name, otherPages) + importedCost(graph, file, ownPages);
      return [{ file, gain: ownGain - cost }];
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .find(({ file }) => !importsIndirectly(graph, name, file) && !importsIndirectly(graph, file, name))?.file;
}

/** Merges the smallest files first, until nothing gains. */
export function sharedChunks(output: Rolldown.RolldownOutput['output'], root: string): Rolldown.CodeSplittingGroup[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const graph = graphOf(chunks, pagesOf(chunks, root));
  for (let merged = true; merged; ) {
    merged = false;
    const parts = [...graph].flatMap(([name, { part }]) => (part ? [{ name, size: part.size }] : []));
    for (const { name } of parts.sort((a, b) => a.size - b.size)) {
      const part = graph.get(name)?.part;
      const other = part && bestFor(graph, name, part);
      if (!other) continue;
      merge(graph, other, name);
      merged = true;
    }
  }
  const names = new Map([...graph.values()].flatMap(({ part }, i) => part?.ids.map((id) => [id, `shared-${i}`]) ?? []));
  return [{ name: (id) => names.get(id) ?? null, debugName: 'shared', includeDependenciesRecursively: false }];
}
