import sharp from 'sharp';

/** Upright, at most that many pixels long, in sRGB and without any metadata. JPEG or PNG in, JPEG out. */
export const shrinkPhoto = (photo: Buffer, longestSide: number): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
