import { OPERATOR_ROLES, type OperatorRole } from '../admin.ts';

/** Who may make a call. The gateway finds it out before a handler runs, and gives the handler what it may touch. */
export type Access<Param extends string = string> =
  | Anyone
  | Holder<Param>
  | HolderIfNamed
  | Operator
  | Bearer<Param>
  | Provider;

export interface Anyone {
  readonly who: 'anyone';
}

/** A browser with a grant for the order that the path names. Everybody else is told that there is none. */
export interface Holder<Param extends string = string> {
  readonly who: 'holder';
  /** The parameter that names the order. */
  readonly of: Param;
  /**
   * Since a mail's link and a lookup open the result alone: what it takes to make this call. `own once analyzed` is for
   * what changes a result, `own once settled` for what changes a buyer's rights.
   */
  readonly needs: 'read' | 'own' | 'own once analyzed' | 'own once settled';
  /** By its own id, by what a progress screen's address may hold (id or payment intent), or by a hosted checkout. */
  readonly named: 'id' | 'reference' | 'checkout';
  /**
   * `free`: settled, or with a code that leaves nothing to pay. `completed`: with an open result, which the handler is
   * given too.
   */
  readonly state: 'any' | 'free' | 'completed';
  /** Set where operators may make the call as well. */
  readonly operators?: OperatorsToo;
}

/** Anyone; but a call whose body has an `orderId` needs a grant for that order. */
export interface HolderIfNamed {
  readonly who: 'holder if named';
}

/** What it takes to make a call as one of ours. */
export interface OperatorRights {
  /** One of these. */
  readonly roles: readonly OperatorRole[];
  /** Whether they must have signed in within the last minutes: see STEP_UP_MINUTES. */
  readonly stepUp: boolean;
}

/** A call of customers that operators make for them. */
export interface OperatorsToo extends OperatorRights {
  /** The name under which the audit lists it. */
  readonly as: string;
}

/** An operator who has signed in. */
export interface Operator extends OperatorRights {
  readonly who: 'operator';
  /** Set where an order is read: the name under which the audit lists it. */
  readonly reads?: string;
}

/** Whoever has an address with this parameter in it: it was signed, or is too long to guess, and can be ended. */
export interface Bearer<Param extends string = string> {
  readonly who: 'bearer';
  readonly of: Param;
}

/** A provider whose signature over the body stands in this header. */
export interface Provider {
  readonly who: 'provider';
  readonly signature: string;
}

export const anyone = { who: 'anyone' } as const satisfies Access;
/** Whatever they are there for. */
export const operator = { who: 'operator', roles: OPERATOR_ROLES, stepUp: false } as const satisfies Access;
export const operatorReading = { ...operator, reads: 'read order' } as const satisfies Access;
export const holderIfNamed = { who: 'holder if named' } as const satisfies Access;
export const holder = {
  who: 'holder',
  of: 'orderId',
  named: 'id',
  state: 'any',
  needs: 'read',
} as const satisfies Access;
export const owner = { ...holder, needs: 'own' } as const satisfies Access;
export const holderOfCompleted = { ...holder, state: 'completed' } as const satisfies Access;
export const bearer = { who: 'bearer', of: 'token' } as const satisfies Access;
