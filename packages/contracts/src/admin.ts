export const ADMIN_PAGE_SIZE = 50;

/**
 * What somebody of ours is there for. Support helps customers and holds their data, finance gives money back and makes
 * codes, engineers look after what runs. One person may have several.
 */
export const OPERATOR_ROLES = ['support', 'finance', 'engineer'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Names as the audit has them. */
export const OPERATOR_NAME = /^[a-z][a-z0-9._-]{1,39}$/;

/** For so long after signing in, refunds, promo codes and customers' data need no second proof of who is there. */
export const STEP_UP_MINUTES = 10;

/**
 * Why an operator deletes an order. To choose from, since what is written freely would stay in the audit with whatever
 * of a person stands in it.
 */
export const ERASE_REASONS = ['requested', 'minor', 'not-their-photos', 'abuse', 'test'] as const;
export type EraseReason = (typeof ERASE_REASONS)[number];

/** What costs nobody anything and can be done again. */
export const HELPING_ACTIONS = ['retry', 'fail', 'render-report', 'resend-mail'] as const;
/** What an operator may do to an order. */
export const ADMIN_ACTIONS = [...HELPING_ACTIONS, 'refund'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** Who may. */
export const ROLES_FOR_ACTION: Readonly<Record<AdminAction, readonly OperatorRole[]>> = {
  retry: ['support', 'engineer'],
  fail: ['support', 'engineer'],
  'render-report': ['support', 'engineer'],
  'resend-mail': ['support', 'engineer'],
  refund: ['finance'],
};
