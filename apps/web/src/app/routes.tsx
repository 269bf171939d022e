import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { API_TABLE, type BrowserCall } from '../lib/api-table.ts';
import { CrashScreen } from './crash-screen.tsx';
import { RootLayout } from './root-layout.tsx';

const contentRoutes: RouteObject[] = [
  { index: true, lazy: () => import('../features/home/home.tsx') },
  { path: 'homepage', lazy: () => import('../features/home/homepage.tsx') },
  { path: 'reddit-landing', lazy: () => import('../features/home/reddit-landing.tsx') },
  { path: 'faqs', lazy: () => import('../features/content/faqs.tsx') },
  { path: 'about', lazy: () => import('../features/content/about.tsx') },
  { path: 'terms', lazy: () => import('../features/content/terms.tsx') },
  { path: 'help', lazy: () => import('../features/content/help.tsx') },
  { path: 'blog', lazy: () => import('../features/blog/blog-index.tsx') },
  { path: 'blog/:postId', lazy: () => import('../features/blog/article-route.tsx') },
  { path: '*', lazy: () => import('../features/not-found/not-found.tsx') },
];

/** A screen drawn in the browser; its file is named a second time for the build, which lets pages ask for it at once. */
interface Screen {
  readonly path: string;
  readonly file: string;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
  /** An address at which it can be drawn at build, for the time until the app is there. */
  readonly drawnAt?: string;
  /** The call whose answer it cannot do without, named by the same parameters. */
  readonly reads?: BrowserCall;
}

const screens: readonly Screen[] = [
  {
    path: 'upload',
    file: 'upload/upload.tsx',
    lazy: () => import('../features/upload/upload.tsx'),
    drawnAt: '/upload',
  },
  { path: 'analyzing', file: 'progress/analyzing.tsx', lazy: () => import('../features/progress/analyzing.tsx') },
  {
    path: 'processing/:id?',
    file: 'progress/processing.tsx',
    lazy: () => import('../features/progress/processing.tsx'),
  },
  {
    path: 'results-preview/:orderId?',
    file: 'unlock/preview.tsx',
    lazy: () => import('../features/unlock/preview.tsx'),
  },
  {
    path: 'results/:orderId?',
    file: 'results/results.tsx',
    lazy: () => import('../features/results/results.tsx'),
    drawnAt: '/results/0',
    reads: 'getOrder',
  },
  { path: 'shared/:token', file: 'results/shared.tsx', lazy: () => import('../features/results/shared.tsx') },
  {
    path: 'lookup',
    file: 'lookup/lookup.tsx',
    lazy: () => import('../features/lookup/lookup.tsx'),
    drawnAt: '/lookup',
  },
  { path: 'checkout', file: 'checkout/checkout.tsx', lazy: () => import('../features/checkout/checkout.tsx') },
  { path: 'payment', file: 'payment/payment.tsx', lazy: () => import('../features/payment/payment.tsx') },
  { path: 'loading', file: 'loading/loading.tsx', lazy: () => import('../features/loading/loading.tsx') },
  { path: 'analysis/:orderId', file: 'analysis/analysis.tsx', lazy: () => import('../features/analysis/analysis.tsx') },
  {
    path: 'results-premium/:orderId',
    file: 'premium/premium.tsx',
    lazy: () => import('../features/premium/premium.tsx'),
    reads: 'getOrder',
  },
  { path: 'admin', file: 'admin/admin.tsx', lazy: () => import('../features/admin/admin.tsx') },
  { path: 'utm-test', file: 'utm-test/utm-test.tsx', lazy: () => import('../features/utm-test/utm-test.tsx') },
];

/**
 * Patterns of the addresses that the app draws in the browser, with the modules that each needs, for the build and the
 * server. Content pages are not among them: those arrive rendered.
 */
export const SCREENS = screens.map(({ path, file, drawnAt, reads }) => ({
  pattern: `/${path}`,
  module: `src/features/${file}`,
  drawnAt,
  reads: reads && API_TABLE[reads][1],
}));

/** Not in the built app. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'design', lazy: () => import('../features/design-system/design-system.tsx') }]
  : [];

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashScreen,
    HydrateFallback: () => null,
    children: [
      ...contentRoutes,
      ...developmentRoutes,
      {
        lazy: () => import('./order-layout.tsx'),
        children: screens.map(({ path, lazy }) => ({ path, lazy })),
      },
    ],
  },
];
