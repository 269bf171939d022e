import { deltaE00, type Lab, srgbToLab } from '@trueseason/color';
import { corruptPhoto, formsOf, seededRandom } from '@trueseason/test-kit';
import sharp from 'sharp';
import { decodePhoto } from '../src/engine/decode/index.ts';
import { examinePhoto } from '../src/engine/examine-photo.ts';
import { classMap } from '../src/engine/find/index.ts';
import { findHead } from '../src/engine/find-head.ts';
import { facePixels } from '../src/engine/measure/face-pixels.ts';
import type { Models } from '../src/engine/models.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';
import type { Person } from './people.ts';
import type { Row } from './table.ts';

const ROUNDS = 2000;
const SEED = 66;
const EVERY = 9;
/** ΔE00 of the face's skin that makes a corruption matter. */
const MOVED = 2;

/** The mean of these pixels as a tolerant viewer shows them; null if it shows nothing. */
async function skinOf(photo: Buffer, pixels: readonly number[]): Promise<Lab | null> {
  const shown = sharp(photo, { failOn: 'none' }).removeAlpha().toColourspace('srgb').raw();
  const data = await shown.toBuffer().catch(() => null);
  if (!data) return null;
  const mean = (channel: number) =>
    pixels.reduce((sum, at) => sum + (data[at + channel] ?? 0), 0) / pixels.length / 255;
  return srgbToLab([mean(0), mean(1), mean(2)]);
}

const problemsOf = async (photo: Buffer, models: Models) =>
  (await examinePhoto(photo, models, new Stopwatch())).problems;

/** Corrupted files that change the skin must be refused as damaged, and none may be blamed on the person. */
export async function benchDamagedFiles(models: Models, people: readonly Person[]): Promise<Row[]> {
  const photos = people.flatMap((person) => person.photos);
  const unread: unknown[] = [];
  for (const photo of photos) await decodePhoto(photo).catch((error) => unread.push(error));
  const faces = [];
  for (const [i, photo] of photos.entries()) {
    const head = i % EVERY === 0 ? await findHead(photo, models, new Stopwatch()) : 'no_face';
    if (typeof head === 'string') continue;
    const { width } = await sharp(photo).metadata();
    // Turned, cut or resized pictures have other pixels than their files.
    if (head.turns > 0 || head.picture.width !== width) continue;
    const pixels = facePixels(head.picture, head.mesh, classMap(head.segmentation));
    for (const form of await formsOf(photo))
      faces.push({ form, pixels, skin: await skinOf(form, pixels), problems: await problemsOf(form, models) });
  }
  const random = seededRandom(SEED);
  const count = { moved: 0, refused: 0, accepted: 0, blamed: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const { form, pixels, skin, problems } = random.pick(faces);
    const broken = corruptPhoto(form, random);
    const shown = await skinOf(broken, pixels);
    const isMoved = skin !== null && shown !== null && deltaE00(skin, shown) > MOVED;
    const seen = await problemsOf(broken, models);
    const isRefused = seen.includes('unreadable');
    if (isMoved) count.moved += 1;
    if (isMoved && isRefused) count.refused += 1;
    if (isRefused) continue;
    count.accepted += 1;
    if (seen.some((problem) => !problems.includes(problem))) count.blamed += 1;
  }
  return [
    { name: 'sound files refused', value: unread.length, limit: { atMost: 0 }, note: `of ${photos.length}` },
    {
      name: `refused of those that move skin by ΔE00 > ${MOVED}`,
      value: count.refused / count.moved,
      unit: '%',
      limit: { atLeast: 0.98 },
      note: `${count.moved} of ${ROUNDS} corruptions`,
    },
    { name: 'blamed on the person', value: count.blamed, limit: { atMost: 0 }, note: `of ${count.accepted} accepted` },
  ];
}
