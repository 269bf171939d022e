import { type CallName, ROUTES, splitRoute } from '@trueseason/contracts';
import type { ComponentType } from 'react';
import { PAGES, type PageOf, pagesOf } from '../lib/navigation/pages.ts';
import { paths } from '../lib/navigation/paths.ts';

/** A screen drawn in the browser; its file is named a second time for the build, which lets pages ask for it at once. */
interface Screen {
  readonly file: string;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
  /** An address at which it can be drawn at build, for the time until the app is there. */
  readonly drawnAt?: string;
  /** A parameter of the query with which it is another screen, that the build cannot know. */
  readonly drawnUnless?: string;
  /** Where a press on it leads: the network may go with the press, so their code is here before. */
  readonly leadsTo?: readonly PageOf<'screen' | 'private'>[];
  /** The calls that it begins with, named by the same parameters. */
  readonly reads?: readonly CallName[];
}

const SCREENS: Readonly<Record<PageOf<'screen' | 'private'>, Screen>> = {
  upload: {
    file: 'upload/upload.tsx',
    lazy: () => import('../features/upload/upload.tsx'),
    drawnAt: paths.upload,
    leadsTo: ['analyzing', 'processing'],
  },
  analyzing: { file: 'progress/analyzing.tsx', lazy: () => import('../features/progress/analyzing.tsx') },
  processing: { file: 'progress/processing.tsx', lazy: () => import('../features/progress/processing.tsx') },
  resultsPreview: {
    file: 'unlock/preview.tsx',
    lazy: () => import('../features/unlock/preview.tsx'),
    drawnAt: paths.resultsPreview(0),
    reads: ['getOrder', 'getPhotoLinks'],
    leadsTo: ['processing'],
  },
  results: {
    file: 'results/results.tsx',
    lazy: () => import('../features/results/results.tsx'),
    drawnAt: paths.results(0),
    // The photo is the largest thing that is seen first.
    reads: ['getOrder', 'getPhotoLinks'],
  },
  shared: { file: 'results/shared.tsx', lazy: () => import('../features/results/shared.tsx') },
  garment: { file: 'garment/garment.tsx', lazy: () => import('../features/garment/garment.tsx') },
  gift: {
    file: 'gift/gift.tsx',
    lazy: () => import('../features/gift/gift.tsx'),
    drawnAt: paths.gift,
    drawnUnless: 'order',
  },
  openGift: { file: 'gift/open-gift.tsx', lazy: () => import('../features/gift/open-gift.tsx') },
  lookup: { file: 'lookup/lookup.tsx', lazy: () => import('../features/lookup/lookup.tsx'), drawnAt: paths.lookup },
  myData: { file: 'my-data/my-data.tsx', lazy: () => import('../features/my-data/my-data.tsx') },
  receipt: { file: 'my-data/receipt.tsx', lazy: () => import('../features/my-data/receipt.tsx') },
  checkout: {
    file: 'checkout/checkout.tsx',
    lazy: () => import('../features/checkout/checkout.tsx'),
    leadsTo: ['processing'],
  },
  payment: { file: 'payment/payment.tsx', lazy: () => import('../features/payment/payment.tsx') },
  loading: { file: 'loading/loading.tsx', lazy: () => import('../features/loading/loading.tsx') },
  analysis: { file: 'analysis/analysis.tsx', lazy: () => import('../features/analysis/analysis.tsx') },
  resultsPremium: {
    file: 'premium/premium.tsx',
    lazy: () => import('../features/premium/premium.tsx'),
    reads: ['getOrder'],
  },
  admin: { file: 'admin/admin.tsx', lazy: () => import('../features/admin/admin.tsx') },
  utmTest: { file: 'utm-test/utm-test.tsx', lazy: () => import('../features/utm-test/utm-test.tsx') },
};

/** The screens with their addresses, in the order in which an address is looked for. */
export const screens = pagesOf('screen', 'private').map((name) => {
  const { file, lazy, drawnAt, drawnUnless, reads = [], leadsTo = [] }: Screen = SCREENS[name];
  return {
    pattern: PAGES[name].path,
    lazy,
    /** The source module, as the build's manifest names it. */
    module: `src/features/${file}`,
    drawnAt,
    drawnUnless,
    leadsTo: leadsTo.map((next) => SCREENS[next].lazy),
    /** The patterns of the calls that it begins with. */
    reads: reads.map((call) => splitRoute(ROUTES[call]).path),
  };
});
