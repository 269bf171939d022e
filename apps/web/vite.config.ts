import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { earlyInput } from './early-input-plugin.ts';
import { markdown } from './markdown-plugin.ts';
import packageJson from './package.json' with { type: 'json' };
import { pageHead } from './page-head-plugin.ts';
import { productionRouter } from './production-router-plugin.ts';
import { sample } from './sample-plugin.ts';
import { refuseCycles } from './scripts/refuse-cycles.ts';
import { subsetFonts } from './scripts/subset-fonts.ts';
import { serviceWorker } from './service-worker-plugin.ts';

const served = packageJson.browserslist.map((one) => one.replace('ios_saf', 'ios').replace(' >= ', ''));
const gateway = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig(async ({ isSsrBuild }) => {
  // Before anything needs them; prerendering draws no text.
  if (!isSsrBuild) await subsetFonts();
  return settings(isSsrBuild);
});

const settings = (isSsrBuild = false): UserConfig => ({
  plugins: [
    react(),
    markdown(),
    sample(),
    pageHead(),
    refuseCycles(),
    !isSsrBuild && productionRouter(),
    !isSsrBuild && [earlyInput(served), serviceWorker(served)],
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // Prerendering bundles our packages from source, like the browser build.
  ssr: { noExternal: [/^@trueseason\//], resolve: { conditions: ['source', 'node', 'development|production'] } },
  // Short names, because the home page's script contains them.
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[local]_[hash:hex:5]' } },
  build: {
    // For the modules that pages request at once (scripts/write-static.ts).
    manifest: !isSsrBuild,
    // The browsers that src/app/supported-browser.ts lets in: all support modulepreload, and light-dark() for a dark room.
    target: served,
    modulePreload: { polyfill: false },
    // One small stylesheet styles prerendered pages, whichever part of the app drew them.
    cssCodeSplit: false,
    cssTarget: served,
    rolldownOptions: {
      // The app, and the light entry of prerendered pages.
      input: isSsrBuild ? undefined : { index: 'index.html', content: 'content.html' },
      output: isSsrBuild ? {} : { entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
  server: { proxy: { '/api': gateway, '/open': gateway, '/outfits': gateway } },
});
