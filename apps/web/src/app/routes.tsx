import type { RouteObject } from 'react-router-dom';
import { PAGES, pagesOf } from '../lib/navigation/pages.ts';
import { CONTENT_MODULES } from './content-pages.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { screens } from './screens.ts';

const contentRoutes: RouteObject[] = [
  ...pagesOf('content', 'landing').map((name) => ({ path: PAGES[name].path, lazy: CONTENT_MODULES[name] })),
  { path: PAGES.article.path, lazy: () => import('../content/blog/article-route.tsx') },
  { path: '*', lazy: () => import('../screens/not-found/not-found.tsx') },
];

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashScreen,
    HydrateFallback: () => null,
    children: [
      ...contentRoutes,
      {
        lazy: () => import('./order-layout.tsx'),
        children: screens.map(({ pattern, lazy }) => ({ path: pattern, lazy })),
      },
    ],
  },
];
