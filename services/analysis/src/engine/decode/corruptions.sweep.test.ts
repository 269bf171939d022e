import { deltaE00, srgbToLab } from '@trueseason/style/color';
import { corruptPhoto, formsOf, seededRandom } from '@trueseason/testing';
import { photograph } from '@trueseason/testing/portraits';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { decodePhoto } from './decode.ts';

vi.setConfig({ testTimeout: 240_000 });

const ROUNDS = 300;
/** ΔE00 of the mean color of the face that makes a corruption matter. */
const MOVED = 2;
/** A painted portrait has little black and white, which give a wrong color away; of real ones, 1 % are missed. */
const MOST_MISSED = 0.06;

/** The mean color of the middle, where the face is, as a tolerant viewer shows it; null if it shows nothing. */
async function faceOf(photo: Buffer, width: number, height: number) {
  const area = {
    left: Math.round(width * 0.35),
    top: Math.round(height * 0.3),
    width: Math.round(width * 0.3),
    height: Math.round(height * 0.3),
  };
  const pixels = sharp(photo, { failOn: 'none' }).removeAlpha().extract(area);
  const stats = await pixels
    .toBuffer()
    .then((part) => sharp(part).stats())
    .catch(() => null);
  const [r, g, b] = stats?.channels ?? [];
  return r && g && b ? srgbToLab([r.mean / 255, g.mean / 255, b.mean / 255]) : null;
}

it('refuses corrupted picture data that moves the face', async () => {
  const picture = await photograph('customer-1');
  const { width, height } = await sharp(picture).metadata();
  const forms = await formsOf(picture);
  for (const form of forms) await decodePhoto(form);
  const sound = await faceOf(picture, width, height);
  const random = seededRandom(66);
  let [moved, missed] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const broken = corruptPhoto(random.pick(forms), random);
    const face = await faceOf(broken, width, height);
    if (!sound || !face || deltaE00(sound, face) <= MOVED) continue;
    moved += 1;
    const isShown = await decodePhoto(broken).catch(() => null);
    if (isShown) missed += 1;
  }
  expect(moved).toBeGreaterThan(ROUNDS / 8);
  expect(missed / moved).toBeLessThanOrEqual(MOST_MISSED);
});
