import { type CallName, ROUTES, splitRoute } from '@trueseason/contracts';
import type { ComponentType } from 'react';
import { PAGES, type PageOf, pagesOf } from '../lib/navigation/pages.ts';
import { paths } from '../lib/navigation/paths.ts';

/** A screen drawn in the browser. From its file, the build lets pages request its code at once. */
interface Screen {
  readonly file: string;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
  /** A path to prerender, shown until the app has loaded. */
  readonly prerenderPath?: string;
  /** A query parameter that makes it a different screen, which cannot be prerendered. */
  readonly exceptQuery?: string;
  /** Next screens, whose code loads early in case the network fails. */
  readonly nextScreens?: readonly PageOf<'screen' | 'private'>[];
  /** Its first calls, which take the same parameters. */
  readonly firstCalls?: readonly CallName[];
}

const SCREENS: Readonly<Record<PageOf<'screen' | 'private'>, Screen>> = {
  sample: { file: 'result/sample/sample.tsx', lazy: () => import('../result/sample/sample.tsx') },
  upload: {
    file: 'photos/upload/upload.tsx',
    lazy: () => import('../photos/upload/upload.tsx'),
    prerenderPath: paths.upload,
    nextScreens: ['analyzing', 'processing'],
  },
  analyzing: { file: 'screens/progress/processing.tsx', lazy: () => import('../screens/progress/processing.tsx') },
  processing: { file: 'screens/progress/processing.tsx', lazy: () => import('../screens/progress/processing.tsx') },
  resultsPreview: {
    file: 'screens/preview/preview.tsx',
    lazy: () => import('../screens/preview/preview.tsx'),
    prerenderPath: paths.resultsPreview(0),
    firstCalls: ['getOrder', 'getPhotoLinks'],
    nextScreens: ['processing'],
  },
  results: {
    file: 'result/results.tsx',
    lazy: () => import('../result/results.tsx'),
    prerenderPath: paths.results(0),
    // The photo is most of the first view.
    firstCalls: ['getOrder', 'getPhotoLinks'],
  },
  shared: { file: 'result/shared.tsx', lazy: () => import('../result/shared.tsx') },
  garment: { file: 'garment/garment.tsx', lazy: () => import('../garment/garment.tsx') },
  gift: {
    file: 'purchase/gift/gift.tsx',
    lazy: () => import('../purchase/gift/gift.tsx'),
    prerenderPath: paths.gift,
    exceptQuery: 'order',
  },
  openGift: { file: 'purchase/gift/open-gift.tsx', lazy: () => import('../purchase/gift/open-gift.tsx') },
  lookup: {
    file: 'screens/lookup/lookup.tsx',
    lazy: () => import('../screens/lookup/lookup.tsx'),
    prerenderPath: paths.lookup,
  },
  myData: { file: 'screens/my-data/my-data.tsx', lazy: () => import('../screens/my-data/my-data.tsx') },
  complain: { file: 'screens/complain/complain.tsx', lazy: () => import('../screens/complain/complain.tsx') },
  receipt: { file: 'screens/my-data/receipt.tsx', lazy: () => import('../screens/my-data/receipt.tsx') },
  checkout: {
    file: 'purchase/checkout/checkout.tsx',
    lazy: () => import('../purchase/checkout/checkout.tsx'),
    nextScreens: ['processing'],
  },
  payment: { file: 'purchase/payment.tsx', lazy: () => import('../purchase/payment.tsx') },
  loading: { file: 'screens/loading/loading.tsx', lazy: () => import('../screens/loading/loading.tsx') },
  analysis: { file: 'result/analysis.tsx', lazy: () => import('../result/analysis.tsx') },
  resultsPremium: {
    file: 'result/premium.tsx',
    lazy: () => import('../result/premium.tsx'),
    firstCalls: ['getOrder'],
  },
  admin: { file: 'admin/admin.tsx', lazy: () => import('../admin/admin.tsx') },
  utmTest: { file: 'screens/utm-test/utm-test.tsx', lazy: () => import('../screens/utm-test/utm-test.tsx') },
};

export const screens = pagesOf('screen', 'private').map((name) => {
  const { file, lazy, prerenderPath, exceptQuery, firstCalls = [], nextScreens = [] }: Screen = SCREENS[name];
  return {
    pattern: PAGES[name].path,
    lazy,
    module: `src/${file}`,
    prerenderPath,
    exceptQuery,
    nextScreens: nextScreens.map((nextScreen) => SCREENS[nextScreen].lazy),
    /** Path patterns. */
    firstCalls: firstCalls.map((call) => splitRoute(ROUTES[call]).path),
  };
});
