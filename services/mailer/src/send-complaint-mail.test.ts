import { OutageError, UnrecoverableJobError } from '@trueseason/platform/queue';
import { createLogger } from '@trueseason/platform/runtime';
import {
  answerComplaint,
  receiveComplaint,
  recordComplaintMailEvent,
  sendComplaintMailJob,
} from '@trueseason/shop/complaint';
import { MailError, restoreSentMailMarker } from '@trueseason/shop/mail';
import type { ObjectStore } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import { databaseOfFile } from '@trueseason/testing';
import { HIGHEST_GRADE, readingGrade } from '@trueseason/testing/reading-grade';
import { describe, expect, it, vi } from 'vitest';
import { complaintAnswerMail, complaintReceiptMail } from './mail/complaint-mails.ts';
import { complaintMailHandler } from './send-complaint-mail.ts';
import type { Sender } from './sender.ts';

const db = await databaseOfFile();
const email = 'someone@example.com';
const SAID = 'My photos are still there';

let mailboxes = 0;
async function received(): Promise<number> {
  const number = await receiveComplaint(db, { email: `${++mailboxes}${email}`, said: SAID, network: 'n' });
  if (number === null) throw new Error('refused');
  return number;
}
const CONFIRM_MS = 60_000;
const run = (orderId: number, send: Sender['send'], backupStore?: Pick<ObjectStore, 'put'>) =>
  complaintMailHandler(
    { db, mailer: { send }, backupStore, config: { LINK_SECRET: 's'.repeat(32), MAIL_CONFIRM_MS: CONFIRM_MS } },
    'help@shop.example',
  )({
    ...{ payload: { orderId }, attempt: 1, signal: AbortSignal.timeout(10_000), progress: () => {} },
    logger: createLogger('mailer', 'silent'),
  });
const accepting = () => vi.fn<Sender['send']>(async () => ({ providerId: 'abc' }));
const overdue = (limit = 100) => sendComplaintMailJob.findOverdue(db, { graceMs: 0, afterId: 0, limit });

it('confirms a complaint once, without its words, and then mails the answer once', async () => {
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

it('is overdue until both are mailed, and mails both after an outage of the provider', async () => {
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

/** A sending after which nothing is recorded: the mailer dies, or the provider's answer never comes. */
const LOST: Readonly<Record<string, () => Error>> = {
  'the mailer dies': () => new Error('killed'),
  'the provider’s answer is lost': () => new MailError('retry', 'no answer', false),
};
const age = (number: number, ms: number) =>
  query(db)
    .updateTable('complaints')
    .set({ sending_since: new Date(Date.now() - ms) })
    .where('id', '=', number)
    .execute();

describe.each(Object.entries(LOST))('between sending and recording, %s', (_, error) => {
  /** A complaint whose mail of a kind went out like that, and the mail's name at the provider. */
  async function sentUnrecorded(of: 'receipt' | 'answer') {
    const number = await received();
    if (of === 'answer') {
      await run(number, accepting());
      await answerComplaint(db, number, { upheld: true, answer: 'You were right.', actor: 'ada' });
    }
    const lost = vi.fn<Sender['send']>(() => Promise.reject(error()));
    await expect(run(number, lost)).rejects.toThrow(error().message);
    return { number, mailId: lost.mock.calls[0]?.[0].mailId ?? '' };
  }

  it.each(['receipt', 'answer'] as const)('and the %s comes once', async (of) => {
    const { number, mailId } = await sentUnrecorded(of);
    const send = accepting();
    await expect(run(number, send)).rejects.toThrow(OutageError);
    const event = { mailId, accepted: true, outcome: null };
    for (const _ of [1, 2]) await recordComplaintMailEvent(db, event);
    await run(number, send);
    expect(send).not.toHaveBeenCalled();
    expect(await overdue()).not.toContainEqual({ orderId: number });
  });

  it('and without an event it is sent again, under the same name, and later each time', async () => {
    const { number, mailId } = await sentUnrecorded('receipt');
    const lost = vi.fn<Sender['send']>(() => Promise.reject(error()));
    for (const waits of [1, 2, 4]) {
      await age(number, waits * CONFIRM_MS - 5_000);
      await expect(run(number, lost)).rejects.toThrow(OutageError);
      await age(number, waits * CONFIRM_MS + 5_000);
      await expect(run(number, lost)).rejects.toThrow(error().message);
    }
    expect(lost.mock.calls.map(([mail]) => mail.mailId)).toEqual([mailId, mailId, mailId]);
  });
});

it('is sent by one of two mailers', async () => {
  const number = await received();
  const send = accepting();
  const ends = await Promise.allSettled([run(number, send), run(number, send)]);
  expect(send).toHaveBeenCalledOnce();
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
});

it('is noted elsewhere without a name, and not sent again by a restored database', async () => {
  const number = await received();
  const put = vi.fn<ObjectStore['put']>(async () => ({ bytes: 0 }));
  await run(number, accepting(), { put });
  const note = put.mock.calls[0]?.[0] ?? '';
  expect(note).toMatch(/^mails\/\d{4}-\d\d-\d\d\/[\w-]{43}$/);
  await query(db).updateTable('complaints').set({ confirmed_at: null }).where('id', '=', number).execute();
  await restoreSentMailMarker(db, note.split('/').at(-1) ?? '');
  const send = accepting();
  await run(number, send);
  expect(send).not.toHaveBeenCalled();
  expect(await overdue()).not.toContainEqual({ orderId: number });
});

it('goes no further to an address that bounced', async () => {
  const number = await received();
  const sent = accepting();
  await run(number, sent);
  const { mailId = '' } = sent.mock.calls[0]?.[0] ?? {};
  await recordComplaintMailEvent(db, { mailId, accepted: true, outcome: 'bounced' });
  await answerComplaint(db, number, { upheld: true, answer: 'You were right.', actor: 'ada' });
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
