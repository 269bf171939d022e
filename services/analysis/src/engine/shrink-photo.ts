import sharp from 'sharp';

/** Enough to judge coloring by, and little to pay for or to leak. */
const LONGEST_SIDE = 768;

/** Upright, small, and without any metadata. JPEG or PNG in, JPEG out. */
export const shrinkPhoto = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
