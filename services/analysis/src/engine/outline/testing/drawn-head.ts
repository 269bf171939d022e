import type { FaceMesh } from '../../find/face-mesh.ts';
import { FACE_OVAL } from '../../find/face-zones.ts';
import type { Segmentation } from '../../find/segment.ts';
import type { Point } from '../../picture/picture.ts';
import { segmented } from '../../testing/segmented.ts';

/** Grid of a drawn segmentation, and its face. */
const SIZE = 192;
export const FACE = { x: 96, y: 90, halfWidth: 38, halfHeight: 48 };

/**
 * A drawn face with hair.
 * @param scale picture pixels per cell
 * @param isSkin skin outside the face
 */
export function drawnHead(
  isHair: (x: number, y: number) => boolean,
  scale = 1,
  isSkin: (x: number, y: number) => boolean = () => false,
): { readonly mesh: FaceMesh; readonly segmentation: Segmentation } {
  const points: Point[] = Array.from({ length: 478 }, () => ({ x: FACE.x * scale, y: FACE.y * scale }));
  for (const [i, index] of FACE_OVAL.entries()) {
    const angle = (i / FACE_OVAL.length) * 2 * Math.PI;
    points[index] = {
      x: (FACE.x + FACE.halfWidth * Math.sin(angle)) * scale,
      y: (FACE.y - FACE.halfHeight * Math.cos(angle)) * scale,
    };
  }
  const classAt = (x: number, y: number) => (isHair(x, y) ? 'hair' : isSkin(x, y) ? 'faceSkin' : 'background');
  return {
    mesh: { points, presence: 1 } as unknown as FaceMesh,
    segmentation: segmented(SIZE, classAt, { side: SIZE * scale }),
  };
}
