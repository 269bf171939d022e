export const ADMIN_PAGE_SIZE = 50;

export const TOTALS_DAYS = 31;

export const ORDER_SORTS = ['newest', 'oldest', 'amount'] as const;

/** Operators may have several: support sees customers' data, finance makes refunds and codes, engineers run systems. */
export const OPERATOR_ROLES = ['support', 'finance', 'engineer'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const OPERATOR_NAME = /^[a-z][a-z0-9._-]{1,39}$/;

/** Minutes after signing in, or after a code, during which what either proved needs no further proof. */
export const STEP_UP_MINUTES = 10;

/** Why an operator deletes an order. A fixed list: free text could leave personal data in the audit. */
export const ERASE_REASONS = ['requested', 'minor', 'not-their-photos', 'abuse', 'test'] as const;
export type EraseReason = (typeof ERASE_REASONS)[number];

/** What the provider reported of a sent mail. `blocked`: refused for now, which says nothing about the address. */
export const MAIL_OUTCOMES = ['delivered', 'bounced', 'blocked', 'complained'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** What shows that two orders are one buyer's, the surest first. */
export const BUYER_SIGNS = ['address', 'browser', 'photos'] as const;
export type BuyerSign = (typeof BUYER_SIGNS)[number];

/** Why an operator makes a refund; a fixed list, too. */
export const REFUND_REASONS = ['asked', 'paid-twice', 'wrong-result', 'goodwill', 'fraud'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Why an operator asks for other photos of a delivered order; a fixed list, too. */
export const PHOTO_REASONS = ['doubted', 'poor-light', 'edited', 'other-person'] as const;
export type PhotoReason = (typeof PHOTO_REASONS)[number];

/** Reasons in words, for choosing and for the timeline. */
export const REFUND_WHY: Readonly<Record<RefundReason, string>> = {
  asked: 'The customer asked for it',
  'paid-twice': 'Paid twice',
  'wrong-result': 'The result is wrong',
  goodwill: 'Goodwill',
  fraud: 'Fraud',
};
export const PHOTO_WHY: Readonly<Record<PhotoReason, string>> = {
  doubted: 'The customer doubts the result',
  'poor-light': 'The light is poor',
  edited: 'The photos are filtered or edited',
  'other-person': 'The photos show someone else',
};

/** Free and repeatable. */
export const HELPING_ACTIONS = ['retry', 'fail', 'render-report', 'resend-mail', 'resend-complained'] as const;
export const ADMIN_ACTIONS = [...HELPING_ACTIONS, 'ask-photos', 'withdraw', 'repeat-refund', 'refund'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** What each is called, and who may do it. */
export const OPERATOR_ACTIONS: Readonly<
  Record<AdminAction, { readonly title: string; readonly roles: readonly OperatorRole[] }>
> = {
  retry: { title: 'Retry analysis', roles: ['support', 'engineer'] },
  fail: { title: 'Fail analysis', roles: ['support', 'engineer'] },
  'render-report': { title: 'Make report again', roles: ['support', 'engineer'] },
  'resend-mail': { title: 'Send mail again', roles: ['support', 'engineer'] },
  'resend-complained': { title: 'Send again to the same address', roles: ['support', 'engineer'] },
  'ask-photos': { title: 'Ask for other photos', roles: ['support'] },
  withdraw: { title: 'Withdraw for the customer', roles: ['support', 'finance'] },
  'repeat-refund': { title: 'Repeat refund', roles: ['finance'] },
  refund: { title: 'Refund', roles: ['finance'] },
};
