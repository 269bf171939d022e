import type {
  AnswerOf,
  Api,
  PhotoLine,
  PhotoMark,
  PhotoOutline,
  PhotoPosition,
  PhotoSilhouette,
} from '@trueseason/contracts';

/** A photo that is still kept, with what is known of it. */
export interface OwnPhoto {
  readonly position: PhotoPosition;
  readonly url: string;
  /** Where each color was read; null while the photo is not measured. */
  readonly outlines: readonly PhotoOutline[] | null;
  /** Where the face ends and the body is; empty where no face was outlined. */
  readonly silhouettes: readonly PhotoSilhouette[];
  /** Where something was measured, while its color waits to be unlocked. */
  readonly lines: readonly PhotoLine[];
}

/** A photo as screens show it: small enough for a phone over a slow network. */
export const smallPhotoUrl = ({ url }: Pick<OwnPhoto, 'url'>): string => `${url}?size=small`;

const isSilhouette = (mark: PhotoMark | PhotoLine): mark is PhotoSilhouette =>
  mark.feature === 'face' || mark.feature === 'body';

export const toOwnPhoto = ({ position, url, outlines, lines }: AnswerOf<Api['getPhotoLinks']>[number]): OwnPhoto => ({
  position,
  url,
  outlines: outlines?.filter((mark): mark is PhotoOutline => !isSilhouette(mark)) ?? null,
  silhouettes: [...(outlines ?? []), ...(lines ?? [])].filter(isSilhouette),
  lines: lines?.filter((mark) => !isSilhouette(mark)) ?? [],
});
