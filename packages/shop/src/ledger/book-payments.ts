import type { Database, Transaction } from '../database/index.ts';
import { bookEntries } from './book-entries.ts';
import { findSale, refundsOnRecord } from './ledger-queries.ts';

/** What a payment brought, as the provider has it. */
export interface ChargedMoney {
  readonly intentId: string;
  readonly cents: number;
  readonly currency: string;
  readonly charge: {
    readonly at: Date;
    /** Null while the provider works it out. */
    readonly fee: MovementFee | null;
  } | null;
}

/** What the provider took for a movement of its balance. */
export interface MovementFee {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
}

export async function bookCharge(
  trx: Transaction,
  { intentId: reference, cents, currency, charge }: ChargedMoney,
): Promise<void> {
  const fee = charge?.fee;
  await bookEntries(trx, [
    { kind: 'charge', at: charge?.at, currency, cents, reference },
    ...(fee
      ? [
          {
            kind: 'fee' as const,
            at: charge.at,
            currency: fee.currency,
            cents: -fee.cents,
            reference,
            providerId: fee.id,
          },
        ]
      : []),
  ]);
}

/** One refund of a payment. */
export interface BookedRefund {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly at: Date;
  /** When the customer's bank sent it back; null if it did not. */
  readonly failedAt: Date | null;
}

/** Books a payment's refunds, each once. Returns the ids of new ones. Refunds from before the ledger existed share one entry. */
export async function bookRefunds(
  trx: Transaction,
  reference: string,
  refunds: readonly BookedRefund[],
): Promise<string[]> {
  if (refunds.length === 0) return [];
  const { earlierUntil } = await refundsOnRecord(trx, reference);
  const later = refunds.filter(({ at }) => earlierUntil === null || at > earlierUntil);
  return bookEntries(
    trx,
    later.flatMap(({ id: providerId, cents, currency, at, failedAt }) => [
      { kind: 'refund' as const, at, currency, cents: -cents, reference, providerId },
      ...(failedAt ? [{ kind: 'refund_failed' as const, at: failedAt, currency, cents, reference, providerId }] : []),
    ]),
  );
}

/** What a dispute moved, and what the provider took for it. */
export interface DisputeMovement {
  readonly id: string;
  /** Negative when the bank takes it. */
  readonly cents: number;
  readonly feeCents: number;
  readonly currency: string;
  readonly at: Date;
}

export async function bookDispute(
  trx: Transaction,
  reference: string,
  movements: readonly DisputeMovement[],
): Promise<void> {
  await bookEntries(
    trx,
    movements.flatMap(({ id: providerId, cents, feeCents, currency, at }) => [
      { kind: cents < 0 ? ('dispute' as const) : ('dispute_won' as const), at, currency, cents, reference, providerId },
      ...(feeCents === 0
        ? []
        : [{ kind: 'dispute_fee' as const, at, currency, cents: -feeCents, reference, providerId }]),
    ]),
  );
}

/** By how many times its price a moment changes what gifts are owed for; an order's moments move no money. */
const OWED = { gift_sold: 1, gift_redeemed: -1, gift_ended: -1, order_delivered: 0, order_deleted: 0 } as const;

/** What happened to a gift that was sold, or to a sale's order. A payment that is not on record is none. */
export async function bookSaleMoment(
  db: Database | Transaction,
  reference: string,
  kind: keyof typeof OWED,
  at?: Date,
): Promise<void> {
  const sale = await findSale(db, reference);
  if (!sale) return;
  await bookEntries(db, [{ kind, at, currency: sale.currency, cents: OWED[kind] * sale.cents, reference }]);
}
