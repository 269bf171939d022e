import type { Locator, Page } from '@playwright/test';
import { type PictureName, photograph } from '@trueseason/testing/portraits';
import { BY_STATUS, logIn, SELF } from './support/admin.ts';
import { withCameras } from './support/fake-cameras.ts';
import { type Hold, installHold } from './support/hold.ts';
import type { MockApi } from './support/mock-api.ts';
import { CREATED, completedOrder, ORDER_ID, progress } from './support/orders.ts';
import { customerInPhotos, PHOTOS, photo, picker } from './support/photos.ts';
import { expect, seedSession, test } from './support/test.ts';

/*
 * A device that promises something and never delivers, or after twelve seconds: it is said within two seconds, there is
 * another way within fifteen, what is done next works, and what arrives late changes nothing. `WAITS` has a row for each
 * awaited promise that `listWaits` of `scripts/checks/device-apis.mjs` finds in a module, and its test holds that.
 */

interface Wait {
  /** Where it is awaited. */
  readonly screen: string;
  /** It cannot come late, since it is the person's own Back by then. */
  readonly isNeverLate?: boolean;
  /** Takes from the page what promises. */
  readonly hold: () => void;
  /** Begins the wait. */
  readonly begin: (page: Page, api: MockApi) => Promise<void>;
  readonly said: (page: Page) => Locator;
  /** Leads on without what was promised. */
  readonly way: (page: Page) => Locator;
  /** Takes the way. */
  readonly next: (page: Page) => Promise<void>;
  /** What the way led to, also after something has come late. */
  readonly works: (page: Page) => Promise<void>;
}

declare global {
  var hold: Hold;
  var release: () => void;
}

const SAID = { timeout: 2_000 };
const WAY_MS = 15_000;
const LATE_MS = 12_000;

const portrait = async (name: string, picture: PictureName = 'camera-straight') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph(picture),
});

const room = (page: Page) => page.getByRole('dialog');
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();

async function choose(page: Page, way: Locator, file: Awaited<ReturnType<typeof portrait>>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await way.click();
  await (await chooser).setFiles(file);
}

/* The mirror with a photo, which another one replaces. */

async function openMirror(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it on your face' }).click();
}

const mirrorPhoto = {
  screen: 'mirror with a photo',
  begin: async (page) => {
    await openMirror(page);
    await choose(page, page.getByRole('button', { name: 'Photo', exact: true }), await portrait('me.jpg'));
  },
  said: text('Finding your face on this device…'),
  way: button(/another photo/i),
  next: async (page) => {
    await page.evaluate(() => release());
    await choose(page, button(/another photo/i)(page), await portrait('again.jpg'));
  },
  works: (page) => expect(page.getByText('which makes you look rested?')).toBeVisible(),
} satisfies Omit<Wait, 'hold'>;

/* The mirror with the camera, which a photo replaces. */

const mirrorCamera = {
  screen: 'mirror with the camera',
  begin: async (page) => {
    await withCameras(page, [{ label: 'Front camera', picture: 'face' }]);
    await openMirror(page);
    await page.getByRole('button', { name: 'Camera', exact: true }).click();
  },
  said: (page) => room(page).getByRole('status'),
  way: button(/^Choose (a photo|photos) instead$/i),
  next: async (page) => {
    await page.evaluate(() => release());
    await choose(page, button(/^Choose (a photo|photos) instead$/i)(page), await portrait('me.jpg'));
  },
  works: (page) => expect(room(page).getByRole('img', { name: /^You, with a cloth/ })).toBeVisible(),
} satisfies Omit<Wait, 'hold'>;

