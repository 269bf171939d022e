import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Controls } from '../controls.ts';
import type { Collection } from '../journal.ts';
import type { MailEvents } from './events.ts';
import { isRefusal, type Mail, readMail } from './mail.ts';

/** The provider refuses a mail of more than 30 MB with its attachments. */
const LARGEST_BODY = 30 * 1024 * 1024;

/** POST /v3/mail/send. */
export async function sendgridApi(
  app: FastifyInstance,
  { mails, events, controls }: { mails: Collection<Mail>; events: MailEvents; controls: Controls },
): Promise<void> {
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    refuse(reply, error.statusCode ?? 500, error.statusCode === 413 ? 'The mail is larger than 30 MB.' : error.message),
  );
  app.post('/v3/mail/send', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const key = /^Bearer (SG\..+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!key) return refuse(reply, 401, 'The provided authorization grant is invalid, expired, or revoked');
    const { sendgrid } = controls;
    const { failNext } = sendgrid;
    const isMeant = failNext.to === undefined || JSON.stringify(request.body).includes(failNext.to);
    if (failNext.times > 0 && isMeant) {
      failNext.times -= 1;
      return refuse(reply, failNext.status, 'too many requests or a fault on our side: try again');
    }
    const messageId = randomBytes(16).toString('base64url');
    const answer = readMail(request.body, messageId);
    if (isRefusal(answer)) return reply.code(400).send({ errors: answer });
    for (const mail of answer) {
      mails.put(mail.id, mail);
      events.report(mail);
    }
    if (sendgrid.latencyMs > 0) await sleep(sendgrid.latencyMs);
    return reply.code(202).header('x-message-id', messageId).send();
  });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ errors: [{ message, field: null, help: null }] });
}
