import { z } from 'zod';

/** No accents, no stray dots; a domain in letters or Punycode. */
const ADDRESS = /^(?!\.)(?!.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/i;
const address = z.object({ email: z.string().regex(ADDRESS), name: z.string().optional() });
const line = z.string().regex(/^[^\r\n]*$/, 'must not contain line breaks');

/** The body of POST /v3/mail/send, as far as the provider's documentation makes it required or limits it. */
export const mailBodySchema = z.object({
  personalizations: z
    .array(
      z.object({
        to: z.array(address).min(1),
        cc: z.array(address).optional(),
        bcc: z.array(address).optional(),
        subject: line.min(1).optional(),
        headers: z.record(z.string(), z.string()).optional(),
        custom_args: z.record(z.string(), z.string()).optional(),
      }),
    )
    .min(1)
    .max(1000),
  from: address,
  reply_to: address.optional(),
  subject: line.min(1).optional(),
  content: z.array(z.object({ type: z.string().min(1), value: z.string().min(1) })).min(1),
  attachments: z
    .array(
      z.object({
        content: z.base64().min(1),
        filename: line.min(1),
        type: z.string().optional(),
        disposition: z.enum(['inline', 'attachment']).optional(),
        content_id: z.string().optional(),
      }),
    )
    .optional(),
  headers: z.record(z.string(), z.string()).optional(),
  categories: z.array(z.string().max(255)).max(10).optional(),
  custom_args: z.record(z.string(), z.string()).optional(),
  send_at: z.int().optional(),
  mail_settings: z.object({ bypass_spam_management: z.object({ enable: z.boolean() }).optional() }).optional(),
  tracking_settings: z.unknown().optional(),
  asm: z.unknown().optional(),
});

export type MailBody = z.infer<typeof mailBodySchema>;
export type Address = z.infer<typeof address>;

/** A mail as the mailbox shows it: one for each personalization. */
export interface Mail {
  id: string;
  messageId: string;
  to: Address[];
  from: Address;
  subject: string;
  text: string;
  html: string;
  customArgs: Record<string, string>;
  categories: string[];
  /** It is sent on although its address marked a mail as spam. */
  bypassesSpamReports: boolean;
  attachments: { filename: string; type: string; bytes: number }[];
  receivedAt: string;
}

export interface MailError {
  message: string;
  field: string | null;
  help: null;
}

/** What the provider would refuse in a body, or the mails that it makes. */
export function readMail(body: unknown, messageId: string): Mail[] | MailError[] {
  const result = mailBodySchema.safeParse(body);
  if (!result.success)
    return result.error.issues.map((issue) => ({
      message: issue.message,
      field: issue.path.join('.') || null,
      help: null,
    }));
  const mail = result.data;
  const problems = beyondShape(mail);
  return problems.length > 0 ? problems : mailsOf(mail, messageId);
}

export const isRefusal = (answer: Mail[] | MailError[]): answer is MailError[] => 'field' in (answer[0] ?? {});

const CUSTOM_ARGS_LIMIT = 10_000;

function beyondShape(mail: MailBody): MailError[] {
  const problems: MailError[] = [];
  const refuse = (field: string, message: string) => problems.push({ message, field, help: null });
  mail.personalizations.forEach((one, i) => {
    if (!one.subject && !mail.subject) refuse('subject', 'A subject is required for every personalization.');
    const size = Buffer.byteLength(JSON.stringify({ ...mail.custom_args, ...one.custom_args }));
    if (size > CUSTOM_ARGS_LIMIT) refuse(`personalizations.${i}.custom_args`, 'The custom arguments are too long.');
    const recipients = [...one.to, ...(one.cc ?? []), ...(one.bcc ?? [])].map(({ email }) => email.toLowerCase());
    if (new Set(recipients).size < recipients.length)
      refuse(`personalizations.${i}`, 'Each address may appear once among to, cc and bcc.');
  });
  const plain = mail.content.findIndex(({ type }) => type === 'text/plain');
  if (plain > 0) refuse('content', 'text/plain has to come first, then text/html.');
  return problems;
}

function mailsOf(mail: MailBody, messageId: string): Mail[] {
  const part = (type: string) => mail.content.find((content) => content.type === type)?.value ?? '';
  return mail.personalizations.map((one, i) => ({
    id: `${messageId}-${i}`,
    messageId,
    to: one.to,
    from: mail.from,
    subject: one.subject ?? mail.subject ?? '',
    text: part('text/plain'),
    html: part('text/html'),
    customArgs: { ...mail.custom_args, ...one.custom_args },
    categories: mail.categories ?? [],
    bypassesSpamReports: mail.mail_settings?.bypass_spam_management?.enable ?? false,
    attachments: (mail.attachments ?? []).map(({ filename, type = 'application/octet-stream', content }) => ({
      filename,
      type,
      bytes: Buffer.byteLength(content, 'base64'),
    })),
    receivedAt: new Date().toISOString(),
  }));
}
