import { keysOf } from '../keys-of.ts';
import type { HELPING_ACTIONS, OperatorRole } from './admin.ts';

interface Attention {
  readonly title: string;
  /** Only they see it. It is their turn, unless it says whose. */
  readonly roles: readonly OperatorRole[];
  readonly turn?: 'bank' | 'finance';
  /** An operator's decision that nothing is to be done, where that can be right. */
  readonly dismissal?: string;
  /** What is done for several of one cause at once, if that can be right. */
  readonly together?: (typeof HELPING_ACTIONS)[number];
}

/** Everything that waits for an operator, by kind. Its own action ends it; what waits for others is only listed. */
export const ATTENTION = {
  dispute: { title: 'Dispute', roles: ['finance'] },
  inquiry: { title: 'Inquiry of a bank', roles: ['finance'] },
  'dispute-decision': { title: 'Dispute at the bank', roles: ['finance'], turn: 'bank' },
  'failed-refund': { title: 'Refund failed', roles: ['finance'], dismissal: 'Paid back another way' },
  'due-refund': { title: 'Refund not made yet', roles: ['finance'] },
  'fraud-warning': { title: 'Fraud warning', roles: ['finance'], dismissal: 'Keep the sale' },
  'deleted-warning': {
    title: 'Fraud warning on a deleted order',
    roles: ['finance'],
    dismissal: 'Keep the sale',
  },
  'deleted-refund': { title: 'Refund after deletion', roles: ['finance'], dismissal: 'Seen' },
  'books-differ': { title: 'The books differ', roles: ['finance'] },
  review: { title: 'Payment in review', roles: ['finance'] },
  'unplaced-payment': { title: 'Payment without an order', roles: ['finance'] },
  'finance-request': { title: 'Asked of finance', roles: ['finance', 'support'], turn: 'finance' },
  'paid-twice': { title: 'Paid twice', roles: ['finance'], dismissal: 'Both are wanted' },
  complaint: { title: 'Complaint', roles: ['support'] },
  'strangers-complaint': { title: 'Complaint without an order', roles: ['support'] },
  'failed-analysis': { title: 'Analysis failed', roles: ['support', 'engineer'], together: 'retry' },
  'stuck-order': { title: 'Paid and no result', roles: ['support', 'engineer'] },
  'failed-report': { title: 'Report failed', roles: ['support', 'engineer'], together: 'render-report' },
  'failed-mail': {
    title: 'Email failed',
    roles: ['support', 'engineer'],
    dismissal: 'Told another way',
    together: 'resend-mail',
  },
  'bounced-mail': { title: 'Email bounced', roles: ['support'], dismissal: 'No other address' },
  'photos-differ': { title: 'Photos of several people', roles: ['support'], dismissal: 'They show one person' },
} as const satisfies Readonly<Record<string, Attention>>;

export type AttentionKind = keyof typeof ATTENTION;
export const ATTENTION_KINDS: readonly AttentionKind[] = keysOf(ATTENTION);

const attentionOf = (kind: AttentionKind): Attention => ATTENTION[kind];

/** Whose turn it is, in words of one. */
export const turnOf = (kind: AttentionKind): readonly string[] => {
  const { roles, turn } = attentionOf(kind);
  return turn ? [turn] : roles;
};

/** Whether it waits for an operator, and not for others. */
export const needsOperator = (kind: AttentionKind): boolean => attentionOf(kind).turn !== 'bank';

/** Whether anybody can make rows of a kind, so that they stand behind those of customers. */
export const isOfStrangers = (kind: AttentionKind): boolean => kind === 'strangers-complaint';

/** Whether a kind is an operator's to see and to act on. */
export const isTurnOf = (roles: readonly OperatorRole[], kind: AttentionKind): boolean =>
  attentionOf(kind).roles.some((role) => roles.includes(role));

export const dismissalOf = (kind: AttentionKind): string | undefined => attentionOf(kind).dismissal;

/** What can be done for all rows of one cause; null for nothing. */
export const togetherOf = (kind: AttentionKind): (typeof HELPING_ACTIONS)[number] | null =>
  attentionOf(kind).together ?? null;

/** Rows of a page. */
export const ATTENTION_PAGE_SIZE = 50;
/** Rows of one cause that a press ends at most; the rest takes another. */
export const TOGETHER_MOST = 300;

export const FINANCE_ANSWERS = ['done', 'refused'] as const;
export type FinanceAnswer = (typeof FINANCE_ANSWERS)[number];

export const DISPUTE_ANSWERS = ['evidence', 'accept'] as const;
export type DisputeAnswer = (typeof DISPUTE_ANSWERS)[number];

/** `leave`: another shop of the same account took it. */
export const UNPLACED_ANSWERS = ['refund', 'leave'] as const;
export type UnplacedAnswer = (typeof UNPLACED_ANSWERS)[number];
