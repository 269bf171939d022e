import { test as base, expect, type Page } from '@playwright/test';
import type { Lab } from '@trueseason/style/color';
import { customerPhotos, photograph } from '@trueseason/testing/portraits';
import sharp from 'sharp';
import { paintGarment } from '../src/garment/testing/painted-garments.ts';
import { agree } from './consent.ts';

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const jpeg = (name: string, buffer: Buffer): PhotoFile => ({ name, mimeType: 'image/jpeg', buffer });

let customerFiles: Promise<PhotoFile[]> | undefined;

/** Three photos of one painted person, taken once a worker. */
export function threePhotos(): Promise<PhotoFile[]> {
  customerFiles ??= customerPhotos().then((set) => set.map((image, i) => jpeg(`selfie-${i + 1}.jpg`, image)));
  return customerFiles;
}

/** A photo too dark to measure. */
export async function darkPhoto(): Promise<PhotoFile> {
  return jpeg('dark.jpg', await photograph('customer-1', { light: { exposure: -5 } }));
}

/** A garment of that color before a shop's white wall. */
export async function garmentPhoto(cloth: Lab): Promise<PhotoFile> {
  const scene = { cloth: [cloth], ground: 'shop', kelvin: 6500, whiteBalance: 1, seed: 7 } as const;
  const { data, width, height } = paintGarment(scene);
  const image = sharp(data, { raw: { width, height, channels: 4 } }).resize(480, 480, { kernel: 'nearest' });
  return { name: 'garment.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

export const test = base.extend<{ baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(webUrl()),
});
export { expect };

export const webUrl = (): string => process.env.E2E_WEB_URL ?? '';
export const standInsUrl = (): string => process.env.E2E_STAND_INS_URL ?? '';
export const freePromo = (): string => process.env.E2E_FREE_PROMO ?? '';

/** Chooses three photos and waits until the device keeps them across a reload. */
export async function choosePhotos(page: Page): Promise<void> {
  await page.goto('/upload');
  await agree(page);
  await page.getByTestId('picker').setInputFiles(await threePhotos());
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('uploadedFiles') ?? '[]').length))
    .toBe(3);
}

/** What the steps after the first are headed with. */
export const LATER_HEADINGS = [
  'Color Palette',
  'Clothing Overview',
  'Metals, Jewelry & Glasses',
  'Hair Color',
  'Makeup',
  'Celebrity Inspiration',
  'The Evidence',
  'Share Results',
] as const;

/** From the upload screen to the locked preview; gives the order's number. */
export async function uploadToPreview(page: Page, photos?: PhotoFile[]): Promise<string> {
  await page.goto('/upload');
  await agree(page);
  await page.getByTestId('picker').setInputFiles(photos ?? (await threePhotos()));
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await page.waitForURL('**/analyzing');
  await page.waitForURL('**/results-preview/*', { timeout: 60_000 });
  return page.url().split('/').at(-1) ?? '';
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expiration/).fill('12 / 40');
  await page.getByLabel(/Security code/).fill('123');
}

export async function unlockFree(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/Promo code/).fill(freePromo().toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Get Free Analysis' }).click();
  await page.waitForURL('**/results/*');
  // The screen, not its address alone: a step chosen before it stands would be the one it begins with.
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
}

interface MailRecord {
  readonly to: readonly { readonly email: string }[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The newest mail to an address, once it has arrived. */
export async function mailTo(email: string, subject = /./): Promise<MailRecord> {
  const deadline = Date.now() + 45_000;
  for (;;) {
    const mails = (await (await fetch(`${standInsUrl()}/mail`)).json()) as MailRecord[];
    const mail = mails.find(
      (one) => subject.test(one.subject) && one.to.some((recipient) => recipient.email === email),
    );
    if (mail) return mail;
    if (Date.now() > deadline) throw new Error(`No mail to ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
