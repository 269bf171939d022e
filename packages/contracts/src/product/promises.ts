/** Promises to customers about photos and money. Their texts use these figures. */

/** Photo retention after completion, for unpaid orders, and on a device that waits for other photos. */
export const PHOTO_RETENTION = { completedDays: 30, unpaidHours: 24, checkMinutes: 10, deviceHours: 24 } as const;

/** Days after purchase for refund requests. */
export const REFUND_CLAIM_DAYS = 14;

/** Default days until a paid order without usable photos is refunded automatically. */
export const REFUND_AFTER_DAYS = 14;

/** Order retention. Settled: results are looked up for years, claims end after three, face data laws allow no more. */
export const ORDER_RETENTION = { unpaidDays: 30, settledDays: 3 * 365 } as const;

/** Session lifetime: twice the photo retention, so that results stay accessible. */
export const SESSION_DAYS = 60;

/** Operator session lifetime: a working day. */
export const OPERATOR_SESSION_HOURS = 12;
/** Idle timeout of operators: an open back office shows faces and makes refunds. */
export const OPERATOR_IDLE_MINUTES = 60;

export const DEAD_JOB_DAYS = 30;

/** Anonymous payment records, as long as tax law requires. */
export const ACCOUNTING_RETENTION_YEARS = 10;

/** Maximum retention of logs and backups. */
export const LOG_RETENTION_DAYS = 30;
export const BACKUP_RETENTION_DAYS = 30;

/** A complaint is answered within these days, as UK law asks; its text is kept for some time after the answer. */
export const COMPLAINT_DAYS = 30;
export const COMPLAINT_RETENTION_YEARS = 1;
/** Characters of a complaint, and of its answer. */
export const COMPLAINT_MAX = 4_000;

/** Validity of gifts: the longest legal minimum. */
export const GIFT_YEARS = 5;

/** Days until a result can be remeasured for free. */
export const REMEASURE_AFTER_DAYS = 365;

/** Withdrawal period for online purchases in the EU, the EEA and the UK. */
export const WITHDRAWAL_DAYS = 14;
