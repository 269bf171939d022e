/** What a pixel shows; the values of a region map. */
export const REGIONS = {
  background: 0,
  /** Skin of the face. */
  skin: 1,
  /** Neck, chest and ears. */
  body: 2,
  hair: 3,
  clothes: 4,
  iris: 5,
  sclera: 6,
  brow: 7,
  lips: 8,
  beard: 9,
  headwear: 10,
  glasses: 11,
  /** Pupil, lashes, nostrils, the line of the mouth: face, but nobody's color. */
  detail: 12,
} as const;
export type RegionName = keyof typeof REGIONS;
export type Region = (typeof REGIONS)[RegionName];

/** The picture before light and camera: linear sRGB as under even D65, and what each pixel shows. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  readonly region: Uint8Array;
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  rgb: new Float32Array(width * height * 3),
  region: new Uint8Array(width * height),
});

/** Paints over one pixel; the region changes hands at half coverage. */
export function blend(
  canvas: Canvas,
  pixel: number,
  r: number,
  g: number,
  b: number,
  alpha: number,
  region?: Region,
): void {
  const o = pixel * 3;
  const rgb = canvas.rgb;
  rgb[o] = (rgb[o] as number) * (1 - alpha) + r * alpha;
  rgb[o + 1] = (rgb[o + 1] as number) * (1 - alpha) + g * alpha;
  rgb[o + 2] = (rgb[o + 2] as number) * (1 - alpha) + b * alpha;
  if (region !== undefined && alpha > 0.5) canvas.region[pixel] = region;
}
