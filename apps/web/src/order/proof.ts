import type { ProblemCode } from '@trueseason/contracts';
import { problemOf } from '../lib/api/api.ts';
import { createStore } from '../lib/browser/store.ts';

/** A request for proof of identity; `settle` reports whether it was given. */
export type ProofRequest<Context> = Context & { readonly settle: (proven: boolean) => void };

/** For calls that the server refuses with `code`: asks for the proof, then repeats the call. */
export function createProof<Context extends object>(code: ProblemCode) {
  const request = createStore<ProofRequest<Context> | null>(null);

  /** Resolves to false if the person declines. */
  const ask = (context: Context): Promise<boolean> => {
    request.get()?.settle(false);
    return new Promise((resolve) => {
      const settle = (proven: boolean): void => {
        if (request.get()?.settle === settle) request.set(null);
        resolve(proven);
      };
      request.set({ ...context, settle });
    });
  };

  /** @throws AbortError if no proof is given */
  const through = async <Result>(context: Context, action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action();
    } catch (error) {
      if (problemOf(error) !== code) throw error;
      if (!(await ask(context))) throw new DOMException('No proof was given.', 'AbortError');
      return action();
    }
  };

  return { ask, through, request };
}
