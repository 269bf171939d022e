import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { listAdminOrders, readTimeline } from '@trueseason/shop/back-office';
import { receiveComplaint } from '@trueseason/shop/complaint';
import { setEmail } from '@trueseason/shop/flows';
import { findResultsMail } from '@trueseason/shop/mail';
import { query } from '@trueseason/shop/testing';
import { describe, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const publicKey = ours.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const gateway = useGateway({ SENDGRID_WEBHOOK_PUBLIC_KEY: publicKey });
const { db, placePaid, deliver } = flowsOf(() => gateway);

interface Sent {
  body: string;
  signature?: string;
  timestamp?: string;
}
function signed(events: unknown, { age = 0, key = ours.privateKey } = {}): Required<Sent> {
  const body = JSON.stringify(events);
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  return { body, timestamp, signature: sign('sha256', Buffer.from(timestamp + body), key).toString('base64') };
}
async function post({ body, signature, timestamp }: Sent): Promise<number> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (signature !== undefined) headers['x-twilio-email-event-webhook-signature'] = signature;
  if (timestamp !== undefined) headers['x-twilio-email-event-webhook-timestamp'] = timestamp;
  return (await fetch(`${gateway.url}/api/webhooks/sendgrid`, { method: 'POST', headers, body })).status;
}

/** The results mail of a completed order while it is being sent. */
async function mailOnItsWay() {
  const { browser, id } = await placePaid();
  await browser.call('POST', `/api/orders/${id}/update-email`, { email: 'someone@example.com' });
  await deliver(id);
  const mail = await findResultsMail(db(), id);
  await query(db())
    .updateTable('mails')
    .set({ state: 'sending' })
    .where('id', '=', mail?.id ?? '')
    .execute();
  return { id, mailId: mail?.id ?? '' };
}
const stateOf = async (id: number) => (await findResultsMail(db(), id))?.state;

describe("the mail provider's events", () => {
  it('settle a mail whose sender died, idempotently', async () => {
    const { id, mailId } = await mailOnItsWay();
    const event = signed([{ event: 'delivered', mail_id: mailId, sg_message_id: 'abc' }]);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => post(event)));
    expect(statuses).toEqual(Array(10).fill(200));
    expect(await stateOf(id)).toBe('sent');
  });

  it('settle a mail about a complaint, and mark an address that bounced', async () => {
    const number = await receiveComplaint(db(), { email: 'complains@example.com', said: 'Too slow.', network: 'n' });
    const complaint = async () =>
      query(db()).selectFrom('complaints').selectAll().where('id', '=', number).executeTakeFirstOrThrow();
    const { receipt_mail: mail_id } = await complaint();
    await post(signed([{ event: 'delivered', mail_id }]));
    expect(await complaint()).toMatchObject({ confirmed_at: expect.any(Date), unreachable: false });
    await post(signed([{ event: 'bounce', type: 'bounce', mail_id, status: '5.1.1' }]));
    expect(await complaint()).toMatchObject({ unreachable: true, told_at: null });
  });

  it('record a bounce and its reason, without an address', async () => {
    const { id, mailId } = await mailOnItsWay();
    const bounce = { event: 'bounce', mail_id: mailId, status: '5.1.1', reason: '550 <someone@example.com> unknown' };
    expect(await post(signed([bounce]))).toBe(200);
    expect(await findResultsMail(db(), id)).toMatchObject({
      state: 'sent',
      outcome: 'bounced',
      error: 'bounced (5.1.1)',
    });
    const order = async () => (await listAdminOrders(db(), { search: String(id), limit: 1, offset: 0 }))[0];
    expect(await order()).toMatchObject({ results_mailed: false, mail_outcome: 'bounced' });
    // Resending to another address leaves the bounce in the history, once.
    await post(signed([bounce]));
    await setEmail(db(), id, 'other@example.com');
    expect(await findResultsMail(db(), id)).toMatchObject({ state: 'pending', outcome: null, error: null });
    const history = (await readTimeline(db(), id)).map(({ what }) => what);
    expect(history.filter((what) => what.includes('bounced'))).toEqual(['Results email: bounced (5.1.1)']);
  });

  it('tell a refusal for now from a wrong address, until it is delivered', async () => {
    const { id, mailId } = await mailOnItsWay();
    await post(signed([{ event: 'bounce', type: 'blocked', mail_id: mailId, status: '4.7.1' }]));
    const blocked = { outcome: 'blocked', error: 'refused for now (4.7.1)' };
    expect(await findResultsMail(db(), id)).toMatchObject(blocked);
    await post(signed([{ event: 'delivered', mail_id: mailId }]));
    expect(await findResultsMail(db(), id)).toMatchObject({ outcome: 'delivered', error: null });
    for (const event of ['spamreport', 'delivered']) await post(signed([{ event, mail_id: mailId }]));
    expect(await findResultsMail(db(), id)).toMatchObject({ outcome: 'complained', error: 'marked as spam' });
  });

  it('record complaints and suppressed addresses', async () => {
    for (const [event, error] of [
      ['spamreport', 'marked as spam'],
      ['dropped', 'not sent on: the address bounced or complained before'],
    ] as const) {
      const { id, mailId } = await mailOnItsWay();
      expect(await post(signed([{ event, mail_id: mailId, reason: 'Bounced Address' }]))).toBe(200);
      expect(await findResultsMail(db(), id)).toMatchObject({ state: 'sent', error });
    }
  });

  it('change nothing without a valid signature', async () => {
    const { id, mailId } = await mailOnItsWay();
    const events = [{ event: 'delivered', mail_id: mailId }];
    const good = signed(events);
    const attempts: Record<string, Sent> = {
      none: { body: good.body },
      'no time': { body: good.body, signature: good.signature },
      'another key': signed(events, { key: other.privateKey }),
      'eleven minutes old': signed(events, { age: 660 }),
      'eleven minutes ahead': signed(events, { age: -660 }),
      'an altered body': { ...good, body: good.body.replace('delivered', 'processed') },
      'another time': { ...good, timestamp: String(Number(good.timestamp) - 1) },
      'a time that is none': { ...good, timestamp: 'soon' },
      'a signature that is none': { ...good, signature: '!' },
      'no body': { ...good, body: '' },
    };
    for (const [what, attempt] of Object.entries(attempts)) {
      expect([what, await post(attempt)]).toEqual([what, 400]);
    }
    expect(await stateOf(id)).toBe('sending');
  });

  it('about other mails, or malformed, are ignored', async () => {
    expect(await post(signed([{ event: 'delivered' }, 5, null, { event: 'open', mail_id: randomUUID() }]))).toBe(200);
    expect(await post(signed({ event: 'delivered' }))).toBe(400);
  });
});
