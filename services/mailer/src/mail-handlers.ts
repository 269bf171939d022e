import type { JobContext } from '@trueseason/platform/queue';
import type { HandlersOf } from '@trueseason/shop/jobs';
import { MAIL_JOBS, MAIL_KINDS } from '@trueseason/shop/mail';
import { type MailerDeps, sendMail } from './send-mail.ts';

export const mailHandlers = (deps: MailerDeps): HandlersOf<'mailer'> =>
  Object.fromEntries(
    MAIL_KINDS.map((kind) => [MAIL_JOBS[kind].name, (job: JobContext) => sendMail(deps, kind, job)]),
  ) as HandlersOf<'mailer'>;
