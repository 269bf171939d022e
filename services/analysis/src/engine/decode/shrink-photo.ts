import sharp from 'sharp';

/** Upright, at most `longestSide` pixels long, sRGB, without metadata. JPEG or PNG in, JPEG out. */
export const shrinkPhoto = (photo: Buffer, longestSide: number): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
