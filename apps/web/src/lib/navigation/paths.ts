import { giftPath, SERVED_PAGES, uploadOthersPathFor, uploadPathFor } from '@trueseason/contracts';
import { PAGES, type PageName } from './pages.ts';

/** A page's path, or a function of its parameter. */
type Address<Path extends string> = Path extends `${string}/:${string}` ? (value: number | string) => string : Path;
type Addresses = { readonly [Name in PageName]: Address<(typeof PAGES)[Name]['path']> };

function address(path: string): string | ((value: number | string) => string) {
  return path.includes('/:') ? (value) => path.replace(/:\w+\??/, () => encodeURIComponent(value)) : path;
}

const pages = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, address(path)])) as Addresses;

/** Links and redirects use only these. */
export const paths = {
  ...pages,
  giftCard: giftPath,
  /** The right of withdrawal. */
  withdraw: `${SERVED_PAGES.myData}#withdraw`,
  uploadFor: uploadPathFor,
  uploadMore: (orderId: number | string) => `${uploadPathFor(orderId)}&more`,
  uploadOthers: uploadOthersPathFor,
  resultsByJob: (jobId: string) => `${SERVED_PAGES.results}?jobId=${encodeURIComponent(jobId)}`,
  resultsClassic: (orderId: number | string) => `${pages.results(orderId)}?view=classic`,
  /** The provider's own page returns here, with the payment in the query. */
  processingReturn: SERVED_PAGES.processing,
} as const;
