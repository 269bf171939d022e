// Cuts the front page's painted faces out of pictures in a folder, `<id>.jpg` for each painting of the record, with the
// mirror's own face finder and cloth: node -C source scripts/cut-paintings.ts <folder>. Its output is committed.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Region } from 'sharp';
import { cropAroundFace } from '../src/drape/crop.ts';
import { faceOutline } from '../src/drape/face-outline.ts';
import { type Frame, PLATE } from '../src/drape/frame.ts';
import { hangCloth } from '../src/drape/hang-cloth.ts';
import type { Size } from '../src/lib/browser/picture.ts';
import { createFaceFinder, DETECTOR_SIDE, type FindFaces } from '../src/lib/faces/find-faces.ts';
import { squaresOf } from '../src/lib/faces/squares.ts';

const FOLDER = join(import.meta.dirname, '../src/lib/paintings');
/** Two pixels for each of a phone's; a larger one would arrive later. */
const PICTURE = { width: 640, height: 640 / PLATE.ratio };
/** The first face on a phone, which comes within the page. */
const FIRST = { width: 480, height: 480 / PLATE.ratio };
const FIRST_BYTES = 11_000;
/** A face of the row, in pixels, and how much of the head it shows. */
const THUMBNAIL = { width: 128, height: 128 / PLATE.ratio };
const THUMBNAIL_SCALE = 1.5;
/** With the row of all, within what a first load may carry for a face. */
const MAX_BYTES = 34_000;
const QUALITIES = [56, 50, 44, 38, 32];
/** Points of a cloth's edge that are stored, each as ten-thousandths of the plate's height. */
const EDGE_STEP = 2;
const EDGE_UNIT = 10_000;

const [, , source] = process.argv;
if (!source) throw new Error('usage: node -C source scripts/cut-paintings.ts <folder>');
const model = import.meta.resolve('@mediapipe/face_detection/face_detection_short_range.tflite');
const find = createFaceFinder(await readFile(fileURLToPath(model)));
const record = JSON.parse(await readFile(join(FOLDER, 'paintings.json'), 'utf8'));

const thumbnails: Buffer[] = [];
for (const painting of record.paintings) {
  const picture = await readFile(join(source, `${painting.id}.jpg`));
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const size = { width, height };
  const silhouettes = [await outlineOf(picture, size, find)];
  const drape = hangCloth(silhouettes, width / height, { ...PLATE, airAbove: painting.airAbove });
  const closeUp = cropAroundFace(silhouettes, width / height, THUMBNAIL_SCALE);
  if (!drape || !closeUp) throw new Error(`no cloth hangs on ${painting.id}`);
  painting.edge = drape.edge.filter((_, i) => i % EDGE_STEP === 0).map(([, y]) => Math.round(y * EDGE_UNIT));
  const cut = await cutFrame(picture, drape.frame, size, PICTURE);
  const bytes = await smallEnough(cut, MAX_BYTES);
  await writeFile(join(FOLDER, `${painting.id}.avif`), bytes);
  if (thumbnails.length === 0) {
    const first = await sharp(cut).resize(FIRST.width, FIRST.height).png().toBuffer();
    await writeFile(join(FOLDER, 'first.avif'), await smallEnough(first, FIRST_BYTES));
  }
  thumbnails.push(await cutFrame(picture, closeUp, size, THUMBNAIL));
  console.log(painting.id, bytes.length);
}
const row = sharp({
  create: { ...THUMBNAIL, height: THUMBNAIL.height * thumbnails.length, channels: 3, background: '#000' },
}).composite(thumbnails.map((input, i) => ({ input, left: 0, top: i * THUMBNAIL.height })));
await writeFile(join(FOLDER, 'row.avif'), await row.avif({ quality: 42, effort: 4 }).toBuffer());
await writeFile(join(FOLDER, 'paintings.json'), `${JSON.stringify(record, null, 2)}\n`);

/** Where the mirror would find the largest face. */
async function outlineOf(picture: Buffer, size: Size, find: FindFaces) {
  for (const square of squaresOf(size)) {
    const [face] = find(new Uint8ClampedArray(await pixelsOf(picture, square)));
    if (face) return faceOutline(face, square, size);
  }
  throw new Error('no face is found');
}

/** A square of a picture as the detector takes it; white outside of the picture, as in a browser. */
async function pixelsOf(picture: Buffer, { left, top, side }: { left: number; top: number; side: number }) {
  const margin = { left: Math.max(0, Math.round(-left)), top: Math.max(0, Math.round(-top)) };
  const padded = await sharp(picture)
    .extend({ left: margin.left, right: margin.left, top: margin.top, bottom: margin.top, background: '#fff' })
    .toBuffer();
  return sharp(padded)
    .extract({
      left: Math.round(left) + margin.left,
      top: Math.round(top) + margin.top,
      width: Math.floor(side),
      height: Math.floor(side),
    })
    .resize(DETECTOR_SIDE, DETECTOR_SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** Part of a picture, continued where the frame reaches below it, which cloth covers. */
async function cutFrame(picture: Buffer, frame: Frame, { width, height }: Size, to: Size): Promise<Buffer> {
  const region: Region = {
    left: Math.max(0, Math.round(frame.left * width)),
    top: Math.max(0, Math.round(frame.top * height)),
    width: Math.min(width, Math.round(frame.width * width)),
    height: Math.round(frame.height * height),
  };
  const below = Math.max(0, region.top + region.height - height);
  const part = await sharp(picture)
    .extract({ ...region, height: region.height - below })
    .extend({ bottom: below, extendWith: 'copy' })
    .toBuffer();
  return sharp(part).resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' }).png().toBuffer();
}

/** The best quality within the budget. */
async function smallEnough(picture: Buffer, maxBytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(picture).avif({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error('no quality fits the budget');
}
