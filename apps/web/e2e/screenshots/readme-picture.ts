import { join } from 'node:path';
import sharp from 'sharp';

const SCREENS = ['home', 'upload-photos', 'results-overview', 'drape'];
const [WIDTH, HEIGHT] = [314, 680];
const GAP = 29;
const PAPER = '#e8e2d6';

/** Puts the first screenful of four screens side by side: what the README shows, once it is copied there. */
export async function composeReadmePicture(folder: string): Promise<void> {
  const phones = await Promise.all(
    SCREENS.map(async (name, i) => ({
      input: await sharp(join(folder, `${name}-390-light.png`))
        .extract({ left: 0, top: 0, width: 390, height: 844 })
        .resize(WIDTH, HEIGHT, { fit: 'fill' })
        .toBuffer(),
      left: GAP + i * (WIDTH + GAP),
      top: GAP,
    })),
  );
  const size = { width: GAP + SCREENS.length * (WIDTH + GAP), height: HEIGHT + 2 * GAP };
  await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(phones)
    .png({ palette: true, colors: 128 })
    .toFile(join(folder, 'readme.png'));
}
