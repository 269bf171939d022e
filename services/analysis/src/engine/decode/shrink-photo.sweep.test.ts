import { hasRealPortraits, realPortraits, threePhotos } from '@trueseason/testing';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePhoto } from './decode.ts';
import { shrinkPicture } from './shrink-photo.ts';

/** Bytes of a photo that a phone shows, at most. */
const PHONE_LIMIT = 60_000;

async function longestSide(image: Buffer): Promise<number> {
  const { width, height } = await sharp(image).metadata();
  return Math.max(width, height);
}

it.runIf(hasRealPortraits)('keeps real faces within what a phone loads on a slow network', async () => {
  const portraits = await realPortraits();
  expect(portraits.length).toBeGreaterThan(0);
  for (const portrait of portraits) {
    for (const photo of await threePhotos(portrait, 1600)) {
      const { small, phone } = await shrinkPicture(await decodePhoto(photo));
      expect(phone.length, portrait).toBeLessThan(PHONE_LIMIT);
      expect(await longestSide(small)).toBe(1080);
      expect(await longestSide(phone)).toBe(760);
    }
  }
});
