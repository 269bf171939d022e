export type { ResultsMailInput } from './mail/facts.ts';
export { type Mail, resultsMail } from './mail/results-mail.tsx';
export { MailError, type MailErrorKind } from './mail-error.ts';
export { createSender, type OutgoingMail, type Sender, type SenderOptions } from './sender.ts';
