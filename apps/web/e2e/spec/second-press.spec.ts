import { never } from './support/mock-api.ts';
import { myOrder, ORDER_ID } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test('gift: pressed again between the answer and the next screen, it is still one gift', async ({ page, api }) => {
  const gift = { orderId: ORDER_ID, code: null, giver: null, message: null, deliverOn: null, goodUntil: null };
  const answer = api.hold('createGift', { orderId: ORDER_ID, bought: false });
  api.on('getGift', { ...gift, state: 'unpaid', email: 'giver@example.com', mail: null });
  api.on('createPaymentIntent', never);
  await page.goto('/gift');
  await page.getByLabel('Your email').fill('giver@example.com');
  const go = page.getByRole('button', { name: 'Continue to payment' });
  await go.click();
  await expect(go).toBeDisabled();
  // Whatever moment it takes work again, from here to the next screen, it is pressed in that moment.
  await go.evaluate((button: HTMLButtonElement) => {
    const press = () => button.click();
    new MutationObserver(press).observe(button, { attributes: true, attributeFilter: ['disabled'] });
  });
  answer();
  await page.waitForURL(`**/gift?order=${ORDER_ID}`);
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
  expect(api.calls('createGift')).toHaveLength(1);
});

test('my data: neither a double click nor a held Enter deletes without the question', async ({ page, api }) => {
  api.on('listMyOrders', [myOrder()]);
  api.on('deletePhotos', never);
  await page.goto('/my-data');
  await page.getByRole('button', { name: 'Delete my data …' }).click();
  const ask = page.getByRole('button', { name: 'Delete my photos' });
  await ask.dblclick();
  await expect(page.getByRole('group', { name: /^We delete your photos/ })).toBeFocused();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await ask.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'Yes, delete the photos' })).toBeEnabled();
  expect(api.calls('deletePhotos')).toHaveLength(0);
});
