import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import type { FoundFace, Point } from '../lib/faces/find-faces.ts';
import type { Square } from '../lib/faces/squares.ts';

/**
 * The detector's box ends above the chin and outside the cheeks. In box sizes: from its lower edge to the end of the
 * engine's face line (median 0.046), with room for error (0.035 of a face), and the line's height and width.
 * Tuned on even-numbered portraits.
 */
const CHIN = 0.12;
const HEIGHT_FACTOR = 1.38;
const WIDTH_FACTOR = 1.17;
/** A jaw is broader than an ellipse: its exponent. */
const JAW = 2.3;
const POINTS = 48;

/** How far a head leans, in radians: positive to the picture's right. */
export const leanAngle = ({ leftEye, rightEye }: Pick<FoundFace, 'leftEye' | 'rightEye'>): number =>
  Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);

/** The outline of a detected face, from hairline to chin, in shares of the picture's width and height. */
export function faceOutline(
  { center, width, height, ...eyes }: Pick<FoundFace, 'center' | 'width' | 'height' | 'leftEye' | 'rightEye'>,
  square: Square,
  picture: { readonly width: number; readonly height: number },
): PhotoSilhouette {
  const bottom = center.y + height * (0.5 + CHIN);
  const middle: Point = { x: center.x, y: bottom - (height * HEIGHT_FACTOR) / 2 };
  const lean = leanAngle(eyes);
  const superellipse = (share: number): number => Math.sign(share) * Math.abs(share) ** (2 / JAW);
  const line = Array.from({ length: POINTS }, (_, i): OutlinePoint => {
    const angle = (2 * Math.PI * i) / POINTS;
    const x = (superellipse(Math.cos(angle)) * width * WIDTH_FACTOR) / 2;
    const y = (superellipse(Math.sin(angle)) * height * HEIGHT_FACTOR) / 2;
    return [
      (square.left + (middle.x + x * Math.cos(lean) - y * Math.sin(lean)) * square.side) / picture.width,
      (square.top + (middle.y + x * Math.sin(lean) + y * Math.cos(lean)) * square.side) / picture.height,
    ];
  });
  return { feature: 'face', lines: [line] };
}
