import { OutageError, UnrecoverableJobError } from '@trueseason/platform/queue';
import { createLogger } from '@trueseason/platform/runtime';
import { createSignedLinks } from '@trueseason/shop/access';
import { beginAnalysis, failAnalysis, placeOrderWithPhotos, requestAccessCode, setEmail } from '@trueseason/shop/flows';
import {
  EXPECTED_CANCELLATIONS,
  findResultsMail,
  listMails,
  MailError,
  mailHandlers,
  restoreSentMailMarker,
} from '@trueseason/shop/mail';
import { newOrderId } from '@trueseason/shop/order';
import { type ObjectStore, StoreUnavailableError } from '@trueseason/shop/storage';
import { Database, query } from '@trueseason/shop/testing';
import { databaseOfFile, storedPhotos } from '@trueseason/testing';
import { expect, it, vi } from 'vitest';
import { type ComposeDeps, composeMail } from './compose-mail.ts';
import type { Sender } from './sender.ts';

const CONFIRM_MS = 60_000;
const db = await databaseOfFile();

/** A paid order with unmeasurable photos, which requests new ones. */
async function placed(): Promise<number> {
  const id = newOrderId();
  await placeOrderWithPhotos(db, id, storedPhotos);
  await query(db).updateTable('orders').set({ payment: 'paid' }).where('id', '=', id).execute();
  await setEmail(db, id, 'someone@example.com');
  await beginAnalysis(db, id);
  await failAnalysis(db, id, { code: 'photos', message: 'x', photos: [] });
  return id;
}

function send(
  orderId: number,
  sender: Sender['send'],
  on: Database = db,
  job: 'send-photo-request' | 'send-access-code' = 'send-photo-request',
  backupStore?: Pick<ObjectStore, 'put'>,
): Promise<void> {
  const composeDeps: ComposeDeps = {
    db: on,
    measurements: { findResult: async () => null },
    links: createSignedLinks('s'.repeat(32)),
    config: { PUBLIC_URL: 'https://shop.example', SUPPORT_EMAIL: 'help@shop.example', REFUND_AFTER_DAYS: 14 },
  };
  const handlers = mailHandlers({
    db: on,
    mailer: { compose: (mail, kind) => composeMail(composeDeps, mail, kind), send: sender },
    backupStore,
    config: { LINK_SECRET: 's'.repeat(32), MAIL_CONFIRM_MS: CONFIRM_MS },
  });
  const signal = AbortSignal.timeout(10_000);
  const context = {
    payload: { orderId },
    attempt: 1,
    signal,
    progress: () => {},
    logger: createLogger('mailer', 'silent'),
  };
  return handlers[job](context);
}
const mailOf = async (orderId: number) => (await listMails(db, orderId))[0];
const silence = () => Promise.reject(new MailError('retry', 'no answer', false));
const age = (orderId: number, ms: number) =>
  query(db)
    .updateTable('mails')
    .set({ state_at: new Date(Date.now() - ms) })
    .where('order_id', '=', orderId)
    .execute();

it('names what it is for, and goes out once', async () => {
  const orderId = await placed();
  const sender = vi.fn(async () => ({ providerId: 'abc' }));
  await send(orderId, sender);
  await send(orderId, sender);
  expect(sender).toHaveBeenCalledOnce();
  expect(sender).toHaveBeenCalledWith(expect.objectContaining({ kind: 'photo_request', to: 'someone@example.com' }));
  expect(await mailOf(orderId)).toMatchObject({ state: 'sent', provider_message_id: 'abc' });
  expect(await findResultsMail(db, orderId)).toBeUndefined();
});

it('can be retried if the provider definitely did not take it', async () => {
  const orderId = await placed();
  const busy = new MailError('retry', 'SendGrid answered 503', true);
  await expect(send(orderId, () => Promise.reject(busy))).rejects.toThrow(busy);
  expect(await mailOf(orderId)).toMatchObject({ state: 'pending', unanswered: 0 });
});

it('is final if the provider refuses it', async () => {
  const refusal = new MailError('rejected', 'SendGrid answered 400', true);
  await expect(send(await placed(), () => Promise.reject(refusal))).rejects.toThrow(UnrecoverableJobError);
});

