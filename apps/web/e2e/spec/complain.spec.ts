import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { problem } from './support/mock-api.ts';
import { myOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test('complain: is reached from My data and the privacy notice, and needs no account', async ({ page, api }) => {
  api.on('listMyOrders', [myOrder()]);
  await page.goto('/my-data');
  await page.getByRole('link', { name: 'Complain', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complain');
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'tell us what is wrong' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complain');
});

test('complain: asks for what is missing, sends it once, and says what follows', async ({ page, api }) => {
  await page.goto('/complain');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(page.getByText('Please enter your email first.')).toBeVisible();
  await page.getByLabel('Email Address').fill('nobody');
  await page.getByLabel('What is wrong').fill('My photos\nare still there. ');
  await send.click();
  await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email Address').fill('someone@example.com');
  await page.getByLabel('Order Number (optional)').fill('# 7316402958');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  api.on('complain', problem('too_many_requests', 'Please wait.'), { number: 4_218_559_031 });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Please wait.');
  await send.dblclick();
  await expect(page.getByText('Its number is 4218559031.')).toBeVisible();
  expect(api.bodies('complain')).toEqual(
    Array(2).fill({ email: 'someone@example.com', orderNumber: 7_316_402_958, said: 'My photos\nare still there.' }),
  );
  await expectAccessible(page);
});
