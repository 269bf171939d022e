// Builds the web app for browsers and for prerendering, in parallel; then writes the prerendered pages.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { sharedChunks } from './shared-chunks.ts';

const root = join(import.meta.dirname, '..');
const shared = { root, configLoader: 'native' } as const;

/** How to share code among files, which is known once a first build has dropped unused code. */
async function groups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const { output } = (await build({
    ...shared,
    logLevel: 'warn',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  return sharedChunks(output, root);
}

await Promise.all([
  groups().then((groups) =>
    build({ ...shared, build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  ),
  build({ ...shared, build: { ssr: 'src/prerender/render.tsx', outDir: 'node_modules/.prerender' } }),
]);
await import('./write-static.ts');
