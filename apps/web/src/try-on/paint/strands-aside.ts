import type { Pixels } from '../../garment/picture.ts';
import { askWorker } from '../../lib/browser/ask-worker.ts';
import type { Strands } from './strands.ts';

export interface StrandsAsked {
  readonly photo: Pixels;
  readonly map: Float32Array;
  readonly face: number;
}

/** A slow phone takes a few seconds; after this long something is wrong. */
const PATIENCE_MS = 20_000;

/** `strandsOf` beside the page, which goes on scrolling. @throws where it cannot be had */
export const strandsAside = (asked: StrandsAsked): Promise<Strands> =>
  askWorker(new Worker(new URL('./strands-worker.ts', import.meta.url), { type: 'module' }), asked, PATIENCE_MS);
