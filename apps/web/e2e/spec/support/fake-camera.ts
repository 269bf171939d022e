import { rename, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { launchOptions } from '@trueseason/print/chromium';
import { seededRandom } from '@trueseason/testing';
import { type PictureName, photograph } from '@trueseason/testing/portraits';
import sharp from 'sharp';

const FRAMES_PER_SECOND = 30;

/** Launches a browser that lets pages use its camera, which plays a file over and over, from when a page opens it. */
export async function withCamera(film: string) {
  const options = await launchOptions();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  return { ...options, args: [...options.args, ...camera] };
}

export interface Scene {
  readonly seconds: number;
  readonly picture: PictureName;
}

/** Films a painted person: each scene is one picture, held for its seconds. */
export async function film(file: string, scenes: readonly Scene[]): Promise<void> {
  const parts: Buffer[] = [];
  for (const { seconds, picture } of scenes) {
    const size = picture === 'camera-wide' ? { width: 1280, height: 720 } : { width: 720, height: 960 };
    const frames = await withNoise(await photograph(picture, { size }));
    for (let i = 0; i < seconds * FRAMES_PER_SECOND; i++) parts.push(frames[i % frames.length] ?? Buffer.alloc(0));
  }
  // A camera that still films the one before keeps that whole.
  await writeFile(`${file}.next`, Buffer.concat(parts));
  await rename(`${file}.next`, file);
}

/** Frames as a sensor gives them: no two are the same, which tells a living camera from one that stands still. */
async function withNoise(image: Buffer): Promise<Buffer[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  return await Promise.all(
    [1, 2, 3].map((seed) => {
      const random = seededRandom(seed);
      const noisy = Buffer.from(data.map((value) => Math.min(255, value + random.below(4))));
      return sharp(noisy, { raw: info }).jpeg({ quality: 92 }).toBuffer();
    }),
  );
}

/** Notes each track that a page is given, so that a test can see whether its light is out. */
export const watchTracks = (page: Page): Promise<void> =>
  page
    .addInitScript(() => {
      const tracks: MediaStreamTrack[] = [];
      Object.assign(window, { tracks });
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        tracks.push(...stream.getTracks());
        return stream;
      };
    })
    .then(() => undefined);

export const tracksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState));

export const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
