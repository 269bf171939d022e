/** Photos that make an order. */
export const PHOTO_COUNT = 3;
/** With the two that may be added, free, where three leave the result unsure: a sixth adds next to nothing (bench `days`). */
export const MOST_PHOTOS = 5;
/** Times that three other photos may take the place of an order's, free, where those differ as the photos of several people do. */
export const MOST_EXCHANGES = 3;
export const PHOTO_POSITIONS = [1, 2, 3, 4, 5] as const;
export type PhotoPosition = (typeof PHOTO_POSITIONS)[number];

/** The field of a form that has one of several photos by its name. */
export const photoField = <Position extends PhotoPosition>(position: Position) => `photo${position}` as const;
/** The fields of a form that has three photos, each by its name; a job takes them as one repeated field. */
export const PHOTO_FIELDS = [photoField(1), photoField(2), photoField(3)] as const;
export const JOB_PHOTOS_FIELD = 'photos';
/** The field of a form that has one photo to be looked at. */
export const CHECKED_PHOTO_FIELD = 'photo';
export const PHOTO_MAX_MEGABYTES = 10;
export const PHOTO_MAX_BYTES = PHOTO_MAX_MEGABYTES * 1024 * 1024;
/** Above this a decoder is not started: no phone makes more, and bombs do. */
export const PHOTO_MAX_PIXELS = 120_000_000;
/** Longer than any camera's picture and any panorama: total pixels bound no side. */
export const PHOTO_MAX_SIDE = 16_384;
/**
 * What a decoder has to hold of a picture that does not come line by line (progressive, interlaced): 64 megapixels in
 * a phone's sampling. Pixels bound it neither, since a progressive frame in full sampling takes six bytes for each.
 */
export const PHOTO_MAX_BUFFER_BYTES = 192 * 1024 * 1024;
/**
 * Of a PNG's pixels: 24 megapixels in color, more than any phone's photo that is below 10 MB as a PNG. A decoder has to see
 * each one, and a megabyte can hold any number of them that are alike.
 */
export const PNG_MAX_PIXEL_BYTES = 72 * 1024 * 1024;
/**
 * Blocks of a JPEG that its scans pass through, one scan after the other: at 64 megapixels in a phone's sampling an encoder
 * that writes many scans has 14 million, at 48 one that writes the usual ten 6.
 */
export const JPEG_MAX_BLOCK_PASSES = 20_000_000;
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png'] as const;
export type PhotoMediaType = (typeof PHOTO_MEDIA_TYPES)[number];

/** Why a photo cannot be measured. Each has its text for the customer in `photo-advice.ts`. */
export const PHOTO_PROBLEMS = [
  'unreadable',
  'no_face',
  'several_faces',
  'too_far',
  'eyes_hidden',
  'eyes_closed',
  'blurred',
  'overexposed',
  'underexposed',
  'strong_cast',
  'black_and_white',
  'filtered',
  'turned_away',
  'face_covered',
] as const;
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

/** What makes a photo weaker evidence without making it useless. */
export const PHOTO_WARNINGS = [
  'head_turned',
  'uneven_light',
  'headwear',
  'glasses',
  'slightly_blurred',
  'mild_cast',
  'small_face',
  'makeup_likely',
  'hazy',
  /** Known only once all photos of an order are compared. */
  'unlike_others',
  /** The same shot as another of the order: known with it, and no witness of its own. */
  'repeated',
] as const;
export type PhotoWarning = (typeof PHOTO_WARNINGS)[number];
