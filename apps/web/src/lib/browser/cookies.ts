/** Whether cookies are blocked, so the browser cannot remember its orders. */
export const keepsNoCookies = (): boolean => navigator.cookieEnabled === false;

export const NO_COOKIES =
  'Your browser blocks cookies, so it can’t remember your order. Allow cookies for this site in your settings, then reload this page.';
