import type { Page } from '@playwright/test';
import { photograph } from '@trueseason/testing/portraits';
import { type FakeCamera, openedCameras, withCameras } from './support/fake-cameras.ts';
import { PHOTOS } from './support/photos.ts';
import { expect, test } from './support/test.ts';

/* A device with several cameras, some of which show nothing: which one is used, what is said, and what else can be done. */

test.use({ viewport: { width: 390, height: 844 } });

const NAMED = { timeout: 3_000 };
/** The face finder has to be fetched, beside a second browser on two cores. */
const BY_ITSELF = { timeout: 60_000 };

const FAULTS = [
  ['black', 'We see only black. Is the camera covered?'],
  ['frozen', 'The picture stands still. Another app may be using the camera.'],
  ['silent', 'No picture comes from the camera. Another app may be using it.'],
] as const satisfies readonly (readonly [FakeCamera['picture'], string])[];

const camerasWith = (picture: FakeCamera['picture']): FakeCamera[] => [
  { label: 'Virtual camera', picture },
  { label: 'Front camera', picture: 'face' },
];

interface Place {
  readonly open: (page: Page) => Promise<void>;
  readonly otherWay: string;
  /** A face was seen. */
  readonly works: (page: Page) => Promise<void>;
  readonly afterPhotos: (page: Page) => Promise<void>;
}

const room = (page: Page) => page.getByRole('dialog');

const PLACES: Readonly<Record<string, Place>> = {
  mirror: {
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Try it on your face' }).click();
      await page.getByRole('button', { name: 'Camera', exact: true }).click();
    },
    otherWay: 'Choose a photo instead',
    works: (page) => expect(room(page).getByText('which makes you look rested?')).toBeVisible(BY_ITSELF),
    afterPhotos: (page) => expect(room(page).getByRole('img', { name: /^You, with a cloth/ })).toBeVisible(),
  },
  'guided camera': {
    open: async (page) => {
      await page.goto('/upload');
      await page.getByRole('button', { name: 'Take Them with the Camera' }).click();
    },
    otherWay: 'Choose Photos Instead',
    works: (page) => expect(room(page).getByRole('status')).toHaveText('Come a little closer.', BY_ITSELF),
    afterPhotos: (page) => expect(page.getByText('Selected Photos (1/3)')).toBeVisible(),
  },
};

/** Pictures come fast enough for the mirror, however busy this machine is. */
const showEnoughPictures = (page: Page) =>
  page.addInitScript(() => {
    HTMLVideoElement.prototype.requestVideoFrameCallback = (onPicture) =>
      window.setTimeout(() => onPicture(0, {} as VideoFrameCallbackMetadata), 20);
    HTMLVideoElement.prototype.cancelVideoFrameCallback = (handle) => window.clearTimeout(handle);
  });

test.beforeEach(async ({ page, api }) => {
  api.on('checkPhoto', { problems: [], warnings: [] });
  await showEnoughPictures(page);
});

for (const [place, { open, otherWay, works, afterPhotos }] of Object.entries(PLACES)) {
  for (const [picture, words] of FAULTS)
    test(`${place}: names a ${picture} picture, and a photo does instead`, async ({ page }) => {
      await withCameras(page, [{ label: 'Front camera', picture }]);
      await open(page);
      await room(page).locator('video').waitFor();
      await expect(room(page).getByRole('status')).toHaveText(words, NAMED);
      await expect(room(page).getByRole('combobox')).toHaveCount(0);
      const chooser = page.waitForEvent('filechooser');
      await room(page).getByRole('button', { name: otherWay }).click();
      const buffer = await photograph('camera-straight');
      await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
      await afterPhotos(page);
    });

  test(`${place}: another camera is chosen, and used again the next time`, async ({ page }) => {
    await withCameras(page, camerasWith('black'));
    await open(page);
    const choice = room(page).getByRole('combobox', { name: 'Camera' });
    await expect(choice).toHaveValue('camera-0');
    await choice.selectOption('Front camera');
    await works(page);
    await expect(room(page).getByRole('button', { name: otherWay })).toBeVisible();
    await open(page);
    await works(page);
    expect(await openedCameras(page)).toEqual(['camera-1']);
    await expect(choice).toHaveValue('camera-1');
  });

  test(`${place}: a remembered camera that is in use leaves the others`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('camera', 'camera-0'));
    await withCameras(page, camerasWith('busy'));
    await open(page);
    await expect(room(page).getByRole('status')).toHaveText('The camera is in use.');
    await room(page).getByRole('combobox', { name: 'Camera' }).selectOption('Front camera');
    await works(page);
  });
}

test('a picture that comes back is named no longer', async ({ page }) => {
  await withCameras(page, [{ label: 'Front camera', picture: 'black' }]);
  await PLACES.mirror?.open(page);
  await expect(room(page).getByRole('status')).toHaveText(/^We see only black/);
  await page.evaluate(() => (window as unknown as { uncover: () => void }).uncover());
  await PLACES.mirror?.works(page);
});

test('where the device names no cameras, the first one does', async ({ page }) => {
  await withCameras(page, camerasWith('face').reverse());
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await PLACES['guided camera']?.open(page);
  await PLACES['guided camera']?.works(page);
  await expect(room(page).getByRole('combobox')).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await room(page).getByRole('button', { name: 'Choose Photos Instead' }).click();
  await (await chooser).setFiles(PHOTOS);
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
});