/** After its last pair; `leave` is what is pressed there. */
const mirrorEnd = {
  screen: 'the end of the mirror',
  begin: async (page) => {
    await withCameras(page, [{ label: 'Front camera', picture: 'face' }]);
    await page.addInitScript(() => {
      HTMLVideoElement.prototype.requestVideoFrameCallback = (onPicture) =>
        window.setTimeout(() => onPicture(0, {} as VideoFrameCallbackMetadata), 20);
    });
    await openMirror(page);
    await page.getByRole('button', { name: 'Camera', exact: true }).click();
    for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'I can’t tell' }).click({ timeout: 60_000 });
  },
  said: (page) => room(page).getByText('One moment…'),
  way: (page) => room(page).getByRole('link', { name: 'Start with three photos' }),
  next: (page) => room(page).getByRole('link', { name: 'Start with three photos' }).click(),
  works: (page) => expect(page.getByRole('heading', { name: 'AI Color Analysis' })).toBeVisible(),
} satisfies Omit<Wait, 'hold'>;

/* The camera of the upload, which files replace. */

const guidedCamera = {
  screen: 'guided camera',
  begin: async (page, api) => {
    await withCameras(page, [{ label: 'Front camera', picture: 'face' }], 'camera-straight');
    api.on('checkPhoto', { problems: [], warnings: [] });
    await page.goto('/upload');
    await page.getByRole('button', { name: 'Take Them with the Camera' }).click();
  },
  said: (page) => room(page).getByRole('status'),
  way: button('Choose Photos Instead'),
  next: async (page) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose Photos Instead' }).click();
    await (await chooser).setFiles(PHOTOS);
  },
  works: (page) => expect(page.getByText('Selected Photos (3/3)')).toBeVisible(),
} satisfies Omit<Wait, 'hold'>;

/* Files on the upload screen. */

const upload = {
  screen: 'upload',
  begin: async (page, api) => {
    api.on('checkPhoto', { problems: [], warnings: [] });
    await page.goto('/upload');
    const [first, second] = PHOTOS;
    if (!first || !second) throw new Error('three photos');
    await picker(page).setInputFiles([{ ...first, name: 'cloud.jpg' }, second]);
    await expect(page.getByText('Selected Photos (1/3)')).toBeVisible(SAID);
  },
  said: text(/^Waiting for cloud\.jpg/),
  way: button(/Add more photos/),
  next: async (page) => picker(page).setInputFiles([photo('three.jpg'), photo('four.jpg')]),
  works: (page) => expect(page.getByText('Selected Photos (3/3)')).toBeVisible(),
} satisfies Omit<Wait, 'hold'>;

