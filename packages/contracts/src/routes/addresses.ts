import { PHOTO_NAME_DIGITS } from '../photos/photo.ts';
import { ROUTES, type Route, splitRoute } from './routes.ts';

/** Fills in a route's parameters, in their order. */
const pathOf = (route: Route, ...values: string[]) =>
  values.reduce((path, value) => path.replace(/:\w+/, encodeURIComponent(value)), splitRoute(route).path);

export const openPath = (token: string): string => pathOf(ROUTES.openLink, token);
/** A photo of an order, by the beginning of its SHA-256. */
export const photoPath = (orderId: number, sha256: string): string =>
  pathOf(ROUTES.getPhoto, String(orderId), sha256.slice(0, PHOTO_NAME_DIGITS));
export const sharedPath = (shareId: string): string => pathOf(ROUTES.getSharedPage, shareId);
