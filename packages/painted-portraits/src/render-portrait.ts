import { compose } from './compose.ts';
import { develop } from './develop.ts';
import { encode } from './encode.ts';
import { keptPortrait } from './kept-portrait.ts';
import type { PhotoOptions, PortraitOptions } from './photo.ts';
import { withDefaults } from './photo-defaults.ts';
import type { Portrait } from './portrait.ts';
import { describeTruth } from './truth.ts';

/** Larger pictures are painted at this many pixels and scaled up: a lens resolves no more. */
const PAINTED_PIXELS = 1_600_000;

/** Paints a portrait; the same options give the same bytes. */
export async function renderPortrait(options: PortraitOptions = {}): Promise<Portrait> {
  const photo = withDefaults(options);
  return keptPortrait(photo, () => paint(photo));
}

async function paint(photo: PhotoOptions): Promise<Portrait> {
  const shrink = Math.min(1, Math.sqrt(PAINTED_PIXELS / (photo.width * photo.height)));
  const width = Math.round(photo.width * shrink);
  const height = Math.round(photo.height * shrink);
  const { canvas, figures } = compose(photo, width, height);
  const truth = describeTruth(photo, canvas, figures);
  const image = await encode(develop(canvas, photo.light, photo.monochrome), width, height, photo);
  return { image, truth };
}
