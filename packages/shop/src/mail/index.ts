export { correctEmail, saveCheckoutEmail, setEmail } from './change-email.ts';
export {
  claimMail,
  failMail,
  type MailEvent,
  recordMailEvent,
  recordMailOutcome,
  recordMailSent,
  releaseMail,
} from './deliver-mail.ts';
export { RESULTS_A_DAY, SETTLED_MAILS_A_DAY } from './mail-allowance.ts';
export { MailError } from './mail-error.ts';
export { MAIL_KINDS, type MailKind } from './mail-kinds.ts';
export {
  countMailsByOutcome,
  EXPECTED_CANCELLATIONS,
  findDeliveryState,
  findNewestMail,
  findResultsMail,
  listMails,
  NEVER_RESENT,
} from './mail-queries.ts';
export type { MailRow } from './mails-table.ts';
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
