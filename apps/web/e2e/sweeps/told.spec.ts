import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { createBrowser, payAtProvider } from '@trueseason/testing';
import { choosePhotos, expect, fillCard, freePromo, mailTo, standInsUrl, test, webUrl } from '../journey.ts';
import { PRICE } from '../prices.ts';

/*
 * Every way to an open result, told at every moment, and left in every way right after: no answer is lost, none that
 * was given is asked for again, and the first look at the result has it.
 */

const CARD = '4242424242424242';
const TOLD = 'White';

const hairIn = (page: Page): Locator => page.getByRole('group', { name: 'What is your natural hair color?' });
const eyesIn = (page: Page): Locator => page.getByRole('group', { name: 'What color are your eyes?' });
const tell = (page: Page): Promise<void> => hairIn(page).getByLabel(TOLD, { exact: true }).check();
const expectTold = (page: Page): Promise<void> => expect(hairIn(page).getByLabel(TOLD, { exact: true })).toBeChecked();

/** A bought gift's code. */
async function giftCode(email: string): Promise<string> {
  const buyer = createBrowser(webUrl());
  const { orderId } = (await buyer.call('POST', '/api/gifts', { email })).json;
  const { clientSecret } = (await buyer.call('POST', '/api/create-payment-intent', { orderId })).json;
  await payAtProvider(standInsUrl(), clientSecret);
  await buyer.call('POST', `/api/orders/${orderId}/mark-completed`);
  return (await buyer.call('GET', `/api/orders/${orderId}/gift`)).json.code;
}

interface Way {
  /** Before the photos are chosen. */
  readonly begin?: (page: Page, email: string) => Promise<unknown>;
  /** From chosen photos to the screen where one waits. */
  readonly toWaiting: (page: Page, email: string) => Promise<unknown>;
  /** From the analyzed order to its result. */
  readonly toResult?: (page: Page, email: string) => Promise<unknown>;
}

