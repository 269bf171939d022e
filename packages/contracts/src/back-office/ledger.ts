import { keysOf } from '../keys-of.ts';

interface LedgerKind {
  readonly title: string;
  /** Moves the provider's balance, and is compared with it. Others say what a movement meant. */
  readonly moves?: true;
  /** Counts as what the shop earned. */
  readonly earns?: true;
}

/** Everything that the books record, by kind. */
export const LEDGER = {
  charge: { title: 'Sale', moves: true, earns: true },
  refund: { title: 'Refund', moves: true, earns: true },
  refund_failed: { title: 'Refund sent back', moves: true, earns: true },
  dispute: { title: 'Dispute', moves: true, earns: true },
  dispute_won: { title: 'Dispute won', moves: true, earns: true },
  fee: { title: 'Fee', moves: true },
  dispute_fee: { title: 'Fee of a dispute', moves: true },
  exchange: { title: 'Exchange', moves: true },
  adjustment: { title: 'Adjustment', moves: true },
  payout: { title: 'Payout', moves: true },
  tax: { title: 'Tax within' },
  gift_sold: { title: 'Gift sold' },
  gift_redeemed: { title: 'Gift used' },
  gift_ended: { title: 'Gift ended' },
  /** Another shop of the same account took it. */
  not_ours: { title: 'Not ours', earns: true },
  returned: { title: 'Given back without an order' },
  order_delivered: { title: 'Delivered' },
  order_deleted: { title: 'Order deleted' },
} as const satisfies Readonly<Record<string, LedgerKind>>;

export type LedgerKindName = keyof typeof LEDGER;
const kindOf = (kind: LedgerKindName): LedgerKind => LEDGER[kind];

export const LEDGER_KINDS: readonly LedgerKindName[] = keysOf(LEDGER);
export const BALANCE_KINDS: readonly LedgerKindName[] = LEDGER_KINDS.filter((kind) => kindOf(kind).moves);
export const EARNING_KINDS: readonly LedgerKindName[] = LEDGER_KINDS.filter((kind) => kindOf(kind).earns);
