import type { ProblemCode } from '@trueseason/contracts';
import { problemOf } from '../lib/api/api.ts';
import { createStore } from '../lib/browser/store.ts';

/** A request for proof of identity; `settle` reports whether it was given. */
export type ProofRequest<About> = About & { readonly settle: (proven: boolean) => void };

/** For calls that the server refuses with `code`: asks for the proof, then repeats the call. */
export function createProof<About extends object>(code: ProblemCode) {
  const request = createStore<ProofRequest<About> | null>(null);

  /** Resolves to false if the person declines. */
  const ask = (about: About): Promise<boolean> => {
    request.get()?.settle(false);
    return new Promise((resolve) => {
      const settle = (proven: boolean): void => {
        if (request.get()?.settle === settle) request.set(null);
        resolve(proven);
      };
      request.set({ ...about, settle });
    });
  };

  /** @throws AbortError if no proof is given */
  const through = async <Answer>(about: About, action: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await action();
    } catch (error) {
      if (problemOf(error) !== code) throw error;
      if (!(await ask(about))) throw new DOMException('No proof was given.', 'AbortError');
      return action();
    }
  };

  return { ask, through, request };
}
