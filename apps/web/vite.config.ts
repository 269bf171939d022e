import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { markdown } from './markdown-plugin.ts';
import { pageHead } from './page-head-plugin.ts';
import { refuseCycles } from './scripts/refuse-cycles.ts';
import { subsetFonts } from './scripts/subset-fonts.ts';

const gateway = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig(async ({ isSsrBuild }) => {
  // Before anything looks for them, in the build as in development; rendering pages draws no text.
  if (!isSsrBuild) await subsetFonts();
  return settings(isSsrBuild);
});

const settings = (isSsrBuild = false): UserConfig => ({
  plugins: [react(), markdown(), pageHead(), refuseCycles()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // The build-time rendering bundles our packages from source, as the browser build does.
  ssr: { noExternal: [/^@trueseason\//], resolve: { conditions: ['source', 'node', 'development|production'] } },
  // Short names, because the front page's script carries them.
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[local]_[hash:hex:5]' } },
  build: {
    // For the pages of the app's screens, which ask for their modules at once (scripts/write-static.ts).
    manifest: !isSsrBuild,
    target: 'es2023',
    // Each browser that cssTarget names knows modulepreload.
    modulePreload: { polyfill: false },
    // One small stylesheet: pages that arrive rendered are styled whichever part of the app draws them.
    cssCodeSplit: false,
    // Browsers that know light-dark(), which lets one room of the page be dark.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      // The app, and the light entry of pages that arrive rendered.
      input: isSsrBuild ? undefined : { index: 'index.html', content: 'content.html', sw: 'src/service-worker.ts' },
      // A service worker rules below its own address, so it has to stand at the root.
      output: isSsrBuild
        ? {}
        : {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          },
    },
  },
  server: { proxy: { '/api': gateway, '/open': gateway, '/outfits': gateway } },
});
