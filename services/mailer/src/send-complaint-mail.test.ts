import { UnrecoverableJobError } from '@trueseason/platform/queue';
import { createLogger } from '@trueseason/platform/runtime';
import { answerComplaint, receiveComplaint, sendComplaintMailJob } from '@trueseason/shop/complaint';
import { MailError } from '@trueseason/shop/mail';
import { databaseOfFile } from '@trueseason/testing';
import { HIGHEST_GRADE, readingGrade } from '@trueseason/testing/reading-grade';
import { expect, it, vi } from 'vitest';
import { complaintAnswerMail, complaintReceiptMail } from './mail/complaint-mails.ts';
import { complaintMailHandler } from './send-complaint-mail.ts';
import type { Sender } from './sender.ts';

const db = await databaseOfFile();
const email = 'someone@example.com';
const SAID = 'My photos are still there';

let mailboxes = 0;
async function received(): Promise<number> {
  const number = await receiveComplaint(db, { email: `${++mailboxes}${email}`, said: SAID });
  if (number === null) throw new Error('refused');
  return number;
}
const run = (orderId: number, send: Sender['send']) =>
  complaintMailHandler({ db, sender: { send }, supportEmail: 'help@shop.example' })({
    ...{ payload: { orderId }, attempt: 1, signal: AbortSignal.timeout(10_000), progress: () => {} },
    logger: createLogger('mailer', 'silent'),
  });
const accepting = () => vi.fn<Sender['send']>(async () => ({ providerId: 'abc' }));
const overdue = (limit = 100) => sendComplaintMailJob.findOverdue(db, { graceMs: 0, afterId: 0, limit });

it('confirms a complaint once, without its words, and then tells the answer once', async () => {
  const number = await received();
  const send = accepting();
  await run(number, send);
  await run(number, send);
  expect(send).toHaveBeenCalledOnce();
  const [receipt] = send.mock.calls[0] ?? [];
  expect(receipt).toMatchObject({ to: `${mailboxes}${email}`, kind: 'complaint' });
  expect(receipt?.text).toContain(`Complaint number: ${number}`);
  expect(receipt?.text).not.toContain(SAID);
  await answerComplaint(db, number, { upheld: true, answer: 'They are gone.\n\nWe are sorry.', actor: 'ada' });
  await run(number, send);
  await run(number, send);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]?.[0].text).toMatch(/You were right\.\s+They are gone\.\s+We are sorry\./);
});

it('is overdue until both are told, and tells both if the provider was away', async () => {
  const number = await received();
  const silence = vi.fn<Sender['send']>(() => Promise.reject(new MailError('retry', 'no answer', true)));
  await expect(run(number, silence)).rejects.toThrow('no answer');
  await answerComplaint(db, number, { upheld: false, answer: 'We looked.', actor: 'ada' });
  expect(await overdue()).toContainEqual({ orderId: number });
  const send = accepting();
  await run(number, send);
  expect(send.mock.calls.map(([{ subject }]) => subject)).toEqual([
    expect.stringMatching(/^We received/),
    expect.stringMatching(/^Our answer/),
  ]);
  expect(await overdue()).not.toContainEqual({ orderId: number });
});

it('gives up at an address that the provider refuses', async () => {
  const number = await received();
  const refusing = vi.fn<Sender['send']>(() =>
    Promise.reject(new MailError('rejected', 'SendGrid answered 400', true)),
  );
  await expect(run(number, refusing)).rejects.toThrow(UnrecoverableJobError);
  await sendComplaintMailJob.onExhausted(db, { orderId: number }, 'SendGrid answered 400');
  expect(await overdue()).not.toContainEqual({ orderId: number });
  const send = accepting();
  await run(number, send);
  expect(send).not.toHaveBeenCalled();
});

it('is easy to read', () => {
  const receivedAt = new Date('2026-11-20T12:00:00Z');
  for (const { paragraphs, after = [] } of [
    complaintReceiptMail(receivedAt),
    complaintAnswerMail({ receivedAt, upheld: true, answer: 'Your photos are gone now.' }),
  ])
    expect(readingGrade([...paragraphs, ...after]).grade).toBeLessThanOrEqual(HIGHEST_GRADE);
});
