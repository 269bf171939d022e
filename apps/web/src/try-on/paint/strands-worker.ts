import { strandsOf } from './strands.ts';
import type { StrandsAsked } from './strands-aside.ts';

/** Takes one photo with its map and answers with its strands. */
self.onmessage = ({ data: { photo, map, face } }: MessageEvent<StrandsAsked>): void => {
  const strands = strandsOf(photo, map, face);
  const { pixels, shares, behind, lit, strand, warmth, texture } = strands;
  self.postMessage(strands, {
    transfer: [pixels, shares, behind, lit, strand, warmth, texture].map(({ buffer }) => buffer),
  });
};
