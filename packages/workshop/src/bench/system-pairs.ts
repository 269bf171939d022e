import { randomBytes } from 'node:crypto';
import type { System } from '@trueseason/local-stack';
import sharp from 'sharp';
import { type Photos, place, shopOf } from '../customers.ts';
import { cpuTime } from '../processes.ts';
import type { Seen } from '../report.ts';
import { withBareServer } from './children.ts';
import { pollPair, uploadPair } from './http-pairs.ts';
import { type Measured, measurePair, type Pair } from './pairs.ts';
import { measureTail } from './upload-tail.ts';

/** Noise compresses badly: a photo of about this size that decodes at once. */
async function heavyPhoto(): Promise<Buffer<ArrayBuffer>> {
  const side = 1100;
  const raw = { width: side, height: side, channels: 3 as const };
  return Buffer.from(
    await sharp(randomBytes(side * side * 3), { raw })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

const cpuOf = ({ processes }: System, bare: number | undefined): Pair['cpu'] => ({
  ours: () => cpuTime(processes.gateway.pid),
  bare: () => cpuTime(bare),
});

export async function measurePolls(system: System, photos: Photos): Promise<Measured> {
  const { id, browser } = await place(shopOf(system), photos);
  const order = { id, cookie: browser.cookieHeader() };
  const { DATABASE_URL = '' } = system.env;
  return withBareServer(
    'packages/workshop/dist/bench/bare-poll.js',
    { DATABASE_URL, ORDER_ID: String(id) },
    (url, pid) => measurePair(pollPair(system.urls.web, url, order, cpuOf(system, pid))),
  );
}

/** The analysis worker is frozen meanwhile: it is the next part's work, on the same cores. */
export async function measureUploads(system: System, figures: Seen[]): Promise<Measured> {
  const photo = await heavyPhoto();
  system.pause('analysis');
  try {
    const { STORAGE_DIR: DIRECTORY = '', UV_THREADPOOL_SIZE = '' } = system.env;
    return await withBareServer(
      'packages/workshop/bench/upload-floor.ts',
      { DIRECTORY, UV_THREADPOOL_SIZE },
      async (url, pid) => {
        figures.push(await measureTail(system.urls.web, url, photo));
        return measurePair(uploadPair(system.urls.web, url, photo, cpuOf(system, pid)));
      },
    );
  } finally {
    system.resume('analysis');
  }
}
