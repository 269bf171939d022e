import type { Frame } from './frame.ts';
import { type Light, type Map3, mapFrame } from './light.ts';
import type { Random } from './random.ts';
import { type Tone, toneFrame } from './tone.ts';

/** One phone with its software's taste. */
export interface Camera {
  /** What its color matrix leaves wrong: rows sum to one, so that gray stays gray. */
  readonly colors: Map3;
  /** Error and habit of its white balance, as natural logarithms of R/B and of G. */
  readonly warmth: number;
  readonly green: number;
  /** Share by which large differences of brightness are evened out. */
  readonly localTone: number;
  /** Stray light in the lens, as a share of the mean light. */
  readonly flare: number;
  /** Standard deviation of its noise in linear light at middle gray. */
  readonly noise: number;
  readonly tone: Tone;
}

/**
 * A camera drawn from what has been published:
 * - white balance by statistics misses the light by 2 to 4 degrees in the median (Gehler-Shi and NUS benchmarks), about
 *   0.08 in ln R/B, and keeps a little warmth by habit (user-preferred illuminants, Afifi et al. 2025, arXiv 2504.05623);
 * - color matrices leave 2 to 4 CIELAB units on skin (inter-device study, Kang and Kim 2025, arXiv 2512.21988);
 * - preferred skin lies in a small region about C* 25 and hue 46 to 51 degrees for all groups, and makers steer
 *   toward it (Chen et al. 2013, JIST 57(3); facial image quality on mobile phones, CIC 27);
 * - curves and local tone mapping brighten shadows and bend highlights; lenses scatter up to 2 % (ISO 18844).
 */
export function drawCamera(random: Random): Camera {
  const off = () => random.near(0, 0.03);
  const [rg, rb, gr, gb, br, bg] = [off(), off(), off(), off(), off(), off()];
  return {
    colors: [
      [1 - rg - rb, rg, rb],
      [gr, 1 - gr - gb, gb],
      [br, bg, 1 - br - bg],
    ],
    warmth: random.near(0.02, 0.08),
    green: random.near(0, 0.025),
    localTone: random.between(0, 0.2),
    flare: random.between(0, 0.015),
    noise: random.between(0, 0.008),
    tone: {
      contrast: random.near(1, 0.06),
      curve: random.between(-0.01, 0.035),
      saturation: random.near(1.05, 0.09),
      shoulder: random.chance(0.7),
      flesh: { hue: random.near(48.5, 2.5), pull: random.between(0, 0.5), gain: random.near(1, 0.06) },
    },
  };
}

/** The light that reaches the sensor once its white balance is done. */
const balance = ({ warmth, green }: Camera): Map3 => [
  [Math.exp(warmth / 2), 0, 0],
  [0, Math.exp(green), 0],
  [0, 0, Math.exp(-warmth / 2)],
];

/** A scene as this camera renders it, in place. */
export function renderFrame(frame: Frame, camera: Camera, random: Random): void {
  const { linear } = frame;
  const mean = linear.reduce((a, b) => a + b, 0) / linear.length;
  for (let i = 0; i < linear.length; i++) linear[i] = (linear[i] as number) + camera.flare * mean;
  mapFrame(linear, balance(camera));
  mapFrame(linear, camera.colors);
  evenOut(frame, camera.localTone);
  toneFrame(linear, camera.tone);
  addNoise(linear, camera.noise, random);
}

/** Any light, mostly balanced by the camera: what the bench's relighting and its other phones draw from. */
export const drawLight = (random: Random): Light => ({
  kelvin: random.between(2700, 9000),
  adapted: random.between(0.6, 0.95),
  tint: random.between(-0.03, 0.03),
  ev: random.between(-0.7, 0.7),
});

const GRID = 24;

/** Local tone mapping: the smooth part of log brightness is pressed together by `share`. */
function evenOut({ width, height, linear }: Frame, share: number): void {
  const cells = new Float64Array(GRID * GRID);
  const seen = new Float64Array(GRID * GRID);
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const cell = Math.floor((y / height) * GRID) * GRID + Math.floor((x / width) * GRID);
      cells[cell] = (cells[cell] as number) + Math.log(0.01 + Math.max(0, linear[(y * width + x) * 3 + 1] as number));
      seen[cell] = (seen[cell] as number) + 1;
    }
  }
  for (let i = 0; i < cells.length; i++) cells[i] = (cells[i] as number) / Math.max(1, seen[i] as number);
  const mean = cells.reduce((a, b) => a + b, 0) / cells.length;
  const gains = cells.map((v) => Math.exp(-share * (v - mean)));
  const at = (u: number, v: number) =>
    gains[Math.min(GRID - 1, Math.max(0, v)) * GRID + Math.min(GRID - 1, Math.max(0, u))] as number;
  for (let y = 0; y < height; y++) {
    const v = (y / height) * GRID - 0.5;
    const [v0, fv] = [Math.floor(v), v - Math.floor(v)];
    for (let x = 0; x < width; x++) {
      const u = (x / width) * GRID - 0.5;
      const [u0, fu] = [Math.floor(u), u - Math.floor(u)];
      const top = at(u0, v0) * (1 - fu) + at(u0 + 1, v0) * fu;
      const gain = top * (1 - fv) + (at(u0, v0 + 1) * (1 - fu) + at(u0 + 1, v0 + 1) * fu) * fv;
      const i = (y * width + x) * 3;
      for (let c = i; c < i + 3; c++) linear[c] = (linear[c] as number) * gain;
    }
  }
}

/** Photon noise: grows with the root of the light. Scaling and JPEG make a bell of the uniform numbers. */
function addNoise(linear: Float32Array, sd: number, random: Random): void {
  let state = Math.floor(random.between(1, 2 ** 31)) | 1;
  const step = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 4294967296;
  };
  for (let i = 0; i < linear.length; i++) {
    const v = linear[i] as number;
    linear[i] = v + 3.5 * step() * sd * Math.sqrt(Math.max(v, 0.001) / 0.18);
  }
}
