import { useStore } from '../lib/browser/store.ts';
import { createProof, type ProofRequest } from './proof.ts';

/** The usual reason for asking whether this is the buyer. */
export const FOR_OWNERS = 'For photos, sharing, and your data';

interface Wanted {
  readonly orderId: string;
  /** "For …" or "To …". */
  readonly why: string;
}

export type OwnershipRequest = ProofRequest<Wanted>;

const proof = createProof<Wanted>('code_required');
export const useOwnershipRequest = (): OwnershipRequest | null => useStore(proof.request, null);

/** Asks for the code mailed to the order's address. Resolves to false if the person declines. */
export const askForOwnership = (orderId: string): Promise<boolean> => proof.ask({ orderId, why: FOR_OWNERS });

/** Runs an action that only the buyer may take; asks other browsers for a mailed code first. */
export const asOwner = <Answer>(
  orderId: number | string,
  action: () => Promise<Answer>,
  why: string = FOR_OWNERS,
): Promise<Answer> => proof.through({ orderId: String(orderId), why }, action);
