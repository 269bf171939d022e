export { keepFirstEmail, setEmail } from './change-email.ts';
export { claimMail, endMail, failMail, recordMailOutcome, recordMailSent, releaseMail } from './deliver-mail.ts';
export { RESULTS_A_DAY, SETTLED_MAILS_A_DAY } from './mail-allowance.ts';
export {
  countMailsByOutcome,
  findDeliveryState,
  findNewestMail,
  findResultsMail,
  listMails,
  listUndeliveredMails,
  NOT_MISSED,
  NOT_REPEATED,
  OVERTAKEN_MAIL,
} from './mail-queries.ts';
export { MAIL_JOBS } from './send-mail-job.ts';
export { MAIL_KINDS, type MailKind, type MailRow } from './tables.ts';
