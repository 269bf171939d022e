import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that components can subscribe to. */
export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
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

/** The value of a store, or `painted` on pages rendered at build. */
export const useStore = <Value>(store: Store<Value>, painted: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => painted);
