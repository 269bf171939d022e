import type { Page } from '@playwright/test';
import type { OutlinePoint, PhotoOutline } from '@trueseason/contracts';
import { photograph, REGIONS, type RegionMap, regionsOf } from '@trueseason/testing/portraits';
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

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The box around what `isPart` says of a pixel, in shares of the picture. */
function boxAround({ region, width, height }: RegionMap, isPart: (value: number) => boolean): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const [i, value] of region.entries()) {
    if (!isPart(value)) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return [left / width, top / height, right / width, bottom / height];
}

function ellipseIn([left, top, right, bottom]: Box): OutlinePoint[] {
  return Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    return [
      (left + right + (right - left) * Math.cos(angle)) / 2,
      (top + bottom + (bottom - top) * Math.sin(angle)) / 2,
    ];
  });
}

/** Two photos of the painted customer, with what an analysis outlines on them, and where their hair is. */
async function photographCustomer() {
  return await Promise.all(
    (['customer-1', 'customer-2'] as const).map(async (name, i) => {
      const map = await regionsOf(name);
      const face = boxAround(map, (value) => value === REGIONS.skin || value === REGIONS.lips);
      const cheek = (from: number): Box => {
        const x = (share: number) => face[0] + share * (face[2] - face[0]);
        const y = (share: number) => face[1] + share * (face[3] - face[1]);
        return [x(from), y(0.52), x(from + 0.16), y(0.66)];
      };
      const outline = (feature: PhotoOutline['feature'], zone: PhotoOutline['zone'], box: Box): PhotoOutline => {
        return { feature, zone, lines: [ellipseIn(box)], hex: '#B08060' };
      };
      const outlines = [
        outline(
          'lips',
          null,
          boxAround(map, (value) => value === REGIONS.lips),
        ),
        outline('skin', 'cheekLeft', cheek(0.16)),
        outline('skin', 'cheekRight', cheek(0.68)),
        outline(
          'hair',
          null,
          boxAround(map, (value) => value === REGIONS.hair),
        ),
        { feature: 'face' as const, lines: [ellipseIn(face)] },
      ];
      const hair = Buffer.from(map.region.map((value) => (value === REGIONS.hair ? 255 : 0)));
      return {
        link: { position: (i + 1) as 1 | 2, url: `/api/orders/4711/photos/${name}`, outlines, lines: null },
        picture: await photograph(name, { size: { width: 480, height: 624 } }),
        hairMap: await sharp(hair, { raw: { width: map.width, height: map.height, channels: 1 } })
          .png()
          .toBuffer(),
      };
    }),
  );
}

let customer: ReturnType<typeof photographCustomer> | undefined;

/** Announces two photos of the painted customer. */
export async function customerInPhotos(api: MockApi): Promise<void> {
  customer ??= photographCustomer();
  const photos = await customer;
  api.on(
    'getPhotoLinks',
    photos.map(({ link }) => link),
  );
  api.on('getPhoto', {
    send: (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const asked = photos.find(({ link }) => link.url === pathname) ?? photos[0];
      const isHair = searchParams.get('show') === 'hair';
      return route.fulfill({
        body: isHair ? asked?.hairMap : asked?.picture,
        contentType: isHair ? 'image/png' : 'image/jpeg',
      });
    },
  });
}
