import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PhotoProblem, PhotoWarning } from '@trueseason/contracts';
import type { Shot } from '@trueseason/vision/same-shot';
import sharp from 'sharp';
import { findHead, type Head } from '../src/engine/find-head.ts';
import { judgeSight } from '../src/engine/judge-sight.ts';
import type { Readings } from '../src/engine/measure/index.ts';
import { loadModels, type Models } from '../src/engine/models.ts';
import { readHead, type Sight } from '../src/engine/read-head.ts';
import { shotIn } from '../src/engine/shot-in.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';

/** The engine's result for one photo. */
export interface MeasuredPhoto {
  readonly readings?: Readings | undefined;
  readonly shot?: Shot | undefined;
  readonly problems: readonly PhotoProblem[];
  readonly warnings: readonly PhotoWarning[];
}

const ENGINE = join(import.meta.dirname, '../src/engine');
/** All code that a stored measurement depends on; judging and placing are repeated at every run. */
const MEASURING = [
  '{find-head,shot-in,read-head,models}.ts',
  '{math,picture,decode,find,measure}/*.ts',
  'judge/{photo-quality,face-checks,head-tones,coverings}.ts',
];
const hashOf = (parts: readonly (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 20);
const codeHash = hashOf(
  globSync(MEASURING, { cwd: ENGINE })
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()
    .map((path) => readFileSync(join(ENGINE, path))),
);
const FOLDER = join(process.env.BENCH_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/bench'), codeHash);

let models: Promise<Models> | undefined;

interface Seen extends Sight {
  readonly shot: Shot;
}

let lastHead: { readonly photo: Buffer; readonly head: Head | PhotoProblem } | undefined;

/** The head on a photo, with its pixels: kept for the alterations of one photo, which follow each other. */
async function headOn(photo: Buffer): Promise<Head | PhotoProblem> {
  if (lastHead?.photo !== photo) {
    models ??= loadModels();
    lastHead = { photo, head: await findHead(photo, await models, new Stopwatch()) };
  }
  const { head } = lastHead;
  return typeof head === 'string'
    ? head
    : { ...head, picture: { ...head.picture, data: Uint8Array.from(head.picture.data) } };
}

async function sightOf(photo: Buffer): Promise<Seen | PhotoProblem> {
  models ??= loadModels();
  const head = await findHead(photo, await models, new Stopwatch());
  if (typeof head === 'string') return head;
  const read = readHead(head);
  return typeof read === 'string' ? read : { ...read.sight, shot: shotIn(head, read.sight.readings) };
}

/** Runs `measure`, or reads what an earlier run with the same code and key measured. */
async function stored(key: readonly (string | Buffer)[], measure: () => Promise<Seen | PhotoProblem>) {
  const file = join(FOLDER, hashOf(key));
  try {
    return deserialize(readFileSync(file)) as Seen | PhotoProblem;
  } catch {
    const sight = await measure();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, serialize(sight));
    return sight;
  }
}

/** Changes the pixels of a picture in place. */
export type Alteration = (head: Head) => void;

/** Measures a photo after pixels of its head are altered. @param key changes when the alteration does */
export async function measureAltered(photo: Buffer, key: string, alter: Alteration): Promise<MeasuredPhoto> {
  return judged(
    await stored([photo, key], async () => {
      const head = await headOn(photo);
      if (typeof head === 'string') return head;
      alter(head);
      const { width, height, data } = head.picture;
      return sightOf(
        await sharp(data, { raw: { width, height, channels: 3 } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      );
    }),
  );
}

/** A photo as it is, without what is drawn on it. */
export const measureShot = async (photo: Buffer): Promise<MeasuredPhoto> =>
  judged(await stored([photo], () => sightOf(photo)));

function judged(sight: Seen | PhotoProblem): MeasuredPhoto {
  return typeof sight === 'string'
    ? { problems: [sight], warnings: [] }
    : { readings: sight.readings, shot: sight.shot, ...judgeSight(sight) };
}
