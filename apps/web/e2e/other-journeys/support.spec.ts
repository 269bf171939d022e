import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { CURRENCY_PLURAL, formatPrice, keysOf, type OperatorRole, PRICE_CENTS } from '@trueseason/contracts';
import {
  createBrowser,
  createCustomer,
  giveConsent,
  operatorSession,
  payAtProvider,
  TEST_CARDS,
} from '@trueseason/testing';
import { darkPhoto, expect, mailTo, standInsUrl, test, threePhotos, webUrl } from '../journey.ts';
import { analyzedOrder, boughtOrder } from '../opened-order.ts';
import { literally, PRICE } from '../prices.ts';

type Photos = Awaited<ReturnType<typeof threePhotos>>;
const bytesOf = (photos: Photos) => photos.map(({ buffer }) => new Uint8Array(buffer));

async function bought(email: string) {
  const { http, id } = await boughtOrder(email);
  await mailTo(email);
  return { http, id, email };
}

/** Paid first; then photos that cannot be measured. */
async function refused(email: string) {
  const http = createBrowser(webUrl());
  const { json } = await http.call('POST', '/api/create-payment-intent', { amount: PRICE_CENTS });
  const id: number = json.orderId;
  await http.call('POST', `/api/orders/${id}/update-email`, { email });
  await payAtProvider(standInsUrl(), json.clientSecret);
  await http.call('POST', `/api/orders/${id}/mark-completed`);
  await giveConsent(http);
  const dark = bytesOf([await darkPhoto()])[0] ?? new Uint8Array();
  const fresh = bytesOf((await threePhotos()).slice(1));
  await http.upload(
    `/api/orders/${id}/photos`,
    [dark, ...fresh].map((photo, i) => [`photo${i + 1}`, photo]),
    'PUT',
  );
  await createCustomer(http, standInsUrl()).waitFor(id, ['failed'], 60_000);
  return { http, id, email };
}

/** Paid before there are photos, and left. */
async function paidWithoutPhotos(email: string): Promise<number> {
  const http = createBrowser(webUrl());
  const { json } = await http.call('POST', '/api/create-payment-intent', { amount: PRICE_CENTS });
  await http.call('POST', `/api/orders/${json.orderId}/update-email`, { email });
  await payAtProvider(standInsUrl(), json.clientSecret);
  await http.call('POST', `/api/orders/${json.orderId}/mark-completed`);
  return json.orderId;
}

