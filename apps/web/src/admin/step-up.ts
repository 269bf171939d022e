import { useStore } from '../lib/browser/store.ts';
import { createProof } from '../order/proof.ts';

const proof = createProof<object>('step_up_required');
export const useStepUpRequest = () => useStore(proof.request, null);

/** Does what takes a fresh proof of who the operator is. Whoever signed in too long ago is asked first. */
export const asOperator = <Answer>(action: () => Promise<Answer>): Promise<Answer> => proof.through({}, action);
