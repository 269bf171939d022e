export const PHOTO_COUNT = 3;
/** Stored of an order at a time. What was measured of photos stays without such a limit. */
export const MOST_PHOTOS = 9;
/** The number of a photo of an order. Those that are added later count on; one that is left out leaves a gap. */
export type PhotoPosition = number;
/** Of the first photos. */
export const PHOTO_POSITIONS = [1, 2, 3] as const;

/** The form field of a photo among several named ones. */
export const photoField = <const Position extends PhotoPosition>(position: Position) => `photo${position}` as const;
/** The fields of a form with three named photos; a job takes one repeated field. */
export const PHOTO_FIELDS = [photoField(1), photoField(2), photoField(3)] as const;
export const JOB_PHOTOS_FIELD = 'photos';
/** The form field of a single photo to check. */
export const CHECKED_PHOTO_FIELD = 'photo';
/** Our camera with held white balance, our camera, or anything else. Only counted. */
export const PHOTO_CAPTURES = ['held', 'free', 'file'] as const;
export type PhotoCapture = (typeof PHOTO_CAPTURES)[number];
const CAMERA_PHOTO = /^camera-(front|left|right)(-held)?\.jpg$/;
/** By our camera's file name: all that survives a reload, a smaller copy and an upload. */
export function captureOf(name: string): PhotoCapture {
  const [ours, , heldMark] = CAMERA_PHOTO.exec(name) ?? [];
  return heldMark ? 'held' : ours ? 'free' : 'file';
}
export const PHOTO_MAX_MEGABYTES = 10;
export const PHOTO_MAX_BYTES = PHOTO_MAX_MEGABYTES * 1024 * 1024;
/** Larger pictures are not decoded: phones produce less, decompression bombs more. */
export const PHOTO_MAX_PIXELS = 120_000_000;
/** Longer than any camera picture or panorama: total pixels do not limit a side. */
export const PHOTO_MAX_SIDE = 16_384;
/**
 * Decoder memory for pictures not decoded line by line (progressive, interlaced): 64 megapixels with a phone's
 * subsampling. A pixel limit is not enough: without subsampling, a progressive frame takes six bytes each.
 */
export const PHOTO_MAX_BUFFER_BYTES = 192 * 1024 * 1024;
/** Decoded bytes of a PNG: 24 megapixels in color, above any phone's. A megabyte can encode any number of pixels. */
export const PNG_MAX_PIXEL_BYTES = 72 * 1024 * 1024;
/** JPEG blocks over all scans: 64 phone megapixels in many scans have 14 million, 48 in the usual ten have 6. */
export const JPEG_MAX_BLOCK_PASSES = 20_000_000;
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png'] as const;
export type PhotoMediaType = (typeof PHOTO_MEDIA_TYPES)[number];

/** Why a photo cannot be measured. Texts are in `photo-advice.ts`. */
export const PHOTO_PROBLEMS = [
  'unreadable',
  'cut_out',
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

/** What makes a photo weaker evidence, but usable. */
export const PHOTO_WARNINGS = [
  'head_turned',
  'uneven_light',
  /** One cheek differs from the other, and it may not be the light. */
  'sides_differ',
  'mouth_covered',
  'headwear',
  'glasses',
  'tinted_glasses',
  'slightly_blurred',
  'mild_cast',
  'small_face',
  'makeup_likely',
  'hazy',
  /** Found by comparing the photos of an order. */
  'unlike_others',
  /** The same shot as another one: adds no evidence. */
  'repeated',
] as const;
export type PhotoWarning = (typeof PHOTO_WARNINGS)[number];

/** Hexadecimal digits of a photo's SHA-256 in its address. */
export const PHOTO_NAME_DIGITS = 16;

/** The sizes that screens show: for large ones, and for phones. */
export const PHOTO_SIZES = ['small', 'phone'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];
