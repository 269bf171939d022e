import { ROUTES, type Route, splitRoute } from './routes.ts';

/** Pages of the web app to which servers and mails send people. Every other page is known to the app alone. */
export const SERVED_PAGES = {
  upload: '/upload',
  results: '/results',
  processing: '/processing',
  lookup: '/lookup',
  payment: '/payment',
} as const;

/** The address of a route that names one thing. */
const pathOf = (route: Route, value: string) => splitRoute(route).path.replace(/:\w+/, encodeURIComponent(value));

/** The link of a mail. */
export const openPath = (token: string): string => pathOf(ROUTES.openLink, token);
export const sharedPath = (shareId: string): string => pathOf(ROUTES.getSharedPage, shareId);
export const resultsPath = (orderId: number): string => `${SERVED_PAGES.results}/${orderId}`;
/** Where other photos for a paid order are taken. */
export const uploadPathFor = (orderId: number | string): string => `${SERVED_PAGES.upload}?order=${orderId}`;
