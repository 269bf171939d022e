import { giftPath, SERVED_PAGES, uploadOthersPathFor, uploadPathFor } from '@trueseason/contracts';
import { PAGES, type PageName } from './pages.ts';

/** A page's address, or for one that names something, the function that makes it. */
type Address<Path extends string> = Path extends `${string}/:${string}` ? (value: number | string) => string : Path;
type Addresses = { readonly [Name in PageName]: Address<(typeof PAGES)[Name]['path']> };

function address(path: string): string | ((value: number | string) => string) {
  const [base, parameter] = path.split(/\/(?=:)/);
  return parameter ? (value) => `${base}/${encodeURIComponent(value)}` : path;
}

const pages = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, address(path)])) as Addresses;

/** Every address of the app. Links and redirects go only through here. */
export const paths = {
  ...pages,
  /** Where the buyer of a gift sees its card. */
  giftCard: giftPath,
  /** Where the right of withdrawal is used. */
  withdraw: `${SERVED_PAGES.myData}#withdraw`,
  uploadFor: uploadPathFor,
  /** Where photos are added to those of an analyzed order. */
  uploadMore: (orderId: number | string) => `${uploadPathFor(orderId)}&more`,
  /** Where three others take the place of all photos of a bought result. */
  uploadOthers: uploadOthersPathFor,
  resultsByJob: (jobId: string) => `${SERVED_PAGES.results}?jobId=${encodeURIComponent(jobId)}`,
  resultsClassic: (orderId: number | string) => `${pages.results(orderId)}?view=classic`,
  /** Where a payment on the provider's own page ends; the provider names it in the query. */
  processingReturn: SERVED_PAGES.processing,
} as const;
