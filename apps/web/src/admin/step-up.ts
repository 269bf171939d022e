import { useStore } from '../lib/browser/store.ts';
import { createProof } from '../order/proof.ts';

const proof = createProof<object>('step_up_required');
export const useStepUpRequest = () => useStore(proof.request, null);

/** Runs an action that needs a recent sign-in, asking for one first if necessary. */
export const asOperator = <Answer>(action: () => Promise<Answer>): Promise<Answer> => proof.through({}, action);
