import { SRGB8_TO_LINEAR } from '@trueseason/style/color';
import { CHANNEL, type ClassGrid, type FaceMesh, LIPS_INNER, landmarks } from '../find/index.ts';
import { forPixelsInside, type Picture } from '../picture/index.ts';
import { EVENLY_LIT } from './face-pixels.ts';
import { Histogram } from './histogram.ts';
import { Pile } from './pile.ts';
import type { Tones } from './readings.ts';
import { luminanceAt } from './swatch.ts';

/** Shares of the picture above white point and highlights. */
const WHITE_POINT = 0.999;
const HIGHLIGHTS = 0.97;
/** Quantile of the face above which skin shines. */
const SHINE = 0.98;
/** Teeth are the brightest tenth of an open mouth. */
const TEETH = 0.9;
const LEAST_TEETH = 0.15;
const TEETH_SATURATION = 0.35;
/** White cloth: the brightest twentieth of what is near neutral. */
const WHITE_CLOTH = 0.95;
/** Minimum pixels of mouth (picture) or cloth (samples). */
const LEAST_MOUTH = 600;
const LEAST_CLOTH = 170;
const LEAST_FACE = 100;
/** Sampling step in both directions. */
const STEP = 4;

/** 8-bit red from which skin is clipped, and the start of the range just below. */
const CUT_OFF = 253;
const BELOW_CUT_OFF = 235;
/** The same for the darkest channel of white. */
const WHITE_CUT_OFF = 252;
const NEARLY_WHITE = 225;
/** Minimum samples of near-white cloth. */
const LEAST_WHITE = 20;
/** Value for no pile-up. */
const NO_PILE = -4;

const logOf = (luminance: number): number | undefined =>
  Number.isNaN(luminance) ? undefined : Math.log(Math.max(luminance, 1e-3));

/** (max - min) / max of a pixel. */
function saturationAt(data: Uint8Array, i: number): number {
  const r = data[i] ?? 0;
  const g = data[i + 1] ?? 0;
  const b = data[i + 2] ?? 0;
  const maximum = Math.max(r, g, b, 1);
  return (maximum - Math.min(r, g, b)) / maximum;
}

/** Cues of a picture's exposure, independent of skin depth. `face` is its `facePixels`. */
export function measureTones(picture: Picture, mesh: FaceMesh, classes: ClassGrid, face: readonly number[]): Tones {
  const whole = wholePicture(picture, classes);
  return { ...whole, teeth: teethOf(picture, mesh), ...faceTones(picture.data, face) };
}

function wholePicture(
  { width, height, data }: Picture,
  classes: ClassGrid,
): Pick<Tones, 'whitePoint' | 'highlights' | 'cloth' | 'whitePile'> {
  const allTones = new Histogram();
  const cloth = new Histogram();
  const whiteCloth = new Pile();
  const white = new Pile();
  const { probabilities } = classes;
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const i = (y * width + x) * 3;
      const luminance = luminanceAt(data, i);
      allTones.add(luminance);
      if (luminance < 0.3) continue;
      const cell = classes.cellAt(x, y);
      const isCloth = cell >= 0 && (probabilities[cell + CHANNEL.clothes] ?? 0) > 0.9;
      if (isCloth && saturationAt(data, i) < 0.15) cloth.add(luminance);
      const darkest = Math.min(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
      if (darkest < NEARLY_WHITE) continue;
      if (isCloth) whiteCloth.add(darkest >= WHITE_CUT_OFF);
      const skin =
        cell < 0 ? 0 : (probabilities[cell + CHANNEL.faceSkin] ?? 0) + (probabilities[cell + CHANNEL.bodySkin] ?? 0);
      if (skin < 0.1) white.add(darkest >= WHITE_CUT_OFF);
    }
  }
  return {
    whitePoint: logOf(allTones.quantile(WHITE_POINT)),
    highlights: logOf(allTones.quantile(HIGHLIGHTS)),
    cloth: cloth.size < LEAST_CLOTH ? undefined : logOf(cloth.quantile(WHITE_CLOTH)),
    whitePile: (whiteCloth.size < LEAST_WHITE ? white : whiteCloth).steepness,
  };
}

function teethOf({ width, height, data }: Picture, mesh: FaceMesh): number | undefined {
  const pixels: number[] = [];
  const tones = new Histogram();
  forPixelsInside(landmarks(mesh, LIPS_INNER), width, height, (x, y) => {
    const i = (y * width + x) * 3;
    pixels.push(i);
    tones.add(luminanceAt(data, i));
  });
  const brightness = tones.quantile(TEETH);
  if (pixels.length < LEAST_MOUTH || brightness < LEAST_TEETH) return undefined;
  const bright = pixels.filter((i) => luminanceAt(data, i) >= brightness);
  const saturation = bright.reduce((sum, i) => sum + saturationAt(data, i), 0) / Math.max(1, bright.length);
  return saturation < TEETH_SATURATION ? logOf(brightness) : undefined;
}

function faceTones(data: Uint8Array, face: readonly number[]): Pick<Tones, 'face' | 'shine' | 'redPile'> {
  if (face.length < LEAST_FACE) return {};
  const luminances = face.map((i) => luminanceAt(data, i));
  const tones = new Histogram();
  const red = new Pile();
  for (let k = 0; k < face.length; k++) {
    tones.add(luminances[k] ?? 0);
    const level = data[face[k] ?? 0] ?? 0;
    if (level >= BELOW_CUT_OFF) red.add(level >= CUT_OFF);
  }
  const from = tones.quantile(EVENLY_LIT.from);
  const to = tones.quantile(EVENLY_LIT.to);
  const greens = new Histogram();
  for (let k = 0; k < face.length; k++) {
    const luminance = luminances[k] ?? 0;
    if (luminance >= from && luminance <= to) greens.add(SRGB8_TO_LINEAR[data[(face[k] ?? 0) + 1] ?? 0] ?? 0);
  }
  return { face: logOf(greens.quantile(0.5)), shine: logOf(tones.quantile(SHINE)), redPile: red.steepness ?? NO_PILE };
}
