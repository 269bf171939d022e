import { COMPLAINT_DAYS, COMPLAINT_RETENTION_YEARS, DAY_MS } from '@trueseason/contracts';
import { listAttention } from '@trueseason/shop/back-office';
import { answerComplaint, COMPLAINTS_A_DAY, deleteExpiredComplaints } from '@trueseason/shop/complaint';
import { query } from '@trueseason/shop/testing';
import { tablesNaming } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
const { db, placeDelivered, jobsOf } = flowsOf(() => gateway);

let addresses = 0;
const address = () => `complaint${++addresses}@example.com`;
const complain = (body: object) =>
  gateway.newBrowser().call('POST', '/api/complaints', { email: address(), said: 'Too slow.', ...body });
const rowOf = async (number: number) =>
  (await listAttention(db(), ['support'])).find(
    ({ kind, subject }) => kind.endsWith('complaint') && subject === String(number),
  );
const answer = (number: number) =>
  answerComplaint(db(), number, { upheld: false, answer: 'It was fast.', actor: 'ada' });

it('needs no order, is mailed about, and waits for its answer for thirty days', async () => {
  const email = address();
  const { status, json } = await complain({ email, said: '  My photos\nare still there.  ' });
  expect(status).toBe(200);
  expect(await jobsOf(json.number)).toEqual(['send-complaint-mail']);
  const row = await rowOf(json.number);
  expect(row).toMatchObject({
    orderId: null,
    what: expect.stringContaining(`${email} complains`),
    said: 'My photos\nare still there.',
  });
  expect((row?.until?.getTime() ?? 0) - (row?.since.getTime() ?? 0)).toBe(COMPLAINT_DAYS * DAY_MS);
  expect(await Promise.all([answer(json.number), answer(json.number)])).toEqual(
    expect.arrayContaining(['done', 'answered']),
  );
  expect(await jobsOf(json.number)).toEqual(['send-complaint-mail', 'send-complaint-mail']);
  expect(await rowOf(json.number)).toBeUndefined();
});

it('names its order only to operators, and only if the address is the order’s', async () => {
  const email = address();
  const { id } = await placeDelivered(email);
  const strange = (await complain({ orderNumber: id })).json.number;
  const own = (await complain({ email: email.toUpperCase(), orderNumber: id })).json.number;
  expect((await rowOf(strange))?.orderId).toBeNull();
  expect((await rowOf(own))?.orderId).toBe(id);
  expect((await complain({ orderNumber: 12 })).status).toBe(200);
});

it('is in the timeline and in the download of its order', async () => {
  const email = address();
  const { browser, id } = await placeDelivered(email);
  const { number } = (await complain({ email, orderNumber: id })).json;
  await answer(number);
  const { json } = await browser.call('GET', `/api/orders/${id}/export`);
  expect(json.complaints).toMatchObject([{ said: 'Too slow.', upheld: false, answer: 'It was fast.' }]);
  expect(json.history).toContainEqual(expect.objectContaining({ kind: 'complaint', detail: { of: 'received' } }));
});

it('is refused without words, with a bad address, and beyond what a mailbox gets a day', async () => {
  expect((await complain({ said: ' \n ' })).json).toMatchObject({ code: 'bad_request', field: 'said' });
  expect((await complain({ email: 'nobody' })).json.code).toBe('invalid_email');
  const name = `spelled${++addresses}`;
  const statuses = [];
  for (let i = 0; i <= COMPLAINTS_A_DAY; i++)
    statuses.push((await complain({ email: `${name}+${i}@example.com` })).status);
  expect(statuses).toEqual([...Array(COMPLAINTS_A_DAY).fill(200), 429]);
});

it('outlives its order only until it is answered, and its answer by a year', async () => {
  const email = address();
  const { browser, id } = await placeDelivered(email);
  const open = (await complain({ email, orderNumber: id, said: 'Open one' })).json.number;
  const answered = (await complain({ email, orderNumber: id, said: 'Answered one' })).json.number;
  await answer(answered);
  expect((await browser.call('DELETE', `/api/orders/${id}`)).status).toBe(200);
  expect(await tablesNaming(gateway.database.url, String(answered))).toEqual(['outbox']);
  expect(await rowOf(open)).toMatchObject({ orderId: null, said: 'Open one' });
  await answer(open);
  await deleteExpiredComplaints(db());
  expect(await tablesNaming(gateway.database.url, 'Open one')).toEqual(['complaints']);
  const longAgo = new Date(Date.now() - (COMPLAINT_RETENTION_YEARS * 366 + 1) * DAY_MS);
  await query(db()).updateTable('complaints').set({ answered_at: longAgo }).where('id', '=', open).execute();
  await deleteExpiredComplaints(db());
  expect(await tablesNaming(gateway.database.url, 'Open one')).toEqual([]);
});

it('shows a customer’s before those of strangers, who are counted by network', async () => {
  const customer = address();
  const { id } = await placeDelivered(customer);
  await query(db())
    .insertInto('complaints')
    .values(
      Array.from({ length: 10_000 }, (_, n) => ({
        id: 500_000 + n,
        email: `stranger${n}@example.com`,
        mailbox: String(n),
        network: `network ${n % 3}`,
        said: 'Spam.',
        received_at: new Date(Date.now() - 10 * DAY_MS + n),
        confirmed_at: new Date(),
      })),
    )
    .execute();
  // The address is enough; a number is often not at hand.
  const own = (await complain({ email: customer })).json.number;
  const numbered = (await complain({ email: customer, orderNumber: id })).json.number;
  const rows = (await listAttention(db(), ['support'])).filter(({ kind }) => kind.endsWith('complaint'));
  const kinds = rows.map(({ kind }) => kind);
  expect(rows.filter(({ kind }) => kind === 'complaint').map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([String(own), String(numbered)]),
  );
  expect(kinds.indexOf('strangers-complaint')).toBe(kinds.lastIndexOf('complaint') + 1);
  const spam = rows.filter(({ said }) => said === 'Spam.');
  expect(spam.map(({ what }) => /the oldest of \d+ from one network/.exec(what)?.[0])).toEqual(
    [3334, 3333, 3333].map((n) => `the oldest of ${n} from one network`),
  );
  // Answering the oldest brings the next one, with its own time.
  expect((await answer(Number(spam[0]?.subject))) && (await rowOf(500_003))?.what).toContain('the oldest of 3333');
});
