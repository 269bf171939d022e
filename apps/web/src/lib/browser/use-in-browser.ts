import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False while prerendering and hydrating, then true. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
