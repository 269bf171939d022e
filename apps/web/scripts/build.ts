// Builds the web app for browsers and for rendering its pages, side by side; then writes those pages.
import { join } from 'node:path';
import { build } from 'vite';

const shared = { root: join(import.meta.dirname, '..'), configLoader: 'native' } as const;
await Promise.all([
  build(shared),
  build({ ...shared, build: { ssr: 'src/prerender/render.tsx', outDir: 'node_modules/.prerender' } }),
]);
await import('./write-static.ts');
