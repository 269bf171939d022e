import { BRAND } from '@trueseason/contracts';
import { expectAccessible } from './accessibility.ts';
import { expect, fillCard, mailTo, test, uploadToPreview } from './journey.ts';
import { PRICE } from './prices.ts';

const DECLINED = '4000000000000002';

test('a gift is bought and used by another person', async ({ page, browser }) => {
  // Two people, one after the other.
  test.slow();
  const buyer = `giver-${Date.now()}@example.com`;
  await page.goto('/gift');
  await expect(page.getByRole('heading', { level: 1, name: 'Give them their colors' })).toBeVisible();
  await page.getByLabel('From').fill('Anna');
  await page.getByLabel('A few words').fill('For your new start.');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Your email').fill(buyer);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/gift?order=*');
  await fillCard(page, DECLINED);
  await page.getByRole('button', { name: `Pay ${PRICE}` }).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  // A reload loses nothing, and the card can still be changed.
  await page.reload();
  await page.getByRole('button', { name: 'Change the card' }).click();
  await expect(page.getByLabel('From')).toHaveValue('Anna');
  await page.getByLabel('From').fill('Anna and Ben');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: `Pay ${PRICE}` }).click();
  await expect(page.getByRole('heading', { name: 'Your gift is ready' })).toBeVisible();
  const code =
    (await page
      .getByText(/^GIFT-/)
      .first()
      .textContent()) ?? '';
  await expectAccessible(page);
  const { subject, text } = await mailTo(buyer);
  expect(subject).toBe(`Your ${BRAND.name} gift is ready to give`);
  expect(text).toContain(code);
  expect(text).toContain(`/gift/${code}`);

  // On another device six digits open what is the buyer's, the code of the gift with it.
  const device = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await device.goto('/my-data');
  await device.getByLabel('Email Address').fill(buyer);
  await device.getByRole('button', { name: 'Email me the code' }).click();
  const digits = /\b\d{6}\b/.exec((await mailTo(buyer, /code/i)).text)?.[0] ?? '';
  await device.getByLabel('Six digits').fill(digits);
  await device.getByRole('button', { name: 'Open my data' }).click();
  await expect(device.getByText('A gift. We have what’s on its card, your address, and your payment.')).toBeVisible();
  await expectAccessible(device);
  await device.getByRole('link', { name: 'See the gift' }).click();
  await expect(device.getByText(code).first()).toBeVisible();
  await device.context().close();

  const receiver = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await receiver.goto(`/gift/${code}`);
  await expect(receiver.getByText('For your new start.')).toBeVisible();
  await expect(receiver.getByText('A gift from Anna and Ben')).toBeVisible();
  await expectAccessible(receiver);
  await receiver.getByRole('link', { name: 'Start with three photos' }).click();
  await receiver.waitForURL('**/upload');
  await uploadToPreview(receiver);
  await receiver.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await expect(receiver.getByLabel('Promo code (optional)')).toHaveCount(0);
  await receiver.getByLabel('Email').fill('receiver@example.com');
  await receiver.getByRole('button', { name: 'Get Free Analysis' }).click();
  await receiver.waitForURL('**/results/*');
  await expect(receiver.getByText('Step 1 of 9')).toBeVisible();

  await receiver.goto(`/gift/${code}`);
  await expect(receiver.getByRole('heading', { name: 'You used this gift' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your gift has arrived' })).toBeVisible();
  await receiver.context().close();
});
