import { useStore } from '../lib/browser/store.ts';
import { createProof } from '../order/proof.ts';

const signIn = createProof<object>('step_up_required');
const code = createProof<object>('confirmation_required');
export const useStepUpRequest = () => useStore(signIn.request, null);
export const useCodeRequest = () => useStore(code.request, null);

/** Runs an action that needs a fresh code or a recent sign-in, asking for it first if necessary. */
export const asOperator = <Answer>(action: () => Promise<Answer>): Promise<Answer> =>
  signIn.through({}, () => code.through({}, action));
