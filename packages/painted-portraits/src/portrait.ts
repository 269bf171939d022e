import type { PortraitTruth } from './truth.ts';

export interface Portrait {
  /** A JPEG or PNG file. */
  readonly image: Buffer<ArrayBuffer>;
  readonly truth: PortraitTruth;
}
