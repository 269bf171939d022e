import sharp from 'sharp';

/** What the degradations need to know about a good photo, in pixels. */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly eyeY: number;
}

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const jpegOf = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

async function pixelsOf(photo: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(photo)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Resamples every pixel from this or another position. */
async function redrawn(
  photo: Buffer,
  value: (at: (x: number, y: number, c: number) => number, x: number, y: number, c: number) => number,
) {
  const { data, width, height } = await pixelsOf(photo);
  const at = (x: number, y: number, c: number): number => {
    const [i, j] = [Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y))];
    return data[(j * width + i) * 3 + c] ?? 0;
  };
  const made = new Uint8Array(data.length);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++, k++) made[k] = Math.max(0, Math.min(255, Math.round(value(at, x, y, c))));
    }
  }
  return jpegOf({ data: made, width, height });
}

/** Motion blur sideways by a share of the face width. */
export function moved(photo: Buffer, face: FaceBox, share: number): Promise<Buffer> {
  const reach = Math.max(1, Math.round((face.width * share) / 2));
  return redrawn(photo, (at, x, y, c) => {
    let sum = 0;
    for (let d = -reach; d <= reach; d++) sum += at(x + d, y + Math.round(d * 0.3), c);
    return sum / (2 * reach + 1);
  });
}

/** A faded print: lifted blacks, compressed whites, half the color. */
export const faded = (photo: Buffer): Promise<Buffer> =>
  redrawn(photo, (at, x, y, c) => {
    const gray = 0.3 * at(x, y, 0) + 0.59 * at(x, y, 1) + 0.11 * at(x, y, 2);
    return 62 + 0.68 * (gray + 0.6 * (at(x, y, c) - gray));
  });

/** A lamp on one side and a window on the other. */
export function lampAndWindow(photo: Buffer, face: FaceBox): Promise<Buffer> {
  const [lamp, window] = [
    [1.25, 0.96, 0.55],
    [0.86, 1, 1.3],
  ] as const;
  return redrawn(photo, (at, x, y, c) => {
    const share = 1 / (1 + Math.exp(-((x - face.x - face.width / 2) / face.width) * 10));
    const gain = (lamp[c] ?? 1) * (1 - share) + (window[c] ?? 1) * share;
    return 255 * ((at(x, y, c) / 255) ** 2.2 * gain) ** (1 / 2.2);
  });
}
