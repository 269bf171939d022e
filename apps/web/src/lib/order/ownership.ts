import { useSyncExternalStore } from 'react';

/** Why buyers alone may do most of what asks for them. */
export const FOR_OWNERS = 'For photos, sharing and your data';

/** Somebody who came by a link or a lookup wants what only the buyer may do; `settle` says whether they proved to be that. */
export interface OwnershipRequest {
  readonly orderId: string;
  /** What it is wanted for: "For …" or "To …". */
  readonly why: string;
  readonly settle: (proven: boolean) => void;
}

let current: OwnershipRequest | null = null;
const listeners = new Set<() => void>();

function set(request: OwnershipRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

/** Asks for the code that is mailed to the order's address. Resolves to false when the person would rather not. */
export function askForOwnership(orderId: string, why = FOR_OWNERS): Promise<boolean> {
  current?.settle(false);
  return new Promise((resolve) => {
    const settle = (proven: boolean): void => {
      if (current?.settle === settle) set(null);
      resolve(proven);
    };
    set({ orderId, why, settle });
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is asked now; a page that is painted ahead asks nothing. */
export const useOwnershipRequest = (): OwnershipRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
