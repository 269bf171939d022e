import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initialValue: Value): Store<Value> {
  let current = initialValue;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store's value, or `prerenderedValue` when prerendering. */
export const useStore = <Value>(store: Store<Value>, prerenderedValue: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => prerenderedValue);
