import { decodeChannel, encodeChannel, lightColor, linearLuminance, type Rgb } from '@trueseason/color';
import sharp from 'sharp';

export interface Relight {
  /** Color temperature of the cast in kelvin; 6504 is none. */
  readonly kelvin: number;
  /** 0 none, 1 the full cast with no white balance at all. */
  readonly strength: number;
  /** Green shift, -0.08 for 8 % magenta. */
  readonly tint: number;
  /** Exposure in stops. */
  readonly ev: number;
  /** JPEG quality. */
  readonly quality: number;
  /** Zoom 0.8..1 (part of the picture kept) and where the cut lies, -1..1. */
  readonly zoom: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

export const PLAIN: Relight = {
  kelvin: 6504,
  strength: 0,
  tint: 0,
  ev: 0,
  quality: 92,
  zoom: 1,
  shiftX: 0,
  shiftY: 0,
};

/** What multiplies each linear channel: the cast at its strength, luminance kept, then exposure. */
function relightGains({ kelvin, strength, tint, ev }: Relight): Rgb {
  const [r, g, b] = lightColor(kelvin);
  const mixed: Rgb = [1 + (r / g - 1) * strength, 1 * (1 + tint), 1 + (b / g - 1) * strength];
  const scale = 2 ** ev / linearLuminance(mixed);
  return [mixed[0] * scale, mixed[1] * scale, mixed[2] * scale];
}

/** Another photo of the same scene: cut, relit in linear light, clipped as a sensor would, and encoded. */
export async function relight(photo: Buffer, change: Relight): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const [w, h] = [Math.round(width * change.zoom), Math.round(height * change.zoom)];
  const { data, info } = await sharp(photo)
    .extract({
      left: Math.round(((width - w) / 2) * (1 + change.shiftX)),
      top: Math.round(((height - h) / 2) * (1 + change.shiftY)),
      width: w,
      height: h,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tables = relightGains(change).map((gain) =>
    Uint8Array.from({ length: 256 }, (_, i) =>
      Math.round(Math.min(1, encodeChannel(decodeChannel(i / 255) * gain)) * 255),
    ),
  );
  for (let i = 0; i < data.length; i++) data[i] = (tables[i % 3] as Uint8Array)[data[i] as number] as number;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: change.quality })
    .toBuffer();
}
