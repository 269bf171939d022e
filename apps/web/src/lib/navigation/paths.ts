import { giftPath, SERVED_PAGES, uploadOthersPathFor, uploadPathFor } from '@trueseason/contracts';
import { PAGES, type PageName } from './pages.ts';

/** A page's address, or a function that makes it from a parameter. */
type Address<Path extends string> = Path extends `${string}/:${string}` ? (value: number | string) => string : Path;
type Addresses = { readonly [Name in PageName]: Address<(typeof PAGES)[Name]['path']> };

function address(path: string): string | ((value: number | string) => string) {
  return path.includes('/:') ? (value) => path.replace(/:\w+\??/, () => encodeURIComponent(value)) : path;
}

const pages = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, address(path)])) as Addresses;

/** Every address of the app. Links and redirects use only these. */
export const paths = {
  ...pages,
  /** The card of a bought gift. */
  giftCard: giftPath,
  /** The right of withdrawal. */
  withdraw: `${SERVED_PAGES.myData}#withdraw`,
  uploadFor: uploadPathFor,
  /** Adds photos to an analyzed order. */
  uploadMore: (orderId: number | string) => `${uploadPathFor(orderId)}&more`,
  /** Replaces all photos of a bought result. */
  uploadOthers: uploadOthersPathFor,
  resultsByJob: (jobId: string) => `${SERVED_PAGES.results}?jobId=${encodeURIComponent(jobId)}`,
  resultsClassic: (orderId: number | string) => `${pages.results(orderId)}?view=classic`,
  /** Where the provider's own page returns to, with the payment in the query. */
  processingReturn: SERVED_PAGES.processing,
} as const;
