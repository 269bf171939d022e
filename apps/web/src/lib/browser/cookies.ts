/** Whether this browser would forget at once which orders are its own. */
export const keepsNoCookies = (): boolean => navigator.cookieEnabled === false;

export const NO_COOKIES =
  'This browser keeps no cookies, so it cannot remember which order is yours. Allow cookies for this site in its settings, then load this page again.';
