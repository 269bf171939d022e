import { useSyncExternalStore } from 'react';
import { problemOf } from '../../lib/api/reason.ts';

/** An operator wants what takes a fresh proof of who they are; `settle` says whether it was given. */
export interface StepUpRequest {
  readonly settle: (proven: boolean) => void;
}

let current: StepUpRequest | null = null;
const listeners = new Set<() => void>();

function set(request: StepUpRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

function askForProof(): Promise<boolean> {
  current?.settle(false);
  return new Promise((resolve) => {
    const settle = (proven: boolean): void => {
      if (current?.settle === settle) set(null);
      resolve(proven);
    };
    set({ settle });
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is asked now. */
export const useStepUpRequest = (): StepUpRequest | null => useSyncExternalStore(subscribe, () => current);

/**
 * Does what takes a fresh proof of who the operator is. Whoever signed in too long ago is asked, and the action follows by
 * itself. Rejects with an AbortError when no proof is given.
 */
export async function asOperator<Answer>(action: () => Promise<Answer>): Promise<Answer> {
  try {
    return await action();
  } catch (error) {
    if (problemOf(error) !== 'step_up_required') throw error;
    if (!(await askForProof())) throw new DOMException('No proof was given.', 'AbortError');
    return action();
  }
}
