import type { Page } from '@playwright/test';
import { addDays, PRICE_CENTS } from '@trueseason/contracts';
import { expectAccessible, expectPlainWords, expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { PRICE } from '../prices.ts';
import { type MockApi, never, problem } from './support/mock-api.ts';
import { GIFT, ORDER_ID } from './support/orders.ts';
import { allowAnalytics, events, expect, test } from './support/test.ts';

const SCREEN = `/gift?order=${ORDER_ID}`;

const UNPAID = { ...GIFT, state: 'unpaid', code: null, goodUntil: null } as const;

/** A gift that is made by its form and not paid yet. */
function begun(api: MockApi, orderId = ORDER_ID): void {
  api.on('createGift', { orderId, bought: false });
  api.on('getGift', { ...UNPAID, orderId });
  api.on('createPaymentIntent', never);
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectPlainWords(page);
}

const OVER = [
  ['used', 'Your gift has arrived', 'The code has been used'],
  ['expired', 'This gift has expired', 'The code wasn’t used'],
  ['disputed', 'This gift is on hold', 'Your bank has disputed the payment'],
  ['ended', 'This gift has ended', 'We have refunded you'],
] as const;

test('gift: what became of it', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [state, title, text] of OVER) {
    api.on('getGift', { ...GIFT, state, code: null });
    await page.goto(SCREEN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(/GIFT-/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Give another' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Write to us about order ${ORDER_ID}` })).toBeVisible();
    // The bar may cover half of a link in the footer.
    const bar = page.getByRole('button', { name: 'No, thanks' });
    if (state === 'used') await bar.click();
    await expectGood(page);
    await expectRoomForLargeText(page);
  }
});

for (const [zone, today] of [
  ['America/New_York', '2026-12-20'],
  ['Pacific/Auckland', '2026-12-21'],
] as const) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`gift: days are counted by the midnight of ${zone}`, async ({ page, api }) => {
      begun(api);
      await page.clock.setFixedTime('2026-12-21T01:30:00Z');
      await page.goto('/gift');
      await page.getByLabel('Your email').fill('giver@example.com');
      const day = page.getByLabel('Remind me on');
      await day.fill(today);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page.getByText('Please choose a day after today')).toBeVisible();
      await day.fill(addDays(today, 1));
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.waitForURL(`**${SCREEN}`);
      expect(api.bodies('createGift')).toMatchObject([{ deliverOn: addDays(today, 1), timeZone: zone }]);

      // Its last day is the one that its mail names, to giver and receiver and on the card.
      const { code, giver, message } = GIFT;
      const goodUntil = '2031-11-21';
      api.on('getGift', GIFT);
      api.on('openGift', { giver, message, goodUntil });
      await page.reload();
      await expect(page.getByText('November 21, 2031, for one analysis')).toBeVisible();
      await expect(page.getByTestId('sheet')).toContainText('until November 21, 2031.');
      await expectRoomForLargeText(page, PHONES);
      await page.goto(`/gift/${code}`);
      await expect(page.getByText('until November 21, 2031.')).toBeVisible();
      await expectRoomForLargeText(page, PHONES);
    });
  });
}

test('gift: without cookies it says so, and is none to pay again', async ({ page, api }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.goto('/gift');
  await expect(page.getByText('Cookies are off.')).toBeVisible();
  await expectRoomForLargeText(page, PHONES);
  api.on('getGift', problem('order_not_found'));
  await page.goto(SCREEN);
  await expect(page.getByRole('alert')).toContainText('you don’t have to pay again');
  await expectRoomForLargeText(page, PHONES);
  await expectGood(page);
});

test('gift: shows that a mail did not arrive, and how to correct the address', async ({ page, api }) => {
  api.on('getGift', { ...GIFT, mail: 'pending' }, { ...GIFT, mail: 'troubled' });
  await page.clock.install();
  await page.goto(SCREEN);
  await expect(page.getByText('On its way to')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByText('We couldn’t email you the code.')).toBeVisible();
  await expect(page.getByText('giver@example.com')).toHaveCount(0);
  await expectGood(page);
  await expect(page.getByRole('link', { name: 'Check Your Address' })).toHaveAttribute('href', '/my-data');
});

test('gift: one that the bank still looks at is not to be paid again', async ({ page, api }) => {
  await allowAnalytics(page);
  api.on('getGift', UNPAID);
  api.on('createPaymentIntent', problem('already_settled'));
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(SCREEN);
  await expect(page.getByText('You don’t need to pay again')).toBeVisible();
  await expectRoomForLargeText(page, PHONES);
  await page.setViewportSize({ width: 390, height: 600 });
  await expect(page.getByRole('button', { name: `Pay ${PRICE}` })).toBeDisabled();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  api.on('getGift', GIFT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your gift is ready' })).toBeInViewport();
  // Paid on the bank's page, it counts as bought.
  await page.goto(`${SCREEN}&payment_intent=pi_123&payment_intent_client_secret=s&redirect_status=succeeded`);
  await expect
    .poll(() => events(page, 'purchase'))
    .toMatchObject([{ transaction_id: 'pi_123', value: PRICE_CENTS / 100, order_id: ORDER_ID }]);
});

test('gift: the link of a used gift says so and leads to the result', async ({ page, api }) => {
  api.on('openGift', { used: true, order: { id: ORDER_ID, status: 'completed', nextStep: 'result' } });
  await page.goto(`/gift/${GIFT.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You used this gift');
  await expect(page.getByRole('link', { name: 'View Your Results' })).toHaveAttribute('href', `/results/${ORDER_ID}`);
  api.on('openGift', { used: true, order: null });
  await page.goto(`/gift/${GIFT.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This gift was used');
  await expect(page.getByText('the link in our email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find My Results' })).toHaveAttribute('href', '/lookup');
  await expectGood(page);
});

test('gift: the printed card holds whatever the form takes', async ({ page, api }) => {
  const wide = (count: number) => 'W'.repeat(count);
  const lines = Array.from({ length: 8 }, () => wide(29)).join('\n');
  const messages = [
    ...[null, wide(40), wide(240), lines, `${wide(226)}\n${[...'1234567'].join('\n')}`],
    'Dear Ben,\n\nmay this help you find your colors for the new start.\n\nYours, Anna',
  ];
  await page.setViewportSize({ width: 710, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const message of messages) {
    for (const giver of [null, wide(60)]) {
      api.on('getGift', { ...GIFT, giver, message });
      await page.goto(SCREEN);
      const card = page.getByTestId('sheet').getByRole('article', { includeHidden: true });
      await expect(card).toContainText(`/gift/${GIFT.code}`);
      await expect(page.getByRole('banner')).toBeHidden();
      const spills = await card.evaluate((article) =>
        [...article.children]
          .filter((child) => child.scrollWidth > child.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      expect(spills).toEqual([]);
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect([format, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1]);
      }
    }
  }
});
