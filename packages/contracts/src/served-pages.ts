/*
 * Pages of the web app to which servers and mails send people; every other page is known to the app alone. Apart from the
 * addresses of calls, which the first screen does not need.
 */
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
/** Where a mail's link leads that opens nothing: forged, ended or of an order that is gone, which are told alike. */
export const ENDED_LINK_PATH = `${SERVED_PAGES.lookup}?link=ended`;
/** Where other photos for a paid order are taken. */
export const uploadPathFor = (orderId: number | string): string => `${SERVED_PAGES.upload}?order=${orderId}`;

export const REMEASURE_HASH = 'again';

/** Where a buyer sees the card of a gift. */
export const giftPath = (orderId: number | string): string => `${SERVED_PAGES.gift}?order=${orderId}`;
/** Where whoever was given a gift uses it. */
export const openGiftPath = (code: string): string => `${SERVED_PAGES.gift}/${code}`;
/** Where a result is measured again, with the code of it: behind the hash, which no server and no log is sent. */
export const remeasurePath = (code: string): string => `${SERVED_PAGES.upload}#${REMEASURE_HASH}=${code}`;
