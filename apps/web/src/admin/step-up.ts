import { useStore } from '../lib/browser/store.ts';
import { createProof } from '../order/proof.ts';

const proof = createProof<object>('step_up_required');
export const useStepUpRequest = () => useStore(proof.request, null);

/** Runs an action that needs a recent sign-in; asks for it first if the last one is too old. */
export const asOperator = <Answer>(action: () => Promise<Answer>): Promise<Answer> => proof.through({}, action);
