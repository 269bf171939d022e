/** One mail of each kind per order, round and attempt. Keep in sync with the check on `mails.kind`. */
export const MAIL_KINDS = [
  'results',
  'photo_request',
  'deletion_receipt',
  'access_code',
  'address_changed',
  'withdrawal',
  'gift',
  'gift_day',
  'remeasure',
  'refund',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
