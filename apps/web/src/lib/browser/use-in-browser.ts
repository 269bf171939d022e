import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during prerendering, true in the browser. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