const atProvider = (path: string, body: object) =>
  fetch(standInsUrl() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A test card whose bank asks the customer to confirm. */
const ASKING_CARD = '4000002500003155';

async function gift(email: string) {
  const http = createBrowser(webUrl());
  const card = { email, giver: null, message: null, timeZone: 'UTC' };
  const { orderId: id } = (await http.call('POST', '/api/gifts', card)).json;
  const { json } = await http.call('POST', '/api/create-payment-intent', { orderId: id });
  await payAtProvider(standInsUrl(), json.clientSecret);
  await http.call('POST', `/api/orders/${id}/mark-completed`);
  const code: string = (await http.call('GET', `/api/orders/${id}/gift`)).json.code;
  return { http, id, code };
}

const mailsTo = async (email: string): Promise<number> =>
  ((await (await fetch(`${standInsUrl()}/mail?to=${encodeURIComponent(email)}`)).json()) as unknown[]).length;

/** An operator of one role in the back office, whose clicks after finding an order are counted. */
class Desk {
  readonly page: Page;
  clicks = 0;
  constructor(page: Page) {
    this.page = page;
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  async find(search: string, id: number, found = 1): Promise<void> {
    await this.page.goto(`/admin?search=${encodeURIComponent(search)}`);
    await expect(this.page.locator('tbody tr')).toHaveCount(found);
    await this.page.getByRole('button', { name: `Details of order ${id}` }).click();
    await expect(this.dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    this.clicks = 0;
  }
  async press(name: string): Promise<void> {
    this.clicks += 1;
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
  async choose(label: string, option: string): Promise<void> {
    this.clicks += 1;
    await this.dialog.getByLabel(label, { exact: true }).selectOption(option);
  }
  async correct(email: string): Promise<void> {
    await this.dialog.getByLabel('Where mails go').fill(email);
    await this.press('Correct');
    await expect(this.page.getByText('Address corrected', { exact: true })).toBeVisible();
  }
  reads = (what: string | RegExp) =>
    expect(this.dialog.getByRole('group', { name: 'What happened to this order' })).toContainText(what);
  isDone = (why: string) => expect(this.dialog.getByText(`Nothing to do: ${why}`)).toBeVisible();
  waitsFor = (what: string) => expect(this.dialog.getByText(new RegExp(`^Waits for ${what}`))).toBeVisible();
}

test('support’s questions are answered and repaired in three clicks', async ({ browser }, { retry }) => {
  test.setTimeout(600_000);
  const to = (name: string) => `${name}-${retry}@example.com`;
  const [bounced, wrong, fine, two, charged] = await Promise.all([
    bought(to('bounce-result')),
    refused(to('bounce-photos')),
    bought(to('fine')),
    bought(to('twice')),
    bought(to('charged')),
  ]);
  const [letter, spam] = await Promise.all([bought(to('letter')), bought(to('spamreport'))]);
  const present = await gift(to('giver'));
  const declined = await analyzedOrder();
  const secondOrder = await bought(to('twice'));
  await declined.http.call('POST', `/api/orders/${declined.id}/update-email`, { email: to('declined') });
  const intent = (await declined.http.call('POST', '/api/create-payment-intent', { orderId: declined.id })).json;
  await payAtProvider(standInsUrl(), intent.clientSecret, TEST_CARDS.declined);
  const asked = await analyzedOrder();
  await asked.http.call('POST', `/api/orders/${asked.id}/update-email`, { email: to('asked') });
  const askedIntent = (await asked.http.call('POST', '/api/create-payment-intent', { orderId: asked.id })).json;
  await payAtProvider(standInsUrl(), askedIntent.clientSecret, ASKING_CARD);
  const without = await paidWithoutPhotos(to('charged'));
  const open = async (role: OperatorRole): Promise<Desk> => {
    const context = await browser.newContext({ baseURL: webUrl() });
    const value = await operatorSession(process.env.E2E_DATABASE_URL ?? '', role);
    await context.addCookies([{ name: 'ts_admin', value, url: webUrl() }]);
    return new Desk(await context.newPage());
  };
  const desks = { support: await open('support'), finance: await open('finance') };
  const intentId = async (id: number): Promise<string> => {
    const answer = await desks.support.page.request.get(`/api/admin/orders/${id}`);
    return (await answer.json()).payments[0].intentId;
  };
  const paidWith = await intentId(charged.id);

  const QUESTIONS: Readonly<Record<keyof typeof desks, Readonly<Record<string, (desk: Desk) => Promise<unknown>>>>> = {
    support: {
      'I paid and got no email': async (desk) => {
        await desk.find(bounced.email, bounced.id);
        await desk.waitsFor('the right address: the results email bounced, since');
        await desk.correct(to('result'));
        await mailTo(to('result'));
      },
      'I paid and nothing came at all (the request for photos bounced)': async (desk) => {
        await desk.find(wrong.email, wrong.id);
        await desk.waitsFor('the right address: the photo request email bounced, since');
        await desk.correct(to('photos'));
        await mailTo(to('photos'));
      },
      'Which of my photos was refused, and why?': async (desk) => {
        await desk.find(to('photos'), wrong.id);
        await desk.waitsFor('other photos from the customer, since');
        await desk.reads(/The photos cannot be measured: photo 1: too dark/i);
        const earlierMails = await mailsTo(to('photos'));
        await desk.press('Send mail again');
        await expect.poll(() => mailsTo(to('photos')), { timeout: 30_000 }).toBe(earlierMails + 1);
      },
      'I deleted the email': async (desk) => {
        await desk.find(fine.email, fine.id);
        const earlierMails = await mailsTo(fine.email);
        await desk.press('Send mail again');
        await expect.poll(() => mailsTo(fine.email), { timeout: 30_000 }).toBe(earlierMails + 1);
        await desk.reads('Results email, attempt 2: sent');
      },
      'The report does not open': async (desk) => {
        await desk.find(`# ${String(fine.id).replaceAll(/(\d{3})(?=\d)/g, '$1 ')}`, fine.id);
        await desk.press('Make report again');
        await desk.reads('Make report again: requested');
      },
      'What do you have about me?': async (desk) => {
        await desk.find(String(fine.id), fine.id);
        const saved = desk.page.waitForEvent('download');
        await desk.press('Export data');
        expect((await saved).suggestedFilename()).toContain(String(fine.id));
      },
      'I wrote to you yesterday': async (desk) => {
        await desk.find(fine.email, fine.id);
        await desk.dialog.getByLabel('Note').fill('Asked about the season by letter');
        await desk.press('Add note');
        await desk.reads(/Asked about the season by letter.*support/);
      },
      'May I send other photos?': async (desk) => {
        await desk.find(fine.email, fine.id);
        await desk.choose('Why other photos', 'The customer doubts the result');
        await desk.press('Ask for other photos');
        await desk.press('Yes, ask for other photos');
        await desk.waitsFor('other photos from the customer, since');
        await mailTo(fine.email, /new photos/);
      },
      'Somebody else has my link': async (desk) => {
        const link = /https?:\/\/\S*\/open\/\S+/.exec((await mailTo(fine.email)).text)?.[0] ?? '';
        const leads = async () => (await desk.page.request.get(link, { maxRedirects: 0 })).headers().location;
        const earlierLeads = await leads();
        expect(earlierLeads).toContain(String(fine.id));
        await desk.find(fine.email, fine.id);
        await desk.correct(to('own'));
        await desk.reads(`Address changed from ${fine.email} to ${to('own')}`);
        expect(await leads()).not.toBe(earlierLeads);
      },
      'Delete my photos': async (desk) => {
        await desk.find(to('own'), fine.id);
        await desk.press('Delete the photos');
        await desk.press('Yes, delete the photos');
        await desk.reads('Photos deleted');
      },
      'I only know my old address': async (desk) => {
        await desk.find(fine.email, fine.id);
        await desk.reads(`Address changed from ${fine.email}`);
      },
      'I only have the gift code': async (desk) => {
        await desk.find(present.code, present.id);
        await desk.waitsFor('the recipient, who has the code');
        await desk.find(present.code.slice(-4).toLowerCase(), present.id);
        await desk.reads('Gift email: delivered');
      },
      'The gift email is lost': async (desk) => {
        await desk.find(to('giver'), present.id);
        await desk.press('Send mail again');
        await desk.reads('Gift email, attempt 2: delivered');
      },
      'My card did not work': async (desk) => {
        await desk.find(to('declined'), declined.id);
        await desk.waitsFor('payment');
        await desk.reads('Card declined: generic decline');
      },
      'My bank shows a pending charge': async (desk) => {
        await desk.find(to('asked'), asked.id);
        await desk.waitsFor('the customer, whom the bank asks to confirm, since');
        await desk.reads('The bank asks the customer to confirm');
      },
      'I need a receipt': async (desk) => {
        await desk.find(letter.email, letter.id);
        await desk.press('Receipt of the payment');
        await expect(desk.dialog.getByRole('link', { name: 'Receipt (new tab)' })).toBeVisible();
      },
      'I withdraw, by letter': async (desk) => {
        await desk.find(letter.email, letter.id);
        await desk.dialog.getByLabel('Date of the letter or email').fill(new Date().toISOString().slice(0, 10));
        await desk.press('Withdraw for the customer');
        await desk.press('Yes, withdraw');
        await desk.isDone('the money went back');
        await mailTo(letter.email, /You withdrew/);
      },
      'I marked your email as spam, send it again': async (desk) => {
        await desk.find(spam.email, spam.id);
        await desk.reads('Results email: marked as spam');
        await desk.press('Send again to the same address');
        await desk.press('Yes, send again to the same address');
        await desk.reads('Results email, attempt 2: delivered');
      },
      'I paid twice (two orders)': async (desk) => {
        await desk.find(to('charged'), without, 2);
        await expect(desk.dialog.getByText(`Perhaps paid twice: order #${charged.id} was paid before`)).toBeVisible();
        await expect(desk.dialog.getByRole('group', { name: 'Other orders of this buyer' })).toContainText(PRICE);
        // Its bank asks about the first one.
        await atProvider('/_disputes', { paymentIntent: paidWith });
      },
      'My bank asked about this charge': async (desk) => {
        await desk.find(paidWith, charged.id);
        await desk.waitsFor('the bank, which decides the dispute, since');
        await desk.reads(/Dispute needs response: fraudulent; evidence until \d{4}/);
        await expect(desk.dialog.getByRole('button', { name: 'Send mail again' })).toHaveCount(0);
      },
      'Delete everything': async (desk) => {
        await desk.find(to('result'), bounced.id);
        await desk.choose('Why', 'The customer asked for it');
        await desk.press('Delete the order');
        await desk.press('Yes, delete the order');
        await expect(desk.dialog.getByRole('heading', { name: 'This order is deleted' })).toBeVisible();
        await expect(desk.dialog.getByRole('link', { name: 'The signed receipt' })).toHaveAttribute(
          'href',
          /^\/receipt\//,
        );
      },
    },
    finance: {
      'The bank asks for proof': async (desk) => {
        await desk.find(paidWith, charged.id);
        await desk.reads(`Results email: sent to ${charged.email}`);
        await desk.reads('Results email: delivered');
        await desk.reads(/Consent to text .* for 3 photos/);
        await expect(desk.dialog.getByRole('link', { name: 'Open the dispute' })).toBeVisible();
        const saved = desk.page.waitForEvent('download', { timeout: 40_000 });
        await desk.press('Evidence for the bank');
        const file = await readFile(await (await saved).path());
        expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      },
      'I was charged twice': async (desk) => {
        await desk.find(two.email, secondOrder.id, 2);
        await desk.choose('Reason for the refund', 'Paid twice');
        await desk.press('Refund');
        await desk.press('Yes, refund');
        await desk.isDone('the money went back');
      },
      'I paid twice, and want the second payment back': async (desk) => {
        await desk.find(String(without), without);
        await desk.choose('Reason for the refund', 'Paid twice');
        await desk.press('Refund');
        await desk.press('Yes, refund');
        await desk.isDone('the money went back');
      },
      'My refund never came': async (desk) => {
        await atProvider('/_refunds/fail', { paymentIntent: await intentId(without) });
        await mailTo(to('charged'), /didn’t go through/);
        await desk.find(String(without), without);
        await desk.waitsFor('a refund, which failed, since');
        await desk.press('Repeat refund');
        await desk.press('Yes, repeat it');
        await desk.isDone('the money went back');
      },
      'Did my money go back?': async (desk) => {
        await desk.find(String(secondOrder.id), secondOrder.id);
        await desk.reads(new RegExp(`Refund: ${literally(PRICE)}, re_\\w+; Paid twice`));
        await desk.reads('Refund email: delivered');
      },
      'May I have a part of it back?': async (desk) => {
        await desk.find(String(two.id), two.id);
        await desk.dialog.getByLabel(`Amount in ${CURRENCY_PLURAL}`).fill('9.50');
        await desk.choose('Reason for the refund', 'Goodwill');
        await desk.press('Refund');
        await desk.press('Yes, refund');
        await desk.reads(`${formatPrice(950)} refunded`);
      },
    },
  };
  let answered = 0;
  for (const role of keysOf(QUESTIONS))
    for (const [question, ask] of Object.entries(QUESTIONS[role]))
      await test.step(question, async () => {
        await ask(desks[role]);
        expect(desks[role].clicks).toBeLessThanOrEqual(3);
        answered += 1;
      });
  expect(answered).toBe(27);
  for (const desk of Object.values(desks)) await desk.page.context().close();
});
