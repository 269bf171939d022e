import type {
  AnswerOf,
  Api,
  PhotoLine,
  PhotoMark,
  PhotoOutline,
  PhotoPosition,
  PhotoSilhouette,
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

/** For display: small enough for a phone on a slow network. Photos on this device have only one size. */
export const smallPhotoUrl = ({ url }: Pick<OutlinedPhoto, 'url'>): string =>
  url.startsWith('blob:') ? url : `${url}?size=small`;

/** How calls name it: the last part of its address. */
export const photoNameOf = ({ url }: Pick<OutlinedPhoto, 'url'>): string => url.slice(url.lastIndexOf('/') + 1);

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
