/** Of what package.json's `browserslist` brought last, and what libraries and our code take for granted. */
const REQUIRED_ARRAY_METHODS = ['at', 'findLast', 'toReversed', 'toSorted'];

/** Whether this browser can show a whole visit, so that customers can view what they buy. */
export const isSupportedBrowser = (): boolean =>
  REQUIRED_ARRAY_METHODS.every((name) => name in Array.prototype) &&
  'hasOwn' in Object &&
  CSS.supports('color', 'light-dark(#000, #fff)') &&
  CSS.supports('selector(:has(*))');

export const UNSUPPORTED_BROWSER = {
  title: 'Please Update Your Browser',
  text: 'Your browser is too old to show your colors. Chrome, Edge, Firefox, and Safari of the last two years work. If you have an order, its link works there, too.',
} as const;
