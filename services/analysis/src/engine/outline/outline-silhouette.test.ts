import { describe, expect, it } from 'vitest';
import type { FaceMesh } from '../find/face-mesh.ts';
import { FACE_OVAL, LIPS_OUTER } from '../find/face-zones.ts';
import type { SegmentClass } from '../find/segment.ts';
import type { Point } from '../picture/picture.ts';
import { segmented } from '../testing/segmented.ts';
import { outlineSilhouettes } from './outline-silhouette.ts';

const SIZE = 192;
const FACE = { x: 96, y: 90, halfWidth: 38, halfHeight: 48 };
const CHIN = FACE.y + FACE.halfHeight;
const MOUTH = { x: 96, y: 116, halfWidth: 18, halfHeight: 6 };

const onEllipse = (share: number, at: typeof FACE): Point => ({
  x: at.x + at.halfWidth * Math.sin(share * 2 * Math.PI),
  y: at.y - at.halfHeight * Math.cos(share * 2 * Math.PI),
});

function drawnMesh(): FaceMesh {
  const points: Point[] = Array.from({ length: 478 }, () => ({ x: FACE.x, y: FACE.y }));
  for (const [i, index] of FACE_OVAL.entries()) points[index] = onEllipse(i / FACE_OVAL.length, FACE);
  for (const [i, index] of LIPS_OUTER.entries()) points[index] = onEllipse(i / LIPS_OUTER.length, MOUTH);
  return { points, presence: 1 } as unknown as FaceMesh;
}

const inFace = (x: number, y: number): boolean =>
  ((x - FACE.x) / FACE.halfWidth) ** 2 + ((y - FACE.y) / FACE.halfHeight) ** 2 < 1;
const besideNeck = (x: number, y: number): boolean => y > CHIN && Math.abs(x - FACE.x) < 22;

/** The lowest point of the face outline, in pixels. */
function lowestOfFace(classAt: (x: number, y: number) => SegmentClass): number {
  const picture = { width: SIZE, height: SIZE };
  const silhouettes = outlineSilhouettes(picture, drawnMesh(), segmented(SIZE, classAt));
  const face = silhouettes.find(({ feature }) => feature === 'face');
  return Math.max(...(face?.lines.flat() ?? []).map(([, y]) => y * SIZE));
}

describe('the face outline', () => {
  it('ends at the chin', () => {
    const lowest = lowestOfFace((x, y) => (inFace(x, y) ? 'faceSkin' : besideNeck(x, y) ? 'bodySkin' : 'background'));
    expect(Math.abs(lowest - CHIN)).toBeLessThan(5);
  });

  it('ends at the chin even if the neck looks like the face', () => {
    const lowest = lowestOfFace((x, y) => (inFace(x, y) || besideNeck(x, y) ? 'faceSkin' : 'background'));
    expect(lowest - CHIN).toBeLessThan(10);
  });

  it('includes a beard', () => {
    const beard = (x: number, y: number) => y > MOUTH.y + 12 && y < CHIN + 20 && Math.abs(x - FACE.x) < 20;
    const lowest = lowestOfFace((x, y) => (beard(x, y) ? 'hair' : inFace(x, y) ? 'faceSkin' : 'background'));
    expect(lowest - CHIN).toBeGreaterThan(15);
  });

  it('excludes hair next to the neck', () => {
    const falls = (x: number, y: number) => !inFace(x, y) && x > FACE.x + 14 && x < FACE.x + 60 && y > 60;
    const lowest = lowestOfFace((x, y) => {
      if (falls(x, y)) return 'hair';
      return inFace(x, y) ? 'faceSkin' : besideNeck(x, y) ? 'bodySkin' : 'background';
    });
    expect(lowest - CHIN).toBeLessThan(10);
  });
});
