/** What customers are promised about their photos and their money. Texts that they read take the figures from here. */

/** How long photos are kept: after a completed analysis, and when an order is never paid. */
export const PHOTO_RETENTION = { completedDays: 30, unpaidHours: 24 } as const;

/** Days after the purchase in which somebody can ask for the money back. */
export const REFUND_CLAIM_DAYS = 14;

/** Days after which a paid order without usable photos is refunded unasked, unless a variable sets another. */
export const REFUND_AFTER_DAYS = 14;

/**
 * Days after which the rest of an order is deleted: those never paid; and all others, since results are looked up for
 * years, claims end after three, and no law on face data lets anybody keep it longer than that.
 */
export const ORDER_RETENTION = { unpaidDays: 30, settledDays: 3 * 365 } as const;

/** Days for which a browser is remembered: photos' days after completion, doubled, so that results stay at hand. */
export const SESSION_DAYS = 60;

/** Hours after which an operator is asked for the password again: a working day. */
export const OPERATOR_SESSION_HOURS = 12;
/** And after this long without a call of theirs: an open back office shows faces and gives money back. */
export const OPERATOR_IDLE_MINUTES = 60;

/** Days for which a job that ended with a failure can be looked at. */
export const DEAD_JOB_DAYS = 30;

/** What was paid and when, without a name, for as long as tax law asks. */
export const ACCOUNTING_RETENTION_YEARS = 10;

/** Days for which an operator keeps logs and backups at most. */
export const LOG_RETENTION_DAYS = 30;
export const BACKUP_RETENTION_DAYS = 30;

/** Years for which a gift can be used: what the law asks at the least where it says. */
export const GIFT_YEARS = 5;

/** Days after which a result may be measured again, free. */
export const REMEASURE_AFTER_DAYS = 365;

/** Days within which consumers in the EU, the EEA and the UK may withdraw from what they bought online. */
export const WITHDRAWAL_DAYS = 14;
