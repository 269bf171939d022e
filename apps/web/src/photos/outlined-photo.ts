import type {
  AnswerOf,
  Api,
  PhotoLine,
  PhotoMark,
  PhotoOutline,
  PhotoPosition,
  PhotoSilhouette,
  PhotoSize,
} from '@trueseason/contracts';

/** A stored photo with its outlines. */
export interface OutlinedPhoto {
  readonly position: PhotoPosition;
  readonly url: string;
  /** Where each color was measured; null until then. */
  readonly outlines: readonly PhotoOutline[] | null;
  /** Outlines of face and body. */
  readonly silhouettes: readonly PhotoSilhouette[];
  /** Where still locked colors were measured. */
  readonly lines: readonly PhotoLine[];
}

/** A screen whose shorter side has at most so many CSS pixels shows a photo about as wide as its size for phones. */
const PHONE_WIDTH = 480;

/** The same in both directions of the screen, so that turning it loads nothing again. */
const displayedSize = (): PhotoSize =>
  Math.min(window.screen.width, window.screen.height) <= PHONE_WIDTH ? 'phone' : 'small';

/**
 * For display, on a phone small enough for a slow network. One address for all places, so that each photo loads once; a
 * `srcset` would also give canvases another size than the file's. Photos on this device have only one size.
 */
export const displayedPhotoUrl = ({ url }: Pick<OutlinedPhoto, 'url'>): string =>
  url.startsWith('blob:') ? url : `${url}?size=${displayedSize()}`;

const isSilhouette = (mark: PhotoMark | PhotoLine): mark is PhotoSilhouette =>
  mark.feature === 'face' || mark.feature === 'body';

export const toOutlinedPhoto = ({
  position,
  url,
  outlines,
  lines,
}: AnswerOf<Api['getPhotoLinks']>[number]): OutlinedPhoto => ({
  position,
  url,
  outlines: outlines?.filter((mark): mark is PhotoOutline => !isSilhouette(mark)) ?? null,
  silhouettes: [...(outlines ?? []), ...(lines ?? [])].filter(isSilhouette),
  lines: lines?.filter((mark) => !isSilhouette(mark)) ?? [],
});
