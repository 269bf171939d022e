import { TOASTS } from '../../src/lib/message-texts.ts';
import { expectAccessible } from '../accessibility.ts';
import { PRICE } from '../prices.ts';
import { due, dueText, dueToast, freeze, pass } from './support/clock.ts';
import { problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { openScreen, SCREENS, type ScreenName } from './support/screens.ts';
import { expect, expectNoToast, expectPath, expectToast, test } from './support/test.ts';

test('shell: a screen that breaks says so and can be refreshed', async ({ page }) => {
  const code = /\/assets\/lookup-[^/]*\.js/;
  await page.route(code, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Component = () => { throw new Error("broken") };',
    }),
  );
  await page.goto('/lookup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Results');
});

test('shell: a screen whose code does not come is an outage, on arrival and on the way', async ({ page }) => {
  await page.route('**/assets/lookup-*.js', (route) => route.abort());
  await page.goto('/lookup');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Service Temporarily Unavailable');
  await page.goto('/upload');
  await page.evaluate(() => sessionStorage.setItem('currentOrderId', '4711471147'));
  await page.getByRole('link', { name: 'Find your results' }).first().click();
  await expect(heading).toHaveText('Service Temporarily Unavailable');
  await expect(page.getByText(/you won’t have to pay again/)).toContainText('4711471147');
  // Nor does the app, which the page's own script imports.
  await page.route(/\/assets\/(react|main)-/, (route) => route.abort());
  await page.goto('/lookup');
  await expect(heading).toHaveText('Service Temporarily Unavailable');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(heading).toHaveText('Find Your Results');
});

test('shell: a message whose code does not come is shown all the same', async ({ page, api }) => {
  await page.route('**/assets/toaster-*.js', (route) => route.abort());
  api.on('lookupOrder', problem('lookup_missed'));
  await page.goto('/lookup');
  await page.getByLabel('Email Address').fill('someone@example.com');
  await page.getByLabel('Order Number').fill(String(ORDER_ID));
  await page.getByRole('button', { name: 'Find My Results' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Order Not Found' });
  await expect(message).toBeVisible();
  await expect(message).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Results');
  await expect(page.getByLabel('Email Address')).toHaveValue('someone@example.com');
});

test('shell: reloads the page once when a deploy removed its code', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  let isMissing = true;
  await page.route('**/assets/lookup-*.js', (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  const link = page.getByRole('link', { name: 'Find your results' }).first();
  // Pressed before the app is there, a link loads its page by itself.
  const ready = () => expect(page.locator('[data-prerendered]')).toHaveCount(0);

  await test.step('it stays gone: the page says so, and leads on', async () => {
    await page.goto('/upload');
    await ready();
    await link.click();
    await expect(heading).toHaveText('Service Temporarily Unavailable');
    await expectPath(page, '/lookup');
    expect(pages).toBe(2);
    isMissing = false;
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(heading).toHaveText('Find Your Results');
  });
  await test.step('the page loaded anew knows its code', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/upload');
    await ready();
    pages = 0;
    isMissing = true;
    page.once('framenavigated', () => {
      page.once('framenavigated', () => {
        isMissing = false;
      });
    });
    await link.click();
    await expect(heading).toHaveText('Find Your Results');
    expect(pages).toBe(1);
  });
});

test('shell: uncaught errors and rejections are only logged', async ({ page, pageErrors }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/upload');
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.evaluate(() => {
    void Promise.reject(new Error('nobody caught this'));
    setTimeout(() => {
      throw new Error('nor this');
    });
  });
  await expect.poll(() => logged.filter((line) => /^(Unhandled rejection|Global error):/.test(line)).length).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Color Analysis');
  await expectNoToast(page);
  pageErrors.length = 0;
});

test('shell: the menu of a narrow window goes once something else is pressed or focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Drawn by the app, and by the build alone.
  for (const path of ['/lookup', '/faqs']) {
    await page.goto(path);
    const links = page.getByRole('banner').getByRole('link', { name: 'Journal' });
    // The edge of the page, which the open menu does not cover.
    for (const leave of [
      () => page.mouse.click(4, 800),
      () => page.getByRole('contentinfo').getByRole('link').first().focus(),
    ]) {
      // Pressed before the app listens, it stays.
      await expect(async () => {
        if (!(await links.isVisible())) await page.getByText('Menu', { exact: true }).click();
        await expect(links).toBeVisible({ timeout: 500 });
        await leave();
        await expect(links).toBeHidden({ timeout: 500 });
      }).toPass();
    }
  }
});

/** With every kind of header and footer. */
const AROUND: readonly ScreenName[] = [
  'home',
  'sample',
  'upload',
  'analyzing',
  'preview',
  'palette',
  'share',
  'shared',
];

test('shell: every screen leads to help', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of AROUND) {
    await openScreen(page, api, SCREENS[name]);
    // In the footer, or in a menu that is closed.
    expect(await page.locator('a[href="/help"]').count(), name).toBeGreaterThan(0);
  }
});

test('toasts: one at a time, for 5 s', async ({ page, api }) => {
  await freeze(page);
  api.on('createCheckout', problem('internal'));
  await page.goto('/payment');
  const buy = page.getByRole('button', { name: `Complete Purchase - ${PRICE}` });
  await due(page, () => expect(buy).toBeVisible({ timeout: 50 }));
  await buy.click();
  await dueToast(page, TOASTS.checkoutSessionFailed);
  await pass(page, 3000);
  await buy.click();
  await due(page, () => expect(buy).toBeEnabled({ timeout: 50 }));
  await expectToast(page, TOASTS.checkoutSessionFailed);
  await pass(page, 4700);
  await expectToast(page, TOASTS.checkoutSessionFailed);
  await pass(page, 300);
  await due(page, () => expectNoToast(page));
});

test('toasts: 50 px to the side send them away, 420 px is their width', async ({ page }) => {
  await page.goto('/checkout');
  await expectToast(page, TOASTS.noPhotosFound);
  const toast = page.locator('ol > li[data-tone]');
  const box = await toast.boundingBox();
  if (!box) throw new Error('a toast on the screen');
  expect(box.width).toBeLessThanOrEqual(420);
  const x = box.x + 20;
  const y = box.y + box.height / 2;
  const swipe = async (distance: number): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 3 });
    await page.mouse.move(x + distance, y, { steps: 3 });
    await page.mouse.up();
  };
  await swipe(40);
  await expectToast(page, TOASTS.noPhotosFound);
  await swipe(60);
  await expectNoToast(page);
});

test('tooltips: open after 700 ms', async ({ page, api }) => {
  completedOrder(api);
  await freeze(page);
  await page.goto(`/analysis/${ORDER_ID}`);
  await dueText(page, 'Your Color Analysis is Ready!');
  await page.locator('main li button').first().hover();
  await pass(page, 600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await pass(page, 200);
  await due(page, () => expect(page.getByRole('tooltip')).toBeVisible({ timeout: 50 }), 50);
});
