import { MAIL_KINDS } from '@trueseason/db';
import { type HandlersOf, MAIL_JOBS } from '@trueseason/orders';
import type { JobContext } from '@trueseason/queue';
import { type MailerDeps, sendMail } from './send-mail.ts';

export const mailHandlers = (deps: MailerDeps): HandlersOf<'mailer'> =>
  Object.fromEntries(
    MAIL_KINDS.map((kind) => [MAIL_JOBS[kind].name, (job: JobContext) => sendMail(deps, kind, job)]),
  ) as HandlersOf<'mailer'>;