it('waits for an event after a timeout, doubling each time', async () => {
  const orderId = await placed();
  await expect(send(orderId, silence)).rejects.toThrow('no answer');
  for (const waits of [1, 2, 4]) {
    await age(orderId, waits * CONFIRM_MS - 5_000);
    await expect(send(orderId, silence)).rejects.toThrow(OutageError);
    await age(orderId, waits * CONFIRM_MS + 5_000);
    await expect(send(orderId, silence)).rejects.toThrow('no answer');
  }
  expect(await mailOf(orderId)).toMatchObject({ state: 'sending', unanswered: 3 });
});

it('is recorded as sent despite a short database outage', async () => {
  const orderId = await placed();
  let away = 2;
  let accepted = false;
  const flaky = new Proxy(query(db), {
    get(target, property) {
      if (property === 'transaction' && accepted && away-- > 0) throw new Error('the database is away');
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const sender = async () => {
    accepted = true;
    return { providerId: 'abc' };
  };
  await send(orderId, sender, new Database(flaky));
  expect(away).toBeLessThan(0);
  expect((await mailOf(orderId))?.state).toBe('sent');
});

it('ends silently when obsolete', async () => {
  const orderId = await placed();
  await query(db).insertInto('mails').values({ order_id: orderId, kind: 'access_code', round: 1 }).execute();
  const sender = vi.fn(async () => ({ providerId: undefined }));
  await send(orderId, sender, db, 'send-access-code');
  expect(sender).not.toHaveBeenCalled();
  const code = (await listMails(db, orderId)).find(({ kind }) => kind === 'access_code');
  expect(code).toMatchObject({ state: 'failed', error: expect.toBeOneOf([...EXPECTED_CANCELLATIONS]) });
});

/** Sends a mail, and returns the note of it. */
async function sendNoted(orderId: number, job?: 'send-access-code'): Promise<string> {
  const put = vi.fn<ObjectStore['put']>(async () => ({ bytes: 0 }));
  await send(orderId, async () => ({ providerId: 'abc' }), db, job, { put });
  expect(put).toHaveBeenCalledOnce();
  return put.mock.calls[0]?.[0] ?? '';
}
/** As in a restored database, which lacks the mail, or its end. */
async function loseMail(orderId: number, kind: 'photo_request' | 'access_code', note: string) {
  await query(db).deleteFrom('mails').where('order_id', '=', orderId).execute();
  await query(db).insertInto('mails').values({ order_id: orderId, kind }).execute();
  await restoreSentMailMarker(db, note.split('/').at(-1) ?? '');
}

it('is noted elsewhere without a name, and not sent again by a restored database', async () => {
  const orderId = await placed();
  const note = await sendNoted(orderId);
  expect(note).toMatch(/^mails\/\d{4}-\d\d-\d\d\/[\w-]{43}$/);
  await loseMail(orderId, 'photo_request', note);
  const sender = vi.fn(async () => ({ providerId: 'again' }));
  await send(orderId, sender);
  expect(sender).not.toHaveBeenCalled();
  expect(await mailOf(orderId)).toMatchObject({ state: 'sent', provider_message_id: null });
});

it.each([
  ['about other photos', { round: 2 }],
  ['to another address', { email: 'other@example.com' }],
])('is sent %s although a mail is noted', async (_, changes) => {
  const orderId = await placed();
  await loseMail(orderId, 'photo_request', await sendNoted(orderId));
  await query(db).updateTable('orders').set(changes).where('id', '=', orderId).execute();
  const sender = vi.fn(async () => ({ providerId: 'again' }));
  await send(orderId, sender);
  expect(sender).toHaveBeenCalledOnce();
});

it('sends each requested code', async () => {
  const orderId = await placed();
  await requestAccessCode(db, { orderId, askedBy: 'browser' }, false);
  await loseMail(orderId, 'access_code', await sendNoted(orderId, 'send-access-code'));
  const sender = vi.fn(async () => ({ providerId: 'again' }));
  await send(orderId, sender, db, 'send-access-code');
  expect(sender).toHaveBeenCalledOnce();
});

it('is sent while the bucket elsewhere is away', async () => {
  const orderId = await placed();
  const put = () => Promise.reject(new StoreUnavailableError('away'));
  await send(orderId, async () => ({ providerId: 'abc' }), db, undefined, { put });
  expect(await mailOf(orderId)).toMatchObject({ state: 'sent' });
});
