/** How long (ms) the page waits for what a device promises, before it continues without. */
const LIMITS_MS = {
  /** A cloud drive downloads a file first. One can choose others meanwhile. */
  file: 30_000,
  /** Phones take a second or two for 12 megapixels. */
  picture: 8_000,
  /** Phones answer within a fraction of this; a full or broken store may never answer. */
  storage: 1_000,
  /** The person decides; another way is always offered. */
  permission: 60_000,
  cameraSettings: 500,
  cameraList: 2_000,
  cameraFrame: 3_000,
  /** An answer waits for it. */
  lastPicture: 3_000,
  /** Of the face finder, once its response has begun: a second try may come sooner. */
  model: 12_000,
  /** With its model, which a slow network brings in twenty. */
  worker: 25_000,
  /** Some browsers never report how sharing ended: after this, it counts as closed. */
  shareSheet: 10_000,
  /** A phone takes a second or two for 12 megapixels; after this, the original is sent. */
  smallerPhoto: 10_000,
  /** A slow phone takes a few seconds to read hair. */
  painting: 20_000,
  /** Then, the link is shown to be copied by hand. */
  clipboard: 1_500,
  /** The app starts without. */
  stylesheet: 3_000,
  history: 1_000,
  /** Keeps a result for shops without a network, unseen. */
  serviceWorker: 30_000,
} as const;

/** A browser's promise that did not settle in time. It may still do so, unheard. */
export class NotInTimeError extends Error {
  override readonly name = 'NotInTimeError';
}

/**
 * What a browser or device promises, such as a file's bytes, which some never deliver. Each such promise goes through
 * here (`scripts/checks/device-apis.mjs`). @throws NotInTimeError; what the promise does
 */
export function inTime<T>(what: keyof typeof LIMITS_MS, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new NotInTimeError(`No ${what} in time`)), LIMITS_MS[what]);
    promise.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** A wait longer than this (ms) is said. */
export const SLOW_MS = 1000;
