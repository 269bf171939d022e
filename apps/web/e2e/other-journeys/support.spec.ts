import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { CURRENCY, formatPrice, keysOf, PRICE_CENTS, pluralOf } from '@trueseason/contracts';
import {
  createBrowser,
  createCustomer,
  giveConsent,
  type HourOldOperator,
  hourOldOperator,
  payAtProvider,
  TEST_CARDS,
} from '@trueseason/testing';
import sharp from 'sharp';
import { darkPhoto, expect, mailTo, standInsUrl, test, threePhotos, webUrl } from '../journey.ts';
import { analyzedOrder, boughtOrder } from '../opened-order.ts';
import { literally, PRICE } from '../prices.ts';

/** Photos that no other order has: the same ones would be one buyer's. The number tells tests apart, which share a shop. */
function ownPhotos(from: number) {
  let taken = from;
  return async () => {
    taken += 1;
    return Promise.all(
      (await threePhotos()).map(async ({ buffer }) => {
        const { width, height } = await sharp(buffer).metadata();
        return new Uint8Array(
          await sharp(buffer)
            .extract({ left: 0, top: 0, width, height: height - taken })
            .toBuffer(),
        );
      }),
    );
  };
}
type Photos = Awaited<ReturnType<ReturnType<typeof ownPhotos>>>;

async function bought(email: string, photos: Photos) {
  const { http, id } = await boughtOrder(email, photos);
  await mailTo(email);
  return { http, id, email };
}

/** Paid before there are photos, and left. */
async function paidWithoutPhotos(email: string) {
  const http = createBrowser(webUrl());
  const { json } = await http.call('POST', '/api/create-payment-intent', { amount: PRICE_CENTS });
  const id: number = json.orderId;
  await http.call('POST', `/api/orders/${id}/update-email`, { email });
  await payAtProvider(standInsUrl(), json.clientSecret);
  await http.call('POST', `/api/orders/${id}/mark-completed`);
  return { http, id, email };
}

/** Paid first; then photos that cannot be measured. */
async function refused(email: string, [first, ...fresh]: Photos) {
  const { http, id } = await paidWithoutPhotos(email);
  await giveConsent(http);
  // As high as one of their own: the same photo in two orders would be a sign of one buyer.
  const { height } = await sharp(first).metadata();
  const dark = new Uint8Array(
    await sharp((await darkPhoto()).buffer)
      .resize({ height })
      .jpeg()
      .toBuffer(),
  );
  await http.upload(
    `/api/orders/${id}/photos`,
    [dark, ...fresh].map((photo, i) => [`photo${i + 1}`, photo]),
    'PUT',
  );
  await createCustomer(http, standInsUrl()).waitFor(id, ['failed'], 60_000);
  return { http, id, email };
}

/** Waits at the payment, which ends as this card does. */
async function atPayment(email: string, photos: Photos, card: string) {
  const { http, id } = await analyzedOrder(photos);
  await http.call('POST', `/api/orders/${id}/update-email`, { email });
  const { json } = await http.call('POST', '/api/create-payment-intent', { orderId: id });
  await payAtProvider(standInsUrl(), json.clientSecret, card);
  return { http, id, email };
}

