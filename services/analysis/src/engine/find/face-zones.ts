/**
 * Outlines as canonical landmarks. "Left" and "right" are sides of the picture. Cheeks avoid the nose's shadow and the
 * beard line, the forehead avoids brows and hairline.
 */
export const ZONES = {
  cheekLeft: [117, 118, 119, 100, 142, 36, 205, 187, 123],
  cheekRight: [346, 347, 348, 329, 371, 266, 425, 411, 352],
  forehead: [103, 67, 109, 10, 338, 297, 332, 333, 299, 337, 151, 108, 69, 104],
  jawLeft: [187, 205, 206, 216, 212, 210, 169, 135, 192, 213],
  jawRight: [411, 425, 426, 436, 432, 430, 394, 364, 416, 433],
  chin: [32, 194, 182, 18, 406, 418, 262, 369, 396, 175, 171, 140],
} as const satisfies Record<string, readonly number[]>;

/** Between nose and mouth, out to the corners of the mouth. */
export const UPPER_LIP = [
  2, 97, 98, 165, 92, 186, 57, 61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 287, 410, 322, 391, 327, 326,
] as const;

export const LIPS_OUTER = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
] as const;
export const LIPS_INNER = [
  78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95,
] as const;

export const FACE_OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

export interface EyeLandmarks {
  readonly outline: readonly number[];
  /** Outer corner, inner corner, middle of the upper lid, middle of the lower lid. */
  readonly outer: number;
  readonly inner: number;
  readonly upper: number;
  readonly lower: number;
  readonly pupil: number;
  /** Four points on the iris rim. */
  readonly rim: readonly number[];
  readonly brow: readonly number[];
}

export const EYES: readonly EyeLandmarks[] = [
  {
    outline: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
    outer: 33,
    inner: 133,
    upper: 159,
    lower: 145,
    pupil: 468,
    rim: [469, 470, 471, 472],
    brow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  },
  {
    outline: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
    outer: 263,
    inner: 362,
    upper: 386,
    lower: 374,
    pupil: 473,
    rim: [474, 475, 476, 477],
    brow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  },
];
