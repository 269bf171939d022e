import { SERVED_PAGES } from '@trueseason/contracts';

/**
 * `content` pages are prerendered and listed for search engines; `landing` pages are not listed; an `article` is one
 * text of the journal. A `screen` is drawn in the browser; a `private` one belongs to one customer or to operators and
 * is off limits to robots.
 */
export type PageKind = 'content' | 'landing' | 'article' | 'screen' | 'private';

interface Page {
  /** Parameters start with a colon. */
  readonly path: `/${string}`;
  readonly kind: PageKind;
}

/** Every page of the app; links, routes, prerendering and robots.txt derive from this. */
export const PAGES = {
  home: { path: '/', kind: 'content' },
  homepage: { path: '/homepage', kind: 'landing' },
  redditLanding: { path: '/reddit-landing', kind: 'landing' },
  faqs: { path: '/faqs', kind: 'content' },
  about: { path: '/about', kind: 'content' },
  howSure: { path: '/how-sure', kind: 'content' },
  terms: { path: '/terms', kind: 'content' },
  faces: { path: '/faces', kind: 'content' },
  privacy: { path: '/privacy', kind: 'content' },
  retention: { path: '/face-data', kind: 'content' },
  accessibility: { path: '/accessibility', kind: 'content' },
  imprint: { path: '/imprint', kind: 'content' },
  help: { path: '/help', kind: 'content' },
  blog: { path: '/blog', kind: 'content' },
  article: { path: '/blog/:postId', kind: 'article' },
  sample: { path: '/sample', kind: 'screen' },
  upload: { path: SERVED_PAGES.upload, kind: 'screen' },
  analyzing: { path: '/analyzing', kind: 'private' },
  processing: { path: `${SERVED_PAGES.processing}/:id?`, kind: 'private' },
  resultsPreview: { path: '/results-preview/:orderId?', kind: 'private' },
  results: { path: `${SERVED_PAGES.results}/:orderId?`, kind: 'private' },
  shared: { path: '/shared/:token', kind: 'screen' },
  garment: { path: '/garment', kind: 'screen' },
  gift: { path: SERVED_PAGES.gift, kind: 'screen' },
  openGift: { path: `${SERVED_PAGES.gift}/:code`, kind: 'screen' },
  lookup: { path: SERVED_PAGES.lookup, kind: 'screen' },
  myData: { path: SERVED_PAGES.myData, kind: 'screen' },
  complain: { path: '/complain', kind: 'screen' },
  receipt: { path: '/receipt/:token', kind: 'private' },
  checkout: { path: '/checkout', kind: 'private' },
  payment: { path: SERVED_PAGES.payment, kind: 'screen' },
  loading: { path: '/loading', kind: 'private' },
  analysis: { path: '/analysis/:orderId', kind: 'private' },
  resultsPremium: { path: '/results-premium/:orderId', kind: 'private' },
  admin: { path: '/admin', kind: 'private' },
  utmTest: { path: '/utm-test', kind: 'private' },
} as const satisfies Record<string, Page>;

type Pages = typeof PAGES;
export type PageName = keyof Pages;

export type PageOf<Kind extends PageKind> = {
  [Name in PageName]: Pages[Name]['kind'] extends Kind ? Name : never;
}[PageName];

const rows = Object.entries(PAGES) as [PageName, Page][];

export const pagesOf = <Kind extends PageKind>(...kinds: readonly Kind[]): PageOf<Kind>[] =>
  rows.filter(([, { kind }]) => (kinds as readonly PageKind[]).includes(kind)).map(([name]) => name as PageOf<Kind>);
