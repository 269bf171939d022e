export const PHOTO_COUNT = 3;
/** Including two free ones if three leave the result uncertain; a sixth adds almost nothing (bench `days`). */
export const MOST_PHOTOS = 5;
/** Free exchanges of photos that seem to show several people. */
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
/** How a photo was made: by our camera with its white balance held, by our camera, or otherwise. Only counted. */
export const PHOTO_CAPTURES = ['held', 'free', 'file'] as const;
export type PhotoCapture = (typeof PHOTO_CAPTURES)[number];
const CAMERA_PHOTO = /^camera-(front|left|right)(-held)?\.jpg$/;
/** By the name from our camera: all of a file that a reload, a smaller copy and an upload keep. */
export function captureOf(name: string): PhotoCapture {
  const [ours, , held] = CAMERA_PHOTO.exec(name) ?? [];
  return held ? 'held' : ours ? 'free' : 'file';
}
export const PHOTO_MAX_MEGABYTES = 10;
export const PHOTO_MAX_BYTES = PHOTO_MAX_MEGABYTES * 1024 * 1024;
/** Larger pictures are not decoded: phones produce less, decompression bombs more. */
export const PHOTO_MAX_PIXELS = 120_000_000;
/** Longer than any camera picture or panorama: total pixels do not limit a side. */
export const PHOTO_MAX_SIDE = 16_384;
/**
 * Decoder memory for pictures that are not decoded line by line (progressive, interlaced): 64 megapixels with a phone's
 * subsampling. Pixels do not limit it, since a progressive frame without subsampling takes six bytes each.
 */
export const PHOTO_MAX_BUFFER_BYTES = 192 * 1024 * 1024;
/**
 * Decoded bytes of a PNG: 24 megapixels in color, more than any phone photo below 10 MB. A decoder touches every pixel,
 * and a megabyte can encode any number of equal ones.
 */
export const PNG_MAX_PIXEL_BYTES = 72 * 1024 * 1024;
/**
 * JPEG blocks summed over scans: at 64 megapixels with a phone's subsampling, an encoder with many scans has 14
 * million; at 48 with the usual ten, 6.
 */
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
  'headwear',
  'glasses',
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
