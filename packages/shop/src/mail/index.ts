export {
  claimMail,
  confirmationWait,
  failMail,
  type MailEvent,
  recordMailEvent,
  recordMailOutcome,
  recordMailSent,
  releaseMail,
} from './deliver-mail.ts';
export { isStillDue, mailboxKey, RESULTS_A_DAY, SETTLED_MAILS_A_DAY } from './mail-allowance.ts';
export { MailError } from './mail-error.ts';
export { MAIL_KINDS, type MailKind, mailKindsThat } from './mail-kinds.ts';
export {
  hasProductMail,
  hasResultsMail,
  mailMoments,
  newestOutcome,
  ordersMailedTo,
  reminderState,
} from './mail-parts.ts';
export {
  countCodeMails,
  countLostMails,
  countMailsByOutcome,
  deliveryState,
  EXPECTED_CANCELLATIONS,
  findDeliveryState,
  findNewestMail,
  findResultsMail,
  listLostMails,
  listMails,
  NEVER_RESENT,
  wasMailed,
} from './mail-queries.ts';
export type { MailRow, MailsTable } from './mails-table.ts';
export {
  cancelCodeMail,
  cancelScheduledMail,
  isReachable,
  nextMailRound,
  postponeMail,
  readdressMails,
  requestDeletionReceipt,
  requestMail,
  requestRefundFailedMail,
  requestRefundMail,
  requestWithdrawalMail,
  scheduleMail,
} from './request-mail.ts';
export {
  awaitedMail,
  mailsForNewAddress,
  mayResend,
  requestResend,
  resendCanceledMail,
  resendMail,
  undeliveredMails,
} from './resend-mail.ts';
export {
  type ComposedMail,
  type Mailer,
  mailHandlers,
  type OutgoingMail,
  type SendingDeps,
  sendClaimedMail,
} from './send-mail.ts';
export { MAIL_JOBS } from './send-mail-job.ts';
export { hasSentMailMarker, restoreSentMailMarker } from './sent-mail-markers.ts';
export type { SentMailMarkersTable } from './sent-mail-markers-table.ts';
