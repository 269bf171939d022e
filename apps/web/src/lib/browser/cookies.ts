/** Whether cookies are blocked, so the browser cannot remember its orders. */
export const blocksCookies = (): boolean => navigator.cookieEnabled === false;

export const COOKIES_BLOCKED_TEXT =
  'Your browser blocks cookies, so it can’t remember your order. Allow cookies for this site in your settings, then reload this page.';
