import { ROUTES, type Route, splitRoute } from './routes.ts';

/** The address of a route that names one thing. */
const pathOf = (route: Route, value: string) => splitRoute(route).path.replace(/:\w+/, encodeURIComponent(value));

/** The link of a mail. */
export const openPath = (token: string): string => pathOf(ROUTES.openLink, token);
/** A photo of an order, as its signed token names it. */
export const photoPath = (token: string): string => pathOf(ROUTES.getPhoto, token);
export const sharedPath = (shareId: string): string => pathOf(ROUTES.getSharedPage, shareId);
