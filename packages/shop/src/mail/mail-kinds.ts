import { keysOf } from '@trueseason/contracts';

/** Requirements of a kind of mail, and its limits. */
interface MailPolicy {
  /** It is about a settled order with photos, and canceled once the order is neither. */
  readonly needsSettledOrder: boolean;
  /** It counts toward an order's mails a day. Others have their own limit, or go once per address. */
  readonly countsTowardDailyLimit: boolean;
  /** A newer one replaces it. Not where mails of the kind have different readers. */
  readonly replacedByNewer: boolean;
  /** Support may resend it. Codes are requested again, and notices go to abandoned addresses. */
  readonly isResendable: boolean;
  /** One that a dispute canceled goes out once that is won. Gifts and photo requests become due again by themselves. */
  readonly resumesAfterDispute: boolean;
  /** It goes out on a day that is known before (`scheduleMail`). Others go out once they are requested. */
  readonly isDated: boolean;
}

const NOTICE = {
  needsSettledOrder: false,
  countsTowardDailyLimit: true,
  replacedByNewer: true,
  isResendable: true,
  resumesAfterDispute: false,
  isDated: false,
} as const satisfies MailPolicy;

const REMINDER = { ...NOTICE, resumesAfterDispute: true, isDated: true } as const satisfies MailPolicy;

/** One mail of each kind per order, round and attempt. Keep in sync with the check on `mails.kind`. */
export const MAIL_POLICIES = {
  results: { ...NOTICE, needsSettledOrder: true, countsTowardDailyLimit: false, resumesAfterDispute: true },
  photo_request: { ...NOTICE, needsSettledOrder: true },
  deletion_receipt: NOTICE,
  access_code: { ...NOTICE, countsTowardDailyLimit: false, replacedByNewer: false, isResendable: false },
  address_changed: { ...NOTICE, replacedByNewer: false, isResendable: false },
  withdrawal: { ...NOTICE, countsTowardDailyLimit: false },
  gift: NOTICE,
  gift_day: REMINDER,
  refund: NOTICE,
  refund_failed: NOTICE,
} as const satisfies Record<string, MailPolicy>;

export type MailKind = keyof typeof MAIL_POLICIES;
export type DatedMailKind = {
  [Kind in MailKind]: (typeof MAIL_POLICIES)[Kind]['isDated'] extends true ? Kind : never;
}[MailKind];
export const MAIL_KINDS: readonly MailKind[] = keysOf(MAIL_POLICIES);

/** The kinds whose policy says so. */
export const mailKindsThat = (isIncluded: (policy: MailPolicy) => boolean): readonly MailKind[] =>
  MAIL_KINDS.filter((kind) => isIncluded(MAIL_POLICIES[kind]));
