import type { Page } from '@playwright/test';
import { photograph } from '@trueseason/testing/portraits';
import type { MockApi } from './support/mock-api.ts';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { PHOTOS, picker } from './support/photos.ts';
import { expect, seedSession, test } from './support/test.ts';

/*
 * A device that promises something and never delivers: it is said within two seconds, there is another way within fifteen,
 * and what is done next works. One row for each promise of `PROMISING` in
 * `scripts/checks/device-apis.mjs`, whose test holds that.
 */

interface Silent {
  /** Takes what promises from the page, so that it never settles. */
  readonly silence: () => void;
  readonly walk: (page: Page, api: MockApi) => Promise<void>;
}

const SAID_MS = 2_000;
const WAY_MS = 15_000;
const soon = { timeout: SAID_MS };
const inTime = { timeout: WAY_MS };

const portrait = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph('camera-straight'),
});

/** Opens the mirror with a photo, which another one replaces. */
async function mirrorWithPhoto(page: Page): Promise<void> {
  await page.goto('/');
  const choose = async (name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name }).click();
    await (await chooser).setFiles(await portrait('me.jpg'));
  };
  await page.getByRole('button', { name: 'Try it on your face' }).click();
  await choose('Photo');
  await expect(page.getByText('Finding your face on this device…')).toBeVisible(soon);
  await expect(page.getByRole('button', { name: /another photo/i })).toBeVisible(inTime);
  await page.evaluate(() => (window as { settle?: () => void }).settle?.());
  await choose('another photo');
  await expect(page.getByText('which makes you look rested?')).toBeVisible(inTime);
}

async function garment(page: Page, api: MockApi): Promise<void> {
  completedOrder(api);
  await page.goto(`/garment?order=${ORDER_ID}`);
  const input = page.getByLabel('Choose a picture');
  await input.setInputFiles(await portrait('coat.jpg'));
  await expect(page.getByText('Opening your picture…')).toBeVisible(soon);
  await expect(page.getByText('This browser can’t open that picture.')).toBeVisible(inTime);
  await page.evaluate(() => (window as { settle?: () => void }).settle?.());
  await input.setInputFiles(await portrait('shirt.jpg'));
  await expect(page.getByText('This browser can’t open that picture.')).toBeHidden(inTime);
}

async function cameraScreen(page: Page, api: MockApi): Promise<void> {
  api.on('checkPhoto', { problems: [], warnings: [] });
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Take Them with the Camera' }).click();
  await expect(page.getByRole('dialog')).toBeVisible(soon);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose Photos Instead' }).click(inTime);
  await (await chooser).setFiles(PHOTOS);
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
}

async function shareStep(page: Page, api: MockApi): Promise<void> {
  completedOrder(api);
  api.on('createShareLink', { url: 'https://shop.example/shared/x' });
  await seedSession(page, { storySeen: [ORDER_ID] });
  await page.goto(`/results/${ORDER_ID}#share`);
}

const SILENT: Readonly<Record<string, Silent>> = {
  arrayBuffer: {
    silence: () => {
      const read = File.prototype.arrayBuffer;
      File.prototype.arrayBuffer = function arrayBuffer() {
        return this.name.startsWith('cloud') ? new Promise(() => {}) : read.call(this);
      };
    },
    walk: async (page, api) => {
      api.on('checkPhoto', { problems: [], warnings: [] });
      await page.goto('/upload');
      const [first, second, third] = PHOTOS;
      if (!first || !second || !third) throw new Error('three photos');
      await picker(page).setInputFiles([{ ...first, name: 'cloud.jpg' }, second]);
      await expect(page.getByText(/^Waiting for cloud\.jpg/)).toBeVisible(soon);
      await expect(page.getByText('Selected Photos (1/3)')).toBeVisible(soon);
      await picker(page).setInputFiles([first, third]);
      await expect(page.getByText('Selected Photos (3/3)')).toBeVisible(soon);
    },
  },
  createImageBitmap: {
    silence: () => {
      const make = window.createImageBitmap;
      window.createImageBitmap = () => new Promise(() => {});
      Object.assign(window, { settle: () => Object.assign(window, { createImageBitmap: make }) });
    },
    walk: garment,
  },
  decode: {
    silence: () => {
      const { prototype } = HTMLImageElement;
      const { decode } = prototype;
      prototype.decode = () => new Promise(() => {});
      Object.assign(window, { settle: () => Object.assign(prototype, { decode }) });
    },
    walk: mirrorWithPhoto,
  },
  toBlob: {
    silence: () => {
      const { prototype } = HTMLCanvasElement;
      const { toBlob } = prototype;
      prototype.toBlob = () => {};
      Object.assign(window, { settle: () => Object.assign(prototype, { toBlob }) });
    },
    walk: mirrorWithPhoto,
  },
  convertToBlob: {
    silence: () => {
      OffscreenCanvas.prototype.convertToBlob = () => new Promise(() => {});
    },
    walk: cameraScreen,
  },
  getUserMedia: {
    silence: () => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
    },
    walk: cameraScreen,
  },
  enumerateDevices: {
    silence: () => {
      navigator.mediaDevices.enumerateDevices = () => new Promise(() => {});
    },
    walk: cameraScreen,
  },
  applyConstraints: {
    silence: () => {
      MediaStreamTrack.prototype.applyConstraints = () => new Promise(() => {});
    },
    walk: cameraScreen,
  },
  writeText: {
    silence: () => {
      const writeText = () => new Promise(() => {});
      Object.defineProperty(navigator, 'clipboard', { value: { writeText, write: writeText } });
    },
    walk: async (page, api) => {
      await shareStep(page, api);
      await page.getByRole('button', { name: /copy/i }).first().click();
      await expect(page.getByRole('dialog').getByLabel('Link')).toHaveValue('https://shop.example/shared/x', inTime);
    },
  },
  share: {
    silence: () => {
      Object.defineProperty(navigator, 'share', { value: () => new Promise(() => {}) });
    },
    walk: async (page, api) => {
      await shareStep(page, api);
      const button = page.getByRole('button', { name: /^Share/ }).first();
      await button.click();
      await expect(button).toBeEnabled(inTime);
    },
  },
};

for (const [name, { silence, walk }] of Object.entries(SILENT)) {
  test(`never settles: ${name}`, async ({ page, api }) => {
    await page.addInitScript(silence);
    await walk(page, api);
  });
}
