export const ADMIN_PAGE_SIZE = 50;

/** What an operator may do to an order. */
export const ADMIN_ACTIONS = ['retry', 'fail', 'render-report', 'resend-mail', 'refund'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];