/** Nothing on the screen waits for it: three photos are chosen and sent. */
const uploadAll = {
  screen: 'upload of three photos',
  begin: async (page, api) => {
    api.on('checkPhoto', { problems: [], warnings: [] });
    api.on('createGuestOrder', { id: ORDER_ID });
    api.on('getOrderStatus', progress('queued'));
    await page.goto('/upload');
    await picker(page).setInputFiles([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  },
  said: text('Selected Photos (3/3)'),
  way: button('Get My Analysis'),
  next: (page) => page.getByRole('button', { name: 'Get My Analysis' }).click(),
  works: (page) => expect(page).toHaveURL(/\/analyzing|\/processing/, { timeout: 30_000 }),
} satisfies Omit<Wait, 'hold'>;

/* A picture in the garment room, which another one replaces. */

const garment = {
  screen: 'garment',
  begin: async (page, api) => {
    completedOrder(api);
    await page.goto(`/garment?order=${ORDER_ID}`);
    await page.getByLabel('Choose a picture').setInputFiles(await portrait('coat.jpg'));
  },
  said: text('Opening your picture…'),
  way: text('Choose a picture'),
  next: async (page) => {
    await page.evaluate(() => release());
    await page.getByLabel('Choose a picture').setInputFiles(await portrait('shirt.jpg'));
  },
  works: async (page) => {
    await expect(page.locator('main img[src^="blob:"]').first()).toBeVisible();
    await expect(page.getByText('This browser can’t open that picture.')).toHaveCount(0);
  },
} satisfies Omit<Wait, 'hold'>;

const notAPicture = {
  ...garment,
  screen: 'garment with a file that is no picture',
  begin: async (page, api) => {
    completedOrder(api);
    await page.goto(`/garment?order=${ORDER_ID}`);
    await page.getByLabel('Choose a picture').setInputFiles(photo('notes.jpg', 'text/plain'));
  },
} satisfies Omit<Wait, 'hold'>;

/* Steps of a result, which go on. */

const result = (step: string): Pick<Wait, 'begin' | 'way' | 'next' | 'works'> => ({
  begin: async (page, api) => {
    completedOrder(api);
    await customerInPhotos(api);
    await seedSession(page, { storySeen: [ORDER_ID] });
    await page.goto(`/results/${ORDER_ID}#${step}`);
  },
  way: button(/^Next: /),
  next: (page) => page.getByRole('button', { name: /^Next: / }).click(),
  works: (page) => expect(page).not.toHaveURL(new RegExp(`#${step}$`)),
});

const share: Pick<Wait, 'screen' | 'begin'> = {
  screen: 'share',
  begin: async (page, api) => {
    completedOrder(api);
    api.on('createShareLink', { url: 'https://shop.example/shared/x' });
    await seedSession(page, { storySeen: [ORDER_ID] });
    await page.goto(`/results/${ORDER_ID}#share`);
  },
};

const story = {
  screen: 'card to share',
  // It opens at the first change of step.
  begin: async (page, api) => {
    completedOrder(api);
    api.on('createShareLink', { url: 'https://shop.example/shared/x' });
    await page.goto(`/results/${ORDER_ID}`);
    await page.getByRole('button', { name: /^Next: / }).click();
    await room(page).getByRole('button', { name: 'Save & Share' }).click();
  },
  said: (page) => room(page).locator('button[aria-disabled] [class*=spinner]'),
  way: (page) => room(page).getByRole('button', { name: 'Next', exact: true }),
  next: (page) => room(page).getByRole('button', { name: 'Next', exact: true }).click(),
  works: (page) => expect(room(page)).toHaveCount(0),
} satisfies Omit<Wait, 'hold'>;

const WAITS: Readonly<Record<string, readonly Wait[]>> = {
  'arrayBuffer in photos/upload/photo-rules.ts': [
    { ...upload, hold: () => hold(Blob.prototype, 'arrayBuffer', ({ self }) => self.name?.startsWith('cloud')) },
    // The mirror's end reads the photo that goes along.
    {
      ...mirrorPhoto,
      hold: () => hold(Blob.prototype, 'arrayBuffer', ({ self }) => self.name === 'me.jpg'),
      said: text('Start with three photos'),
      begin: async (page) => {
        await mirrorPhoto.begin(page);
        for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'I can’t tell' }).click();
      },
      way: mirrorEnd.way,
      next: mirrorEnd.next,
      works: mirrorEnd.works,
    },
  ],
  'arrayBuffer in photos/upload/use-photo-problems.ts': [
    {
      ...uploadAll,
      // Each is read once when it is chosen.
      hold: () => {
        const read = new Set<string | undefined>();
        hold(Blob.prototype, 'arrayBuffer', ({ self }) => read.has(self.name) || !read.add(self.name));
      },
    },
  ],
  'arrayBuffer in lib/browser/unsupported-file-help.ts': [
    {
      ...notAPicture,
      hold: () => hold(Blob.prototype, 'arrayBuffer'),
    },
  ],
  'arrayBuffer in lib/faces/find-faces.ts': [
    {
      ...mirrorPhoto,
      hold: () => hold(Response.prototype, 'arrayBuffer'),
      // It is fetched once more by itself, before or after it answers again.
      next: async (page) => {
        await page.evaluate(() => release());
        const again = page.getByRole('button', { name: 'Try Another Photo' });
        await expect(page.getByText('which makes you look rested?').or(again)).toBeVisible();
        if (await again.isVisible()) await choose(page, again, await portrait('again.jpg'));
      },
    },
    {
      ...garment,
      hold: () => hold(Response.prototype, 'arrayBuffer'),
      said: (page) => page.locator('main img[src^="blob:"]').first(),
    },
  ],
  'createImageBitmap in lib/browser/picture.ts': [
    { ...garment, hold: () => hold(window, 'createImageBitmap') },
    {
      ...upload,
      screen: 'upload of a cut-out',
      hold: () => hold(window, 'createImageBitmap'),
      begin: async (page, api) => {
        api.on('checkPhoto', { problems: [], warnings: [] });
        await page.goto('/upload');
        const cutOut = Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        );
        await picker(page).setInputFiles([
          { name: 'cloud.jpg', mimeType: 'image/png', buffer: cutOut },
          photo('b.jpg'),
        ]);
        await expect(page.getByText('Selected Photos (1/3)')).toBeVisible(SAID);
      },
    },
    {
      ...result('hair'),
      screen: 'hair',
      hold: () => hold(window, 'createImageBitmap'),
      said: text('Getting your photo ready…'),
    },
  ],
  'createImageBitmap in photos/guided-camera/camera-frame.ts': [
    {
      ...mirrorCamera,
      hold: () => hold(window, 'createImageBitmap', ({ args: [source] }) => source instanceof HTMLVideoElement),
    },
    {
      ...guidedCamera,
      hold: () => hold(window, 'createImageBitmap', ({ args: [source] }) => source instanceof HTMLVideoElement),
    },
  ],
  'decode in lib/browser/picture.ts': [
    {
      ...result('makeup'),
      screen: 'makeup',
      hold: () => hold(HTMLImageElement.prototype, 'decode'),
      said: text('Getting your photo ready…'),
    },
    { ...story, hold: () => hold(HTMLImageElement.prototype, 'decode') },
  ],
  'decode in mirror/photo-with-face.ts': [
    {
      ...mirrorPhoto,
      hold: () => hold(HTMLImageElement.prototype, 'decode', ({ self }) => self.src?.startsWith('blob:')),
    },
  ],
  'decode in drape/early-photo/show-photo.ts': [
    {
      ...result('palette'),
      screen: 'a step that shows its photo early',
      hold: () => hold(HTMLImageElement.prototype, 'decode'),
      said: text('Step 2 of 9'),
    },
  ],
  'toBlob in lib/browser/picture.ts': [
    { ...mirrorPhoto, hold: () => hold(HTMLCanvasElement.prototype, 'toBlob') },
    { ...story, hold: () => hold(HTMLCanvasElement.prototype, 'toBlob') },
  ],
  'convertToBlob in photos/guided-camera/camera-frame.ts': [
    {
      ...mirrorEnd,
      hold: () => hold(OffscreenCanvas.prototype, 'convertToBlob', ({ self }) => (self.width ?? 0) > 100),
    },
    {
      ...guidedCamera,
      hold: () => hold(OffscreenCanvas.prototype, 'convertToBlob', ({ self }) => (self.width ?? 0) > 100),
      begin: async (page, api) => {
        await guidedCamera.begin(page, api);
        await page.getByRole('button', { name: 'Take It Now' }).click();
      },
      said: (page) => room(page).locator('button[aria-disabled]'),
    },
    // Whether this browser keeps colors is tested first.
    {
      ...guidedCamera,
      screen: 'guided camera at first',
      hold: () => hold(OffscreenCanvas.prototype, 'convertToBlob'),
    },
  ],
  'readAsDataURL in lib/browser/picture.ts': [{ ...story, hold: () => hold(FileReader.prototype, 'readAsDataURL') }],
  'getUserMedia in photos/guided-camera/use-camera.ts': [
    { ...guidedCamera, hold: () => hold(navigator.mediaDevices, 'getUserMedia') },
    { ...mirrorCamera, hold: () => hold(navigator.mediaDevices, 'getUserMedia') },
  ],
  'enumerateDevices in photos/guided-camera/use-camera.ts': [
    { ...guidedCamera, hold: () => hold(navigator.mediaDevices, 'enumerateDevices') },
    { ...mirrorCamera, hold: () => hold(navigator.mediaDevices, 'enumerateDevices') },
  ],
  'applyConstraints in photos/guided-camera/lock-camera.ts': [
    {
      ...guidedCamera,
      hold: () => {
        MediaStreamTrack.prototype.getCapabilities = () =>
          ({ whiteBalanceMode: ['manual', 'continuous'] }) as MediaTrackCapabilities;
        hold(MediaStreamTrack.prototype, 'applyConstraints');
      },
    },
  ],
  'Worker in photos/guided-camera/frame-reader.ts': [
    { ...guidedCamera, hold: () => hold(Worker.prototype, 'postMessage') },
    { ...mirrorCamera, hold: () => hold(Worker.prototype, 'postMessage') },
  ],
  'Worker in photos/shrink-photo/sendable-photo.ts': [
    { ...uploadAll, hold: () => hold(Worker.prototype, 'postMessage') },
    {
      ...mirrorPhoto,
      screen: 'the end of the mirror',
      hold: () => hold(Worker.prototype, 'postMessage'),
      begin: async (page, api) => {
        api.on('checkPhoto', { problems: [], warnings: [] });
        await mirrorPhoto.begin(page);
        for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'I can’t tell' }).click();
        await page.getByRole('link', { name: 'Start with this photo' }).click();
      },
      said: text('Getting your photo ready…'),
      way: (page) => room(page).getByRole('link', { name: 'Start without it' }).or(page.getByText('AI Color Analysis')),
      // The photo goes along as it is, once its worker was waited for.
      next: async () => {},
      works: mirrorEnd.works,
    },
  ],
  'Worker in try-on/paint/painter-in-worker.ts': [
    {
      ...result('makeup'),
      screen: 'makeup',
      hold: () => hold(Worker.prototype, 'postMessage'),
      said: text('Getting your photo ready…'),
    },
  ],
  'indexedDB in photos/photo-store.ts': [{ ...uploadAll, hold: () => hold(IDBFactory.prototype, 'open') }],
  'caches in lib/browser/response-cache.ts': [
    {
      ...result('palette'),
      screen: 'a result that is kept for shops',
      hold: () => {
        hold(CacheStorage.prototype, 'open');
        hold(CacheStorage.prototype, 'match');
        hold(CacheStorage.prototype, 'keys');
      },
      said: text('Step 2 of 9'),
    },
  ],
  'serviceWorker in result/keep-offline.ts': [
    {
      ...result('palette'),
      screen: 'a result that is kept for shops',
      hold: () => {
        const { prototype } = globalThis.ServiceWorkerContainer ?? {};
        if (prototype) hold(prototype, 'register');
      },
      said: text('Step 2 of 9'),
    },
  ],
  'history in lib/browser/history-steps.ts': [
    {
      ...mirrorPhoto,
      screen: 'the way out of the mirror',
      isNeverLate: true,
      hold: () => hold(History.prototype, 'go'),
      begin: async (page) => {
        await mirrorPhoto.begin(page);
        await expect(page.getByText('which makes you look rested?')).toBeVisible();
        await page.keyboard.press('Escape');
      },
      said: button('Photo'),
      way: button('Photo'),
      next: async (page) => {
        await expect(room(page)).toHaveCount(0);
        await choose(page, page.getByRole('button', { name: 'Photo', exact: true }), await portrait('again.jpg'));
      },
    },
  ],
  'writeText in lib/browser/copy.ts': [
    {
      ...share,
      hold: () => {
        const clipboard = { writeText: async () => undefined, write: async () => undefined };
        Object.defineProperty(navigator, 'clipboard', { value: clipboard });
        hold(clipboard, 'writeText');
        hold(clipboard, 'write');
      },
      begin: async (page, api) => {
        await share.begin(page, api);
        await page.getByRole('button', { name: 'Copy Link' }).click();
      },
      said: (page) => room(page).getByLabel('Link'),
      way: (page) => room(page).getByLabel('Link'),
      next: (page) => page.keyboard.press('Escape'),
      works: (page) => expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible(),
    },
  ],
  'share in drape/share/share.ts': [
    {
      ...share,
      hold: () => {
        Object.defineProperty(navigator, 'share', { value: async () => undefined, writable: true });
        hold(navigator, 'share');
      },
      begin: async (page, api) => {
        await share.begin(page, api);
        await page
          .getByRole('button', { name: /^Share/ })
          .first()
          .click();
      },
      // The sheet is the device's own.
      said: button('Copy Link'),
      way: button('Copy Link'),
      next: (page) => page.getByRole('button', { name: /^Step 2/ }).click(),
      works: (page) => expect(page).toHaveURL(/#palette$/),
    },
  ],
  'startAuthentication in admin/sign-in-form.tsx': [
    {
      screen: 'operators’ door',
      hold: () => hold(CredentialsContainer.prototype, 'get'),
      begin: async (page, api) => {
        api.on('adminPasskeySignInOptions', { challenge: 'c3VydmV5', rpId: 'localhost' } as never);
        await page.goto('/admin');
        await page.getByRole('button', { name: 'Use a passkey' }).click();
      },
      said: (page) => page.locator('button[aria-disabled] [class*=spinner]').first(),
      way: (page) => page.getByLabel('Password'),
      next: (page) => page.getByLabel('Password').fill('secret'),
      works: (page) => expect(page.getByLabel('Password')).toHaveValue('secret'),
    },
  ],
  'startRegistration in admin/account.tsx': [
    {
      screen: 'account',
      hold: () => {
        // A headless browser has no window to ask in, and crashes.
        const create = () => Promise.reject(new DOMException('Nobody answered.', 'NotAllowedError'));
        Object.defineProperty(CredentialsContainer.prototype, 'create', { value: create, writable: true });
        hold(CredentialsContainer.prototype, 'create');
      },
      begin: async (page, api) => {
        api.on('adminPasskeyOptions', {
          challenge: 'c3VydmV5',
          rp: { name: 'x' },
          user: { id: 'YQ', name: 'a', displayName: 'a' },
          pubKeyCredParams: [],
        } as never);
        api.on('adminOrders', []);
        api.on('adminSummary', { total: 0, byStatus: BY_STATUS, revenue: 0, found: 0, deletedSale: null });
        await logIn(page, api, { ...SELF, passkeys: [{ id: 'c3VydmV5', label: 'Laptop', createdAt: CREATED }] });
        await page.getByRole('tab', { name: 'Your account' }).click();
        await page.getByLabel('Name of this device').fill('Phone');
        await page.getByRole('button', { name: 'Add a passkey' }).click();
      },
      said: (page) => page.locator('button[aria-disabled] [class*=spinner]').first(),
      way: (page) => page.getByLabel('Name of this device'),
      next: (page) => page.getByLabel('Name of this device').fill('Tablet'),
      works: (page) => expect(page.getByLabel('Name of this device')).toBeEditable(),
    },
  ],
};

for (const [name, waits] of Object.entries(WAITS))
  for (const wait of waits)
    for (const lateMs of wait.isNeverLate ? [null] : [null, LATE_MS])
      test(`${lateMs ? 'settles late' : 'never settles'}: ${name}, ${wait.screen}`, async ({ page, api }) => {
        await page.clock.install();
        await page.addInitScript(installHold, lateMs);
        await page.addInitScript(wait.hold);
        await wait.begin(page, api);
        await expect(wait.said(page)).toBeVisible(SAID);
        if (!lateMs) await page.clock.fastForward(WAY_MS);
        await expect(wait.way(page)).toBeVisible();
        await wait.next(page);
        await wait.works(page);
        if (!lateMs) return;
        await page.clock.fastForward(LATE_MS);
        await wait.works(page);
      });
