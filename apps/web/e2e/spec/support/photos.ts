import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { image, type MockApi } from './mock-api.ts';
import { expect } from './test.ts';

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#c09070' } });
const [JPEG, PNG] = await Promise.all([pixel.clone().jpeg().toBuffer(), pixel.clone().png().toBuffer()]);

/** A one-pixel picture, or text: the screens judge content and size, the server is mocked. */
export const photo = (name: string, mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg') => {
  const picture = { 'image/png': PNG, 'image/jpeg': JPEG }[mimeType] ?? Buffer.alloc(0);
  // Trailing bytes make each file unique.
  return { name, mimeType, buffer: Buffer.concat([picture, Buffer.from(name)]) };
};
export const PHOTOS = [photo('one.jpg'), photo('two.png'), photo('three.jpg')];

export const picker = (page: Page) => page.getByTestId('picker');

/** Chooses three photos on the upload screen and waits until they would survive a reload. */
export async function choosePhotos(page: Page, api: MockApi, photos = PHOTOS): Promise<void> {
  api.on('checkPhoto', { problems: [], warnings: [] });
  await page.goto('/upload');
  await picker(page).setInputFiles(photos);
  await expect(page.getByText(`Selected Photos (${photos.length}/3)`)).toBeVisible();
  await kept(page, photos.length);
}

/** The photos that IndexedDB holds, in base64; opening it before the app has made it would make it wrongly. */
async function storedPhotos(): Promise<string[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'keyval-store')) return [];
  const files = await new Promise<Blob[]>((resolve) => {
    const open = indexedDB.open('keyval-store');
    open.onsuccess = () => {
      const name = sessionStorage.getItem('photosAt') ?? '';
      const read = open.result.transaction('keyval').objectStore('keyval').get(name);
      read.onsuccess = () => {
        open.result.close();
        resolve((read.result as { photos: Blob[] } | undefined)?.photos ?? []);
      };
    };
  });
  const base64 = (file: Blob): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
      reader.readAsDataURL(file);
    });
  return Promise.all(files.map(base64));
}

/** What the device keeps of `count` photos, once it does. */
export async function kept(page: Page, count: number): Promise<Buffer[]> {
  let stored: string[] = [];
  const look = async (): Promise<number> => {
    stored = await page.evaluate(storedPhotos);
    return stored.length;
  };
  await expect.poll(look).toBe(count);
  return stored.map((bytes) => Buffer.from(bytes, 'base64'));
}

const FACE: [number, number][] = [
  [0.35, 0.2],
  [0.65, 0.2],
  [0.67, 0.4],
  [0.5, 0.56],
  [0.33, 0.4],
];

/** Announces one plain photo, with the outline of a face on it. */
export async function facePhoto(api: MockApi): Promise<void> {
  const photo = { position: 1 as const, url: '/api/orders/4711/photos/one', outlines: null };
  api.on('getPhotoLinks', [{ ...photo, lines: [{ feature: 'face', lines: [FACE] }] }]);
  const plain = { width: 400, height: 500, channels: 3, background: '#c09070' } as const;
  api.on('getPhoto', image(await sharp({ create: plain }).jpeg().toBuffer()));
}
