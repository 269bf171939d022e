import { compose } from './compose.ts';
import { develop } from './develop.ts';
import { encode } from './encode.ts';
import type { PortraitOptions } from './photo.ts';
import { withDefaults } from './photo-defaults.ts';
import { describeTruth, type PortraitTruth } from './truth.ts';

export interface Portrait {
  /** A JPEG or PNG file. */
  readonly image: Buffer<ArrayBuffer>;
  readonly truth: PortraitTruth;
}

/** Larger pictures are painted at this many pixels and scaled up: a lens resolves no more. */
const PAINTED_PIXELS = 1_600_000;

/** Paints a portrait; the same options give the same bytes. */
export async function renderPortrait(options: PortraitOptions = {}): Promise<Portrait> {
  const photo = withDefaults(options);
  const shrink = Math.min(1, Math.sqrt(PAINTED_PIXELS / (photo.width * photo.height)));
  const width = Math.round(photo.width * shrink);
  const height = Math.round(photo.height * shrink);
  const { canvas, figures } = compose(photo, width, height);
  const truth = describeTruth(photo, canvas, figures);
  const image = await encode(develop(canvas, photo.light, photo.monochrome), width, height, photo);
  return { image, truth };
}
