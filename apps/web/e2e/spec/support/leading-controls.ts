import { expect, type Locator, type Page } from '@playwright/test';
import type { MockApi } from './mock-api.ts';
import { completedOrder, INTENT, ORDER_ID, order } from './orders.ts';
import { customerInPhotos } from './photos.ts';
import { mockProvider } from './provider.ts';
import { seedSession } from './test.ts';

/** A control that leads a screen, and what a press of it does. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page, api: MockApi) => Promise<void>;
  readonly control: (page: Page) => Locator;
  /** What is typed into the control after the tap. */
  readonly typed?: string;
  readonly takesEffect: (page: Page) => Promise<void>;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const seesText = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

export async function boughtResult(page: Page, api: MockApi): Promise<void> {
  completedOrder(api);
  await customerInPhotos(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
}

export const CONTROLS: readonly Control[] = [
  {
    name: 'home: try it on your face',
    path: '/',
    control: button('Try it on your face'),
    takesEffect: (page) => expect(button('Camera')(page)).toBeVisible(),
  },
  {
    name: 'home: another painted face',
    path: '/',
    control: (page) => page.getByRole('radio').nth(1),
    takesEffect: async (page) => {
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      const title = (await page.getByRole('radio').nth(1).getAttribute('aria-label')) ?? '';
      await expect(page.getByRole('img', { name: title.split(',')[0] })).toBeAttached();
    },
  },
  {
    name: 'home: the menu',
    path: '/',
    control: (page) => page.getByText('Menu', { exact: true }),
    takesEffect: (page) => expect(page.locator('details nav')).toBeVisible(),
  },
  {
    name: 'upload: the drop zone',
    path: '/upload',
    control: (page) => page.getByRole('button', { name: /^Drop your photos here/ }),
    takesEffect: seesText('Photo Guidelines'),
  },
  {
    name: 'upload: the consent',
    path: '/upload',
    control: (page) => page.getByRole('checkbox'),
    takesEffect: async (page) => {
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('photoConsent'))).toContain('version');
    },
  },
  {
    name: 'lookup: the address',
    path: '/lookup',
    control: (page) => page.getByLabel('Email Address'),
    typed: 'a@b.example',
    takesEffect: async (page) => {
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await expect(page.getByLabel('Email Address')).toHaveValue('a@b.example');
      await expect(page.getByText('Please enter your order number first.')).toBeVisible();
    },
  },
  {
    name: 'gift: the giver',
    path: '/gift',
    control: (page) => page.getByLabel('From (optional)'),
    typed: 'Ada',
    takesEffect: async (page) => {
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await expect(page.getByLabel('From (optional)')).toHaveValue('Ada');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('purchase'))).toContain('Ada');
    },
  },
  {
    name: 'gift: continue without an address',
    path: '/gift',
    control: button('Continue to payment'),
    takesEffect: seesText('Please enter a valid email address'),
  },
  {
    name: 'sample: on from the first step',
    path: '/sample',
    control: (page) => page.getByRole('button', { name: 'Next' }),
    takesEffect: (page) => expect(page).toHaveURL(/#palette$/),
  },
  {
    name: 'preview: unlock',
    path: `/results-preview/${ORDER_ID}`,
    prepare: async (page, api) => {
      api.on('getOrder', order('analyzed'));
      await mockProvider(page, api);
      api.on('createPaymentIntent', INTENT);
    },
    control: button('Unlock My Color Analysis'),
    takesEffect: (page) => expect(page.getByLabel(/^Email/)).toBeVisible(),
  },
];
