import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is drawn at build, true where somebody can use it. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
