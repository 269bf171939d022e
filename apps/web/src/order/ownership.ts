import { useStore } from '../lib/browser/store.ts';
import { createProof, type ProofRequest } from './proof.ts';

/** The usual reason for asking whether this is the buyer. */
export const OWNER_ACTIONS = 'For photos, sharing, and your data';

interface OwnershipReason {
  readonly orderId: string;
  /** "For …" or "To …". */
  readonly reason: string;
}

export type OwnershipRequest = ProofRequest<OwnershipReason>;

const proof = createProof<OwnershipReason>('code_required');
export const useOwnershipRequest = (): OwnershipRequest | null => useStore(proof.request, null);

/** Asks for the code mailed to the order's address. Resolves to false if the person declines. */
export const requestOwnership = (orderId: string): Promise<boolean> => proof.ask({ orderId, reason: OWNER_ACTIONS });

/** Runs an action that only the buyer may take; asks other browsers for a mailed code first. */
export const asOwner = <Result>(
  orderId: number | string,
  action: () => Promise<Result>,
  reason: string = OWNER_ACTIONS,
): Promise<Result> => proof.through({ orderId: String(orderId), reason }, action);
