import type { Page } from '@playwright/test';
import { OPERATOR_ROLES, type OperatorSelf } from '@trueseason/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility.ts';
import type { MockApi } from './mock-api.ts';
import { ORDER_ID } from './orders.ts';

export const BY_STATUS = { pending: 1, paid: 0, processing: 0, completed: 1, failed: 0 };

export const SELF: OperatorSelf = {
  ...{ name: 'grace', roles: [...OPERATOR_ROLES], authenticator: false, shared: true, passkeys: [] },
  fleetUrl: 'http://localhost:3001',
};

export async function logIn(page: Page, api: MockApi, self: OperatorSelf = SELF): Promise<void> {
  api.on('adminLogin', { success: true });
  api.on('adminSelf', self);
  await page.goto('/admin');
  await page.getByPlaceholder('Enter admin password').fill('open sesame');
  await page.getByRole('button', { name: 'Login' }).click();
}

export const details = (page: Page) => page.getByRole('button', { name: `Details of order ${ORDER_ID}`, exact: true });

/** Accessible, and nothing wider than the window, on a phone and on a desk. */
export async function expectWellMade(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
