/**
 * `npm run bench:cloth`: where the mirror of the front page hangs its cloth, against the engine's outline of the same
 * portraits (`../shared/portraits`). Even portraits tune the face line, odd ones check it. Exits with 1 below the limit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PhotoSilhouette } from '@trueseason/contracts';
import sharp from 'sharp';
import { faceLine } from '../src/drape/face-line.ts';
import { linesIn } from '../src/drape/frame.ts';
import { hangCloth } from '../src/drape/hang-cloth.ts';
import { boxOf, lowestNear } from '../src/drape/lines.ts';
import { createFaceFinder, DETECTOR_SIDE } from '../src/lib/faces/find-faces.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '../shared/portraits');
const MODEL = '@mediapipe/face_detection/face_detection_short_range.tflite';
/** The mouth lies in the lowest third of a face. */
const MOUTH = 1 / 3;
const MOST_GAP = 0.25;
const LEAST = 0.97;

const find = createFaceFinder(new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(MODEL))));

/** In heights of the engine's face line: from chin to cloth, and how far the cloth covers mouth and chin (negative: bare). */
async function hang(path: string, silhouettes: readonly PhotoSilhouette[]) {
  const upright = await sharp(path).rotate().toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const fit = { fit: 'contain', background: '#0000' } as const;
  const small = await sharp(upright).ensureAlpha().resize(DETECTOR_SIDE, DETECTOR_SIDE, fit).raw().toBuffer();
  const [found] = find(new Uint8ClampedArray(small));
  const side = Math.max(width, height);
  const square = { left: (width - side) / 2, top: (height - side) / 2, side };
  const ratio = width / height;
  const drape = found && hangCloth([faceLine(found, square, { width, height })], ratio);
  if (!drape) return { gap: Number.POSITIVE_INFINITY, covers: Number.POSITIVE_INFINITY };
  const { frame, edge } = drape;
  const face = linesIn(silhouettes, 'face', ratio);
  const { y0, y1 } = boxOf(face.flat());
  const grid = { left: frame.left * ratio, step: (frame.width * ratio) / (edge.length - 1), count: edge.length };
  const columns = lowestNear(face, grid, 0).map((low, i) => ({
    low,
    cloth: frame.top + (edge[i]?.[1] ?? 0) * frame.height,
  }));
  const chin = columns.reduce((lowest, one) => (one.low > lowest.low ? one : lowest));
  const mouth = columns.filter(({ low }) => low > y1 - (y1 - y0) * MOUTH);
  return {
    gap: (chin.cloth - y1) / (y1 - y0),
    covers: Math.max(...mouth.map(({ low, cloth }) => low - cloth)) / (y1 - y0),
  };
}

const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.jpg')) : [];
const paths = names.sort().map((name) => join(FOLDER, name));
if (paths.length === 0) console.log(`No portraits at ${FOLDER}.`);
else {
  const outlines = execFileSync(process.execPath, ['-C', 'source', 'scripts/portrait-outlines.ts', ...paths], {
    cwd: join(ROOT, 'services/analysis'),
    maxBuffer: 2 ** 28,
  });
  const silhouettes = outlines
    .toString()
    .trim()
    .split('\n')
    .map((line): PhotoSilhouette[] => JSON.parse(line));
  const hung = await Promise.all(paths.map(async (path, i) => hang(path, silhouettes[i] ?? [])));
  console.log('half     portraits  bare  within a quarter  both  chin to cloth: least, median, most');
  for (const [half, rest] of [
    ['tuning', 0],
    ['check', 1],
  ] as const) {
    const all = hung.filter((_, i) => i % 2 === rest && silhouettes[i]?.length);
    const share = (fits: (one: (typeof all)[number]) => boolean) => all.filter(fits).length / all.length;
    const both = share(({ gap, covers }) => covers <= 0 && gap <= MOST_GAP);
    const gaps = all.map(({ gap }) => gap).sort((a, b) => a - b);
    const figures = [
      ...[share(({ covers }) => covers <= 0), share(({ gap }) => gap <= MOST_GAP), both].map(
        (one) => `${(one * 100).toFixed(1)} %`,
      ),
      ...[0, gaps.length >> 1, gaps.length - 1].map((i) => gaps[i]?.toFixed(3)),
    ];
    console.log(half.padEnd(8), all.length, ...figures);
    if (both < LEAST) process.exitCode = 1;
  }
}
