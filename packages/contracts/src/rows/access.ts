import { OPERATOR_ROLES, type OperatorRole } from '../back-office/admin.ts';
import { MOMENTS, type Moment } from '../order/order-status.ts';

/** Who may make a call. The gateway checks it before the handler runs and passes on the grant. */
export type Access<Param extends string = string> =
  | Anyone
  | Holder<Param>
  | OptionalHolder
  | Operator
  | Bearer<Param>
  | Provider;

export interface Anyone {
  readonly who: 'anyone';
}

/** A browser with a grant for the order in the path. Others get not found. */
export interface Holder<Param extends string = string> {
  readonly who: 'holder';
  readonly of: Param;
  /** When a mailed link or a lookup is enough, which take only the buyer's address or mail; the owner may always. */
  readonly readers: readonly Moment[];
  /** By order ID, by a progress screen's reference (ID or payment intent), or by hosted checkout. */
  readonly named: 'id' | 'reference' | 'checkout';
  /** `free`: settled, or nothing left to pay. `completed`: with an open result, passed to the handler. */
  readonly state: 'any' | 'free' | 'completed';
  /** Set if operators may call too. */
  readonly operators?: OperatorsToo;
}

/** Anyone; but an order that `orderId` in the body names must be this browser's own. */
export interface OptionalHolder {
  readonly who: 'optional_holder';
}

/**
 * What an operator proves again, within STEP_UP_MINUTES: by a code of the authenticator app, or by signing in, which also
 * counts as the former. Only the latter moves money.
 */
export type StepUp = 'code' | 'sign-in';

/** Required rights of operators. */
export interface OperatorRights {
  /** Any of these. */
  readonly roles: readonly OperatorRole[];
  readonly stepUp: StepUp | false;
}

export interface OperatorsToo extends OperatorRights {
  readonly as: string;
}

export interface Operator extends OperatorRights {
  readonly who: 'operator';
  /** Audit name, if the call reads an order. */
  readonly reads?: string;
}

/** Anyone with this parameter, which is signed or unguessable, and revocable. */
export interface Bearer<Param extends string = string> {
  readonly who: 'bearer';
  readonly of: Param;
}

/** A provider that signs the body in this header. */
export interface Provider {
  readonly who: 'provider';
  readonly signature: string;
  /** The header of when it was signed; without one, `t=` in the signature's. */
  readonly signedAt?: string;
  /** Older ones are refused before their body. */
  readonly goodForSeconds: number;
}

export const anyone = { who: 'anyone' } as const satisfies Access;
export const operator = { who: 'operator', roles: OPERATOR_ROLES, stepUp: false } as const satisfies Access;
export const operatorReading = { ...operator, reads: 'read order' } as const satisfies Access;
export const optionalHolder = { who: 'optional_holder' } as const satisfies Access;
export const holder = {
  who: 'holder',
  of: 'orderId',
  named: 'id',
  state: 'any',
  readers: MOMENTS,
} as const satisfies Access;
export const owner = { ...holder, readers: [] } as const satisfies Access;
/** Readers bring what a paid order waits for, since our mail asks for it; before payment it is the buyer's decision. */
export const bringer = { ...holder, readers: ['paid'] } as const satisfies Access;
export const holderOfCompleted = { ...holder, state: 'completed' } as const satisfies Access;
export const ownerOfCompleted = { ...owner, state: 'completed' } as const satisfies Access;
export const bearer = { who: 'bearer', of: 'token' } as const satisfies Access;
