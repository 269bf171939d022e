import { ROUTES, type Route, splitRoute } from './routes.ts';

/** Fills in a route's single parameter. */
const pathOf = (route: Route, value: string) => splitRoute(route).path.replace(/:\w+/, encodeURIComponent(value));

/** The link of a mail. */
export const openPath = (token: string): string => pathOf(ROUTES.openLink, token);
/** A photo of an order, by its signed token. */
export const photoPath = (token: string): string => pathOf(ROUTES.getPhoto, token);
export const sharedPath = (shareId: string): string => pathOf(ROUTES.getSharedPage, shareId);
