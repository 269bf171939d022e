import type { RouteObject } from 'react-router-dom';
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

const orderRoutes: RouteObject[] = [
  { path: 'upload', lazy: () => import('../features/upload/upload.tsx') },
  { path: 'analyzing', lazy: () => import('../features/progress/analyzing.tsx') },
  { path: 'processing/:id?', lazy: () => import('../features/progress/processing.tsx') },
  { path: 'results-preview/:orderId?', lazy: () => import('../features/unlock/preview.tsx') },
  { path: 'results/:orderId?', lazy: () => import('../features/results/results.tsx') },
  { path: 'shared/:token', lazy: () => import('../features/results/shared.tsx') },
  { path: 'lookup', lazy: () => import('../features/lookup/lookup.tsx') },
  { path: 'checkout', lazy: () => import('../features/checkout/checkout.tsx') },
  { path: 'payment', lazy: () => import('../features/payment/payment.tsx') },
  { path: 'loading', lazy: () => import('../features/loading/loading.tsx') },
  { path: 'analysis/:orderId', lazy: () => import('../features/analysis/analysis.tsx') },
  { path: 'results-premium/:orderId', lazy: () => import('../features/premium/premium.tsx') },
  { path: 'admin', lazy: () => import('../features/admin/admin.tsx') },
  { path: 'utm-test', lazy: () => import('../features/utm-test/utm-test.tsx') },
];

/**
 * Patterns of the addresses that the app draws in the browser, for the server that has to tell them from unknown ones.
 * Content pages are not among them: those arrive rendered.
 */
export const SCREENS: readonly string[] = orderRoutes.map(({ path }) => `/${path}`);

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
      { lazy: () => import('./order-layout.tsx'), children: orderRoutes },
    ],
  },
];
