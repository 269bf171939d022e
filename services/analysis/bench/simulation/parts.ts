import { decodePhoto } from '../../src/engine/decode/index.ts';
import {
  classMap,
  detectFaces,
  EYES,
  FACE_OVAL,
  fitFaceMesh,
  LIPS_INNER,
  LIPS_OUTER,
  landmarks,
  segmentHead,
} from '../../src/engine/find/index.ts';
import type { Models } from '../../src/engine/models.ts';
import { forPixelsInside, type Point } from '../../src/engine/picture/index.ts';

export const PARTS = ['skin', 'face', 'hair', 'lips', 'brows', 'eyes', 'clothes'] as const;
export type Part = (typeof PARTS)[number];

/** Masks of a head's parts, 0..1 per pixel, and the face box. */
export interface Parts {
  readonly masks: Readonly<Record<Part, Float32Array>>;
  readonly face: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly points: readonly Point[];
}

/** Undefined if no face is found. */
export async function findParts(photo: Buffer, models: Models): Promise<Parts | undefined> {
  const picture = await decodePhoto(photo);
  const { width, height } = picture;
  const [found] = await detectFaces(picture, models.detector);
  if (!found) return undefined;
  const mesh = await fitFaceMesh(picture, found, models.mesh);
  const classes = classMap(await segmentHead(picture, mesh, models.segmenter));
  const outline = (indices: readonly number[]) => landmarks(mesh, indices);
  const masks = Object.fromEntries(PARTS.map((part) => [part, new Float32Array(width * height)])) as Record<
    Part,
    Float32Array
  >;
  const fill = (part: Part, polygon: readonly Point[], value: number) =>
    forPixelsInside(polygon, width, height, (x, y) => {
      masks[part][y * width + x] = value;
    });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      masks.skin[i] = classes.probability('faceSkin', x, y) + classes.probability('bodySkin', x, y);
      masks.hair[i] = classes.probability('hair', x, y);
      masks.clothes[i] = classes.probability('clothes', x, y);
    }
  }
  fill('face', outline(FACE_OVAL), 1);
  fill('lips', outline(LIPS_OUTER), 1);
  fill('lips', outline(LIPS_INNER), 0);
  for (const eye of EYES) {
    fill('eyes', outline(eye.outline), 1);
    fill('brows', outline(eye.brow), 1);
  }
  for (let i = 0; i < width * height; i++) {
    const apart = masks.eyes[i] || masks.lips[i];
    if (apart) masks.skin[i] = 0;
    masks.face[i] = (masks.face[i] as number) * (masks.skin[i] as number);
    masks.brows[i] = (masks.brows[i] as number) * (1 - (masks.hair[i] as number));
  }
  const [xs, ys] = [outline(FACE_OVAL).map((p) => p.x), outline(FACE_OVAL).map((p) => p.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    masks,
    points: mesh.points,
    face: { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
  };
}
