import { BRAND } from '../product/brand-and-price.ts';

/* Web app pages linked by servers and mails. Separate from API routes, which the first screen does not need. */
export const SERVED_PAGES = {
  upload: '/upload',
  results: '/results',
  processing: '/processing',
  lookup: '/lookup',
  payment: '/payment',
  gift: '/gift',
  myData: '/my-data',
} as const;

export const resultsPath = (orderId: number): string => `${SERVED_PAGES.results}/${orderId}`;
/** Target of all invalid mailed links: forged, expired or for a deleted order. */
export const ENDED_LINK_PATH = `${SERVED_PAGES.lookup}?link=ended`;
export const uploadPathFor = (orderId: number | string): string => `${SERVED_PAGES.upload}?order=${orderId}`;
/** For photos that replace those of a delivered order. */
export const uploadOthersPathFor = (orderId: number | string): string => `${uploadPathFor(orderId)}&others`;

/** The picture of previews of our links. */
export const SOCIAL_CARD_PATH = `/og/${BRAND.slug}.png`;

export const giftPath = (orderId: number | string): string => `${SERVED_PAGES.gift}?order=${orderId}`;
export const openGiftPath = (code: string): string => `${SERVED_PAGES.gift}/${code}`;