const analyzeFirst = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await page.waitForURL('**/analyzing');
};
const unlock =
  (button: string, pay?: (page: Page) => Promise<void>) =>
  async (page: Page, email: string): Promise<void> => {
    await page.waitForURL('**/results-preview/*');
    await expect(hairIn(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
    await page.getByLabel('Email').fill(email);
    await pay?.(page);
    await page.getByRole('button', { name: button }).click();
  };

const WAYS: Readonly<Record<string, Way>> = {
  'analyze first': {
    toWaiting: analyzeFirst,
    toResult: unlock(`Complete Purchase - ${PRICE}`, (page) => fillCard(page, CARD)),
  },
  'pay first': {
    toWaiting: async (page, email) => {
      await page.goto('/checkout');
      await page.getByLabel('Email').fill(email);
      await fillCard(page, CARD);
      await page.getByRole('button', { name: `Pay ${PRICE}` }).click();
      await page.waitForURL('**/processing/pi_*');
    },
  },
  'hosted page': {
    toWaiting: async (page, email) => {
      await page.goto('/payment');
      await page.getByRole('button', { name: `Complete Purchase - ${PRICE}` }).click();
      await page.getByLabel(/mail/i).fill(email);
      await page.locator('input[name=number]').fill(CARD);
      await page.locator('input[name=exp]').fill('12 / 40');
      await page.locator('input[name=cvc]').fill('123');
      await page.getByRole('button', { name: /pay/i }).click();
      await page.waitForURL('**/processing?session_id=*');
    },
  },
  'promo code': {
    toWaiting: async (page, email) => {
      await page.goto('/checkout');
      await page.getByRole('textbox', { name: 'Code', exact: true }).fill(freePromo());
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Start Free Analysis' }).click();
      await page.waitForURL('**/processing/*');
    },
  },
  gift: {
    begin: async (page, email) => {
      await page.goto(`/gift/${await giftCode(`giver-${email}`)}`);
      await expect(page.getByRole('link', { name: 'Start with three photos' })).toBeVisible();
    },
    toWaiting: analyzeFirst,
    toResult: unlock('Get Free Analysis'),
  },
};

const MOMENTS = ['while waiting', 'in the evidence'] as const;
type Moment = (typeof MOMENTS)[number];

/** Leaves the screen right after something was told there, and comes back to it. */
const EXITS: Readonly<Record<string, (page: Page, moment: Moment) => Promise<unknown>>> = {
  reload: (page) => page.reload(),
  back: async (page) => {
    await page.goto('/faqs');
    await page.goBack();
  },
  'second tab': async (page, moment) => {
    if (moment === 'while waiting') await expect(page.getByText(/^Saved\./)).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(moment === 'while waiting' ? `/processing/${await orderIdOn(page)}` : page.url());
    await (moment === 'while waiting' ? expectAskedForRest(tab) : expectTold(tab));
    await tab.close();
  },
  // What the server was not told in the first browser, the second one cannot show.
  'other browser': async () => undefined,
};

/** The order's number, which every waiting screen shows. */
async function orderIdOn(page: Page): Promise<string> {
  const line = page.getByText(/^(Analysis|Job) ID: \d+/);
  return /\d+/.exec((await line.textContent()) ?? '')?.[0] ?? '';
}

async function expectAskedForRest(page: Page): Promise<void> {
  await expect(eyesIn(page)).toBeVisible();
  await expect(hairIn(page)).toHaveCount(0);
}

/** Makes the analysis look unfinished until the returned function is called. */
async function holdAnalysis(context: BrowserContext): Promise<() => void> {
  let isHeld = true;
  await context.route(/\/api\/(orders|job)\/[^/]+\/status/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const isDone = ['analyzed', 'completed', 'done'].includes(json.status);
    const held = { status: 'processing', nextStep: 'analysis', result: null };
    await route.fulfill({ response, json: isHeld && isDone ? { ...json, ...held } : json });
  });
  return () => {
    isHeld = false;
  };
}

async function otherBrowser(browser: Browser, email: string): Promise<Page> {
  const link = /https?:\/\/\S*\/open\/\S+/.exec((await mailTo(email, /Your season/i)).text)?.[0] ?? '';
  const page = await (await browser.newContext({ baseURL: webUrl() })).newPage();
  await page.goto(link);
  return page;
}

async function openEvidence(page: Page): Promise<void> {
  await page.waitForURL(/\/results\/\d+/);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  // The invitation to share opens when the first step is left.
  await page.addLocatorHandler(page.getByRole('dialog'), (dialog) =>
    dialog.getByRole('button', { name: 'Next' }).click(),
  );
  await page.goto(`${new URL(page.url()).pathname}#evidence`);
  await expect(page.getByRole('heading', { name: 'The Evidence' })).toBeVisible();
}

// Each walk mostly waits.
test.describe.configure({ mode: 'parallel' });

let walks = 0;
for (const [way, { begin, toWaiting, toResult }] of Object.entries(WAYS)) {
  for (const moment of MOMENTS) {
    for (const [exit, leave] of Object.entries(EXITS)) {
      test(`${way}, told ${moment}, ${exit}: the answer stays`, async ({ page, context, browser }) => {
        test.setTimeout(180_000);
        walks += 1;
        const email = `told-${process.pid}-${walks}@example.com`;
        await begin?.(page, email);
        await choosePhotos(page);
        const endAnalysis = await holdAnalysis(context);
        await toWaiting(page, email);
        await expect(eyesIn(page)).toBeVisible();
        if (moment === 'while waiting') {
          await tell(page);
          await leave(page, moment);
          if (exit === 'reload' || exit === 'back') await expectAskedForRest(page);
        }
        endAnalysis();
        await toResult?.(page, email);
        await openEvidence(page);
        if (moment === 'in the evidence') {
          await tell(page);
          await page.getByRole('button', { name: 'Update my result' }).click();
          // What differs in what was bought waits for its owner's word.
          const isTaken = page.getByRole('status').filter({ hasText: /now|still/ });
          await expect(isTaken.or(page.getByRole('region', { name: /in place of|could change/ }))).toBeVisible();
          await leave(page, moment);
        } else {
          await expect(page.getByText(/^Your season is now/)).toHaveCount(0);
        }
        const shown = exit === 'other browser' ? await otherBrowser(browser, email) : page;
        if (shown !== page) await openEvidence(shown);
        await expectTold(shown);
        if (shown !== page) await shown.context().close();
      });
    }
  }
}
