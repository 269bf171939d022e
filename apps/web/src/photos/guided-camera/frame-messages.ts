import type { FrameReading } from './frame.ts';

export type ToWorker =
  | { readonly kind: 'begin'; readonly model: string }
  | { readonly kind: 'read'; readonly frame: ImageBitmap }
  | { readonly kind: 'keep' }
  | { readonly kind: 'take'; readonly which: 'best' | 'newest' };

/** Each of `begin`, `read` and `take` is answered once, in order. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reading'; readonly reading: FrameReading }
  | { readonly kind: 'photo'; readonly photo: Blob }
  | { readonly kind: 'failed'; readonly why: string };
