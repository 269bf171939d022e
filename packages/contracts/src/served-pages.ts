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
} as const;

export const resultsPath = (orderId: number): string => `${SERVED_PAGES.results}/${orderId}`;
/** Where other photos for a paid order are taken. */
export const uploadPathFor = (orderId: number | string): string => `${SERVED_PAGES.upload}?order=${orderId}`;