/** An answer after delivery, which is another round. */
async function answerLater({ http, id }: Awaited<ReturnType<typeof bought>>): Promise<void> {
  await http.call('PUT', `/api/orders/${id}/answers`, { makeup: true });
  const isMeasured = async () => (await http.call('GET', `/api/orders/${id}`)).json.measuring === false;
  await expect.poll(isMeasured, { timeout: 60_000 }).toBe(true);
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

/** What customers ask by docs/support.md. */
async function documentedQuestions(): Promise<string[]> {
  const text = await readFile(new URL('../../../../docs/support.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|')[1]?.trim() ?? '');
}

/** An operator of one role in the back office, whose clicks after finding an order are counted. */
class Desk {
  readonly page: Page;
  clicks = 0;
  /** How often it asked who they are; that is not counted as clicks. */
  confirmations = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async confirmWith({ password, code }: HourOldOperator): Promise<void> {
    const ask = this.page.getByRole('dialog', { name: 'Confirm it’s you' });
    await this.page.addLocatorHandler(ask, async () => {
      this.confirmations += 1;
      const confirm = () => ask.getByRole('button', { name: 'Confirm' }).click();
      const asksPassword = await ask.getByLabel('Password').isVisible();
      if (asksPassword) {
        await ask.getByLabel('Password').fill(password);
        await confirm();
      }
      await ask.getByLabel('Code of your authenticator app').fill(code());
      await confirm();
    });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Order #/ });
  }
  /** @param found how many orders; any number if missing */
  async find(search: string, id: number, found?: number): Promise<void> {
    await this.page.goto(`/admin?search=${encodeURIComponent(search)}`);
    if (found !== undefined) await expect(this.page.locator('tbody tr')).toHaveCount(found);
    await this.page.getByRole('button', { name: `Details of order ${id}` }).click();
    await expect(this.dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    this.clicks = 0;
  }
  async openTab(name: RegExp): Promise<void> {
    await this.page.goto('/admin');
    await this.page.getByRole('tab', { name }).click();
    this.clicks = 0;
  }
  async press(name: string | RegExp, within = this.dialog): Promise<void> {
    this.clicks += 1;
    await within.getByRole('button', { name, exact: true }).click();
  }
  async choose(label: string, option: string, within = this.dialog): Promise<void> {
    this.clicks += 1;
    await within.getByLabel(label, { exact: true }).selectOption(option);
  }
  async correct(email: string): Promise<void> {
    await this.dialog.getByLabel('Where mails go').fill(email);
    await this.press('Correct');
    await expect(this.page.getByText('Address corrected', { exact: true })).toBeVisible();
  }
  async refund(reason: string): Promise<void> {
    await this.choose('Reason for the refund', reason);
    await this.press('Refund');
    await this.press('Yes, refund');
  }
  get timeline(): Locator {
    return this.dialog.getByRole('group', { name: 'What happened to this order' });
  }
  reads = (what: string | RegExp) => expect(this.timeline).toContainText(what);
  /** The dialog stops asking once a mail is sent: its delivery is seen when the order is opened again. */
  async readsLater(search: string, id: number, what: string): Promise<void> {
    const { clicks } = this;
    await expect(async () => {
      await this.find(search, id);
      await expect(this.timeline).toContainText(what, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    this.clicks = clicks;
  }
  isDone = (why: string) => expect(this.dialog.getByText(`Nothing to do: ${why}`)).toBeVisible();
  waitsFor = (what: string) => expect(this.dialog.getByText(new RegExp(`^Waits for ${what}`))).toBeVisible();
}

type Questions = Readonly<Record<string, (desk: Desk) => Promise<unknown>>>;

async function walk(desk: Desk, questions: Questions): Promise<void> {
  for (const [question, ask] of Object.entries(questions))
    await test.step(question, async () => {
      desk.clicks = 0;
      await ask(desk);
      expect(desk.clicks).toBeLessThanOrEqual(3);
    });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`support’s questions are answered in three clicks from an hour-old session at ${width}`, async ({ browser }, {
    retry,
  }) => {
    test.setTimeout(600_000);
    const to = (name: string) => `${name}-${width}-${retry}@example.com`;
    const photos = ownPhotos((width === 390 ? 40 : 0) + retry * 80);
    const [bounced, wrong, fine, two, charged, letter, spam, declined, asked] = await Promise.all([
      bought(to('bounce-result'), await photos()),
      refused(to('bounce-photos'), await photos()),
      bought(to('fine'), await photos()),
      bought(to('twice'), await photos()),
      bought(to('charged'), await photos()),
      bought(to('letter'), await photos()),
      bought(to('spamreport'), await photos()),
      atPayment(to('declined'), await photos(), TEST_CARDS.declined),
      atPayment(to('asked'), await photos(), ASKING_CARD),
    ]);
    const present = await gift(to('giver'));
    const secondOrder = await bought(to('twice'), await photos());
    const without = await paidWithoutPhotos(to('charged'));
    const alone = await paidWithoutPhotos(to('alone'));
    await answerLater(fine);
    await charged.http.call('POST', `/api/orders/${charged.id}/share`);
    const complaint = { email: to('complains'), said: 'Nobody answers the phone.' };
    await createBrowser(webUrl()).call('POST', '/api/complaints', complaint);

    const open = async (role: 'support' | 'finance'): Promise<Desk> => {
      const context = await browser.newContext({ baseURL: webUrl(), viewport: { width, height } });
      const name = `${role}-${width}-${retry}`;
      const operator = await hourOldOperator(process.env.E2E_DATABASE_URL ?? '', name, role);
      await context.addCookies([{ name: 'ts_admin', value: operator.session, url: webUrl() }]);
      // One press that finds nothing must not use up the time of all.
      context.setDefaultTimeout(30_000);
      const desk = new Desk(await context.newPage());
      await desk.confirmWith(operator);
      return desk;
    };
    const desks = { support: await open('support'), finance: await open('finance') };
    const intentId = async (id: number): Promise<string> => {
      const response = await desks.support.page.request.get(`/api/admin/orders/${id}`);
      return (await response.json()).payments[0].intentId;
    };
    const paidWith = await intentId(charged.id);

    const QUESTIONS: Readonly<Record<keyof typeof desks, Questions>> = {
      support: {
        'I got no email': async (desk) => {
          await desk.find(bounced.email, bounced.id, 1);
          await desk.waitsFor('the right address: the results email bounced, since');
          await desk.correct(to('result'));
          await mailTo(to('result'));
        },
        'I paid and nothing came at all (the request for photos bounced)': async (desk) => {
          await desk.find(wrong.email, wrong.id, 1);
          await desk.waitsFor('the right address: the photo request email bounced, since');
          await desk.correct(to('photos'));
          await mailTo(to('photos'));
        },
        'My photos were refused': async (desk) => {
          await desk.find(to('photos'), wrong.id, 1);
          await desk.waitsFor('other photos from the customer, since');
          await desk.reads(/The photos cannot be measured: photo 1: too dark/i);
          const earlierMails = await mailsTo(to('photos'));
          await desk.press('Send mail again');
          await expect.poll(() => mailsTo(to('photos')), { timeout: 30_000 }).toBe(earlierMails + 1);
        },
        'I paid and see no result': async (desk) => {
          await desk.find(alone.email, alone.id, 1);
          await desk.waitsFor('photos from the customer, since');
          await desk.reads('Paid, under the terms of');
        },
        'I lost the link': async (desk) => {
          await desk.find(fine.email, fine.id, 1);
          await desk.isDone('the result is delivered');
          const lookup = { email: fine.email, orderNumber: fine.id };
          const { json } = await createBrowser(webUrl()).call('POST', '/api/orders/lookup', lookup);
          expect(json).toMatchObject({ id: fine.id, nextStep: 'result' });
        },
        'I deleted the email': async (desk) => {
          await desk.find(fine.email, fine.id, 1);
          const earlierMails = await mailsTo(fine.email);
          await desk.press('Send mail again');
          await expect.poll(() => mailsTo(fine.email), { timeout: 30_000 }).toBe(earlierMails + 1);
          await desk.reads('Results email, attempt 2: sent');
        },
        'The report does not open': async (desk) => {
          await desk.find(`# ${String(fine.id).replaceAll(/(\d{3})(?=\d)/g, '$1 ')}`, fine.id, 1);
          await desk.press('Make report again');
          await desk.reads('Make report again: requested');
        },
        'You told me another season': async (desk) => {
          await desk.find(fine.email, fine.id, 1);
          const seasons = desk.timeline.getByText(/^Season/);
          await expect(seasons).toHaveCount(2);
          const [, told = ''] = /: (\w+ \w+)/.exec((await seasons.last().textContent()) ?? '') ?? [];
          await desk.find(told, fine.id);
        },
        'The season is wrong': async (desk) => {
          await desk.find(fine.email, fine.id, 1);
          const result = desk.dialog.getByRole('link', { name: 'See the result as the customer does' });
          const [shown] = await Promise.all([desk.page.waitForEvent('popup'), result.click()]);
          desk.clicks += 1;
          await shown.goto(`${shown.url()}#evidence`);
          await expect(shown.getByText('Step 8 of 9')).toBeVisible();
          await shown.close();
        },
        'What do you have about me?': async (desk) => {
          await desk.find(String(fine.id), fine.id, 1);
          const saved = desk.page.waitForEvent('download');
          await desk.press('Export data');
          expect((await saved).suggestedFilename()).toContain(String(fine.id));
        },
        'I wrote to you yesterday': async (desk) => {
          await desk.find(fine.email, fine.id, 1);
          await desk.dialog.getByLabel('Note').fill('Asked about the season by letter');
          await desk.press('Add note');
          await desk.reads(/Asked about the season by letter.*support/);
        },
        'May I send other photos?': async (desk) => {
          await desk.find(fine.email, fine.id, 1);
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
          await desk.find(fine.email, fine.id, 1);
          await desk.correct(to('own'));
          await desk.reads(`Address changed from ${fine.email} to ${to('own')}`);
          expect(await leads()).not.toBe(earlierLeads);
        },
        'Delete my photos': async (desk) => {
          await desk.find(to('own'), fine.id, 1);
          await desk.press('Delete the photos');
          await desk.press('Yes, delete the photos');
          await desk.reads('Photos deleted');
        },
        'I only know my old address': async (desk) => {
          await desk.find(fine.email, fine.id, 1);
          await desk.reads(`Address changed from ${fine.email}`);
        },
        'The gift code does not work': async (desk) => {
          await desk.find(present.code, present.id, 1);
          await desk.waitsFor('the recipient, who has the code');
          await desk.find(present.code.slice(-4).toLowerCase(), present.id, 1);
          await desk.reads('Gift email: delivered');
        },
        'The gift email is lost': async (desk) => {
          await desk.find(to('giver'), present.id, 1);
          await desk.press('Send mail again');
          await desk.readsLater(to('giver'), present.id, 'Gift email, attempt 2: delivered');
        },
        'My card did not work': async (desk) => {
          await desk.find(declined.email, declined.id, 1);
          await desk.waitsFor('payment');
          await desk.reads('Card declined: generic decline');
        },
        'My bank shows a pending charge': async (desk) => {
          await desk.find(asked.email, asked.id, 1);
          await desk.waitsFor('the customer, whom the bank asks to confirm, since');
          await desk.reads('The bank asks the customer to confirm');
        },
        'I need a receipt, or an invoice': async (desk) => {
          await desk.find(letter.email, letter.id, 1);
          await desk.press('Receipt of the payment');
          await expect(desk.dialog.getByRole('link', { name: 'Receipt (new tab)' })).toBeVisible();
          // Which payment an invoice names that finance makes at the provider.
          await desk.reads(`asked: ${await intentId(letter.id)}`);
        },
        'I withdraw from the contract': async (desk) => {
          await desk.find(letter.email, letter.id, 1);
          await desk.dialog.getByLabel('Date of the letter or email').fill(new Date().toISOString().slice(0, 10));
          await desk.press('Withdraw for the customer');
          await desk.press('Yes, withdraw');
          await desk.isDone('the money went back');
          await mailTo(letter.email, /You withdrew/);
        },
        'Your email went to spam; I marked it': async (desk) => {
          await desk.find(spam.email, spam.id, 1);
          await desk.reads('Results email: marked as spam');
          await desk.press('Send again to the same address');
          await desk.press('Yes, send again to the same address');
          await desk.readsLater(spam.email, spam.id, 'Results email, attempt 2: delivered');
        },
        'I paid twice (two orders)': async (desk) => {
          await desk.find(without.email, without.id, 2);
          await expect(
            desk.dialog.getByText(
              `Perhaps paid twice: order #${charged.id} of the same address is paid, too, and this one has no photos.`,
            ),
          ).toBeVisible();
          await expect(desk.dialog.getByRole('group', { name: 'Other orders of this buyer' })).toContainText(PRICE);
        },
        'My bank asked about this charge': async (desk) => {
          await atProvider('/_disputes', { paymentIntent: paidWith });
          await desk.find(paidWith, charged.id, 1);
          await desk.waitsFor('finance: the bank asks for evidence until');
          await desk.reads(/Dispute needs response: fraudulent; evidence until \d{4}/);
          await expect(desk.dialog.getByRole('button', { name: 'Send mail again' })).toHaveCount(0);
        },
        'I want to complain': async (desk) => {
          await desk.openTab(/^Attention/);
          const row = desk.page.getByRole('listitem').filter({ hasText: complaint.email });
          await expect(row).toContainText(complaint.said);
          await desk.choose('What we found', 'They were right', row);
          await row.getByLabel('Our answer').fill('We call you back today.');
          await desk.press(/^Send the answer/, row);
          await desk.press(/^Yes, send it/, row);
          await expect(row).toHaveCount(0);
          await mailTo(complaint.email, /Our answer/);
        },
        'Would other photos say the same?': async (desk) => {
          await desk.openTab(/^Totals/);
          await expect(desk.page.getByRole('heading', { name: 'Photos of another day' })).toBeVisible();
          await desk.page.goto('/how-sure');
          await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('How sure we are');
        },
        'How can a program sort me by face?': async (desk) => {
          await desk.page.goto('/faces');
          await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('How we handle faces');
        },
        'Delete my photos, or everything': async (desk) => {
          await desk.find(to('result'), bounced.id, 1);
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
        'I was charged twice': async (desk) => {
          await desk.find(two.email, secondOrder.id, 2);
          await desk.refund('Paid twice');
          await desk.isDone('the money went back');
        },
        'I paid twice, and want the second payment back': async (desk) => {
          await desk.find(String(without.id), without.id, 1);
          await desk.refund('Paid twice');
          await desk.isDone('the money went back');
        },
        'I was refunded and see no money': async (desk) => {
          await atProvider('/_refunds/fail', { paymentIntent: await intentId(without.id) });
          await mailTo(without.email, /didn’t go through/);
          await desk.find(String(without.id), without.id, 1);
          await desk.waitsFor('a refund, which failed, since');
          await desk.press('Repeat refund');
          await desk.press('Yes, repeat it');
          await desk.isDone('the money went back');
        },
        'Did my money go back?': async (desk) => {
          await desk.find(String(secondOrder.id), secondOrder.id, 1);
          await desk.reads(new RegExp(`Refund: ${literally(PRICE)}, re_\\w+; Paid twice`));
          await desk.readsLater(String(secondOrder.id), secondOrder.id, 'Refund email: delivered');
        },
        'May I have a part of it back?': async (desk) => {
          await desk.find(String(two.id), two.id, 1);
          await desk.dialog.getByLabel(`Amount in ${pluralOf(CURRENCY)}`).fill('9.50');
          await desk.refund('Goodwill');
          await desk.reads(`${formatPrice(950)} refunded`);
        },
        'I want my money back': async (desk) => {
          await desk.find(String(two.id), two.id, 1);
          await desk.refund('The customer asked for it');
          await desk.reads(`${formatPrice(PRICE_CENTS - 950)} refunded`);
          await desk.isDone('the money went back');
        },
        'The bank asks for proof': async (desk) => {
          await desk.find(paidWith, charged.id, 1);
          await desk.reads(`Results email: sent to ${charged.email}`);
          await desk.reads('Results email: delivered');
          await desk.reads(/Consent to text .* for 3 photos/);
          await desk.reads('Shared with others, by a link');
          await expect(desk.dialog.getByRole('link', { name: 'Open the dispute' })).toBeVisible();
          const saved = desk.page.waitForEvent('download', { timeout: 40_000 });
          await desk.press('Evidence for the bank');
          const file = await readFile(await (await saved).path());
          expect(file.subarray(0, 5).toString()).toBe('%PDF-');
        },
        'What became of the dispute?': async (desk) => {
          await desk.openTab(/^Attention/);
          const row = desk.page.getByRole('listitem').filter({ hasText: `Order #${charged.id}` });
          await desk.press(/^Submit the evidence/, row);
          await desk.press(/^Yes, submit it/, row);
          await expect(row.getByRole('heading')).toHaveText('Dispute at the bank');
          await expect(row.getByRole('definition').nth(2)).toHaveText('Bank');
          await desk.find(paidWith, charged.id, 1);
          await desk.waitsFor('the bank, which decides the dispute, since');
        },
      },
    };
    const walked = keysOf(QUESTIONS).flatMap((role) => Object.keys(QUESTIONS[role]));
    expect(await documentedQuestions()).toHaveLength(20);
    expect(walked).toEqual(expect.arrayContaining(await documentedQuestions()));
    expect(walked.length).toBeGreaterThanOrEqual(30);
    for (const role of keysOf(QUESTIONS)) await walk(desks[role], QUESTIONS[role]);
    // A code for all corrections, and a sign-in for what moves money.
    expect(keysOf(desks).map((role) => desks[role].confirmations)).toEqual([2, 1]);
    for (const desk of Object.values(desks)) await desk.page.context().close();
  });
}
