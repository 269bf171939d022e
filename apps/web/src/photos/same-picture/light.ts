import { type Rgb, srgbToLinear } from '@trueseason/color';

/** The light of a picture's middle: linear red, green and blue on average. */
export type Light = Rgb;

/**
 * How far the light of two pictures of one moment may lie apart, as a logarithm for each channel: the measurement takes
 * copies of a shot in other light for photos of their own, and draws its line a little further out.
 */
const SAME_LIGHT = 0.15;
/** Keeps the logarithm of black finite. */
const BLACK = 0.002;

/** Of pixels as a canvas gives them: red, green, blue and alpha of 0 to 255, a square of `side`; its middle half counts. */
export function lightOf(rgba: ArrayLike<number>, side: number): Light {
  const [from, to] = [side / 4, (side * 3) / 4];
  const sum = [0, 0, 0];
  for (let y = from; y < to; y++) {
    for (let x = from; x < to; x++) {
      const at = (y * side + x) * 4;
      const pixel = srgbToLinear([(rgba[at] ?? 0) / 255, (rgba[at + 1] ?? 0) / 255, (rgba[at + 2] ?? 0) / 255]);
      for (const [channel, value] of pixel.entries()) sum[channel] = (sum[channel] ?? 0) + value;
    }
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / (to - from) ** 2);
  return [red, green, blue];
}

export const sameLight = (a: Light, b: Light): boolean =>
  a.every((value, channel) => Math.abs(Math.log((value + BLACK) / ((b[channel] ?? 0) + BLACK))) < SAME_LIGHT);
