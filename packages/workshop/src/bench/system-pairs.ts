import { randomBytes } from 'node:crypto';
import type { System } from '@trueseason/local-stack';
import sharp from 'sharp';
import { type Photos, place, shopOf } from '../customers.ts';
import { cpuTimeOfAll } from '../processes.ts';
import { withBareServer } from './children.ts';
import { CONNECTIONS, pollPair, uploadPair } from './http-pairs.ts';
import { type Measured, measurePair, type Pair } from './pairs.ts';

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

/** Of a server and Postgres. */
const cpuOf = ({ processes, postgres }: System, bare: number | undefined): Pair['cpu'] => {
  const cpu = (pid: number | undefined) => cpuTimeOfAll(pid) ?? Number.NaN;
  const withPostgres = (pid: number | undefined) => () => cpu(pid) + cpu(postgres?.pid);
  return { ours: withPostgres(processes.gateway.pid), bare: withPostgres(bare) };
};

export async function measurePolls(system: System, photos: Photos): Promise<Measured> {
  const { id, browser } = await place(shopOf(system), photos);
  const order = { id, cookie: browser.cookieHeader() };
  const { DATABASE_URL = '' } = system.env;
  return withBareServer(
    'packages/workshop/dist/bench/bare-poll.js',
    { DATABASE_URL, ORDER_ID: String(id), AT_ONCE: String(CONNECTIONS) },
    (url, pid) => measurePair(pollPair(system.urls.web, url, order, cpuOf(system, pid))),
  );
}

/** The analysis worker is frozen meanwhile: it is the next part's work, on the same cores. */
export async function measureUploads(system: System): Promise<Measured> {
  const photo = await heavyPhoto();
  system.pause('analysis');
  try {
    return await withBareServer(
      'packages/workshop/dist/bench/bare-upload.js',
      { DIRECTORY: system.env.STORAGE_DIR },
      (url, pid) => measurePair(uploadPair(system.urls.web, url, photo, cpuOf(system, pid))),
    );
  } finally {
    system.resume('analysis');
  }
}
