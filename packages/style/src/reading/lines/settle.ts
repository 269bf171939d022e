import { firstMatch } from '../select.ts';

/** What photos of another day could settle. */
export const SETTLE = firstMatch({
  id: 'first-colors',
  text: 'More photos could settle whether {ownFirst} or {otherFirst} comes first: try another place or day.',
});
