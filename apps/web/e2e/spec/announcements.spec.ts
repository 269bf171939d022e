import { BRAND, discountedCents, type Gift } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { never, problem } from './support/mock-api.ts';
import { completedOrder, INTENT, ORDER_ID, progress } from './support/orders.ts';
import { choosePhotos, PHOTOS, picker } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { expect, expectToast, test } from './support/test.ts';

/* What people hear who do not see the screen, and where their keyboard goes on. */

const GIFT: Gift = {
  orderId: ORDER_ID,
  state: 'unpaid',
  code: null,
  giver: 'Anna',
  message: null,
  deliverOn: null,
  email: 'giver@example.com',
  mail: null,
  goodUntil: null,
};

test('gift: the page of an order has its own title, and takes the focus', async ({ page, api }) => {
  const main = (name: string) => page.getByRole('main', { name, exact: true });
  api.on('createGift', { orderId: ORDER_ID, bought: false });
  api.on('getGift', GIFT);
  api.on('createPaymentIntent', never);
  await page.goto('/gift');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(main('Give a color analysis')).toBeFocused();
  await page.getByLabel('Your email').fill('giver@example.com');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveTitle(`Pay for your gift · ${BRAND.name}`);
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('button', { name: 'Change the card' }).click();
  await expect(main('Give a color analysis')).toBeFocused();
  await page.goBack();
  await expect(main('Give a color analysis')).toBeFocused();
});

test('photos: choices and verdicts are announced, and a busy button keeps the focus', async ({ page, api }) => {
  const check = api.hold('checkPhoto', { problems: [], warnings: [] });
  await page.goto('/upload');
  const count = page.getByRole('status').filter({ hasText: /photos selected/ });
  await expect(page.getByRole('status').first()).toHaveText('');
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  await expect(count).toHaveText('2 of 3 photos selected');
  await picker(page).setInputFiles(PHOTOS.slice(2));
  await expect(count).toHaveText('3 of 3 photos selected');
  const verdicts = page.locator('main li [aria-live=polite]');
  await expect(verdicts.first()).toHaveText('Photo 1, one.jpg:Looking at this photo…');
  check();
  await expect(verdicts.first()).toHaveText('Photo 1, one.jpg:We can measure this one.');
  await page.getByRole('button', { name: /^Remove .*two\.png$/ }).click();
  await expect(count).toHaveText('2 of 3 photos selected');
  await picker(page).setInputFiles(PHOTOS.slice(1, 2));

  const answer = api.hold('createGuestOrder', problem('internal'));
  const send = page.getByRole('button', { name: 'Get My Analysis' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(send).toBeFocused();
  answer();
  await expect(send).toBeEnabled();
  await expect(send).toBeFocused();
  expect(api.calls('createGuestOrder')).toHaveLength(1);
});

test('checkout: applying a code leaves the keyboard where it was', async ({ page, api }) => {
  await mockProvider(page, api);
  await choosePhotos(page, api);
  api.on('createPaymentIntent', INTENT, { ...INTENT, amount: discountedCents(10), discount: 10 });
  await page.goto('/checkout');
  await page.getByLabel('Code', { exact: true }).fill('FIRST10');
  await page.keyboard.press('Enter');
  await expectToast(page, TOASTS.promoApplied(10));
  await expect(page.getByRole('region', { name: 'Promo code' })).toBeFocused();
});

const BARS = ['/', '/gift', '/lookup', `/results/${ORDER_ID}#palette`, `/results/${ORDER_ID}#evidence`];

test('bars hide nothing that has the focus, and leave a small window alone', async ({ page, api }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  completedOrder(api);
  api.on('getOrderStatus', progress('completed'));
  for (const path of BARS) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    const covered: string[] = [];
    for (let presses = 0; presses < 45; presses++) {
      await page.keyboard.press('Tab');
      const bar = await page.evaluate(() => {
        const active = document.activeElement;
        if (!active || active === document.body) return null;
        const { left, top, width, height } = active.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        for (let node = above; node; node = node.parentElement) {
          if (node.contains(active)) return null;
          if (getComputedStyle(node).position === 'sticky') return `${active.outerHTML.slice(0, 120)} below a bar`;
        }
        return null;
      });
      if (bar) covered.push(bar);
    }
    expect([path, covered]).toEqual([path, []]);
  }
  // A desk's window at four times its size.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of BARS) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const stuck = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((node) => {
          const { position } = getComputedStyle(node);
          const { top, bottom, height } = node.getBoundingClientRect();
          return position === 'sticky' && height > 0 && top < innerHeight && bottom > innerHeight - 1 && top > 60;
        }).length,
    );
    expect([path, stuck]).toEqual([path, 0]);
  }
});

const WINDOWS = {
  'small, with the focus at its top': { width: 390, height: 600, scale: 1, focus: 'Email Address' },
  'a desk’s at four times its size': { width: 320, height: 256, scale: 1, focus: 'Order Number' },
  'with text twice as large': { width: 390, height: 844, scale: 2, focus: 'Email Address' },
} as const;

for (const [what, { width, height, scale, focus }] of Object.entries(WINDOWS)) {
  test(`a message covers neither the focus nor more than a quarter of a window: ${what}`, async ({ page, api }) => {
    await page.setViewportSize({ width, height });
    api.on('lookupOrder', problem('lookup_missed', 'No order has this number and address. '.repeat(4)));
    await page.goto('/lookup');
    await page.evaluate(
      (percent) => document.documentElement.style.setProperty('font-size', `${percent}%`),
      scale * 100,
    );
    await page.getByLabel('Email Address').fill('someone@example.com');
    await page.getByLabel('Order Number').fill(String(ORDER_ID));
    await page.getByLabel(focus).evaluate((field) => field.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await page.getByLabel(focus).focus();
    await page.keyboard.press('Enter');
    const message = page.locator('ol > li[data-tone]');
    await expect(message).toBeVisible();
    const boxes = () =>
      message.evaluate((one) => {
        const { top, bottom, width, height } = one.getBoundingClientRect();
        const focused = document.activeElement?.getBoundingClientRect();
        return {
          covers: !!focused && focused.top < bottom && focused.bottom > top,
          share: (width * height) / (innerWidth * innerHeight),
        };
      });
    await expect.poll(async () => (await boxes()).covers).toBe(false);
    expect((await boxes()).share).toBeLessThanOrEqual(0.25);
  });
}
