import { boundsOf, type ClassMap } from './class-map.ts';
import type { FaceMesh } from './face-mesh.ts';
import { FACE_OVAL } from './face-zones.ts';
import type { Picture, Point } from './image.ts';
import { distance, forPixelsInside } from './polygon.ts';
import type { Segmentation } from './segment.ts';
import { measureSwatch, type Swatch } from './swatch.ts';

export interface HairMeasurement {
  /** All hair that is sure to be hair. */
  readonly whole: Swatch | null;
  /** Near the scalp: natural colour grows in here first. */
  readonly roots: Swatch | null;
  /** Below the eyes, when hair is that long. */
  readonly lengths: Swatch | null;
  /** Hair and headwear area over face area. */
  readonly hairShare: number;
  readonly headwearShare: number;
}

const SURE = 0.9;

export function measureHair(
  picture: Picture,
  mesh: FaceMesh,
  classes: ClassMap,
  segmentation: Segmentation,
): HairMeasurement {
  const { width, height, data } = picture;
  const { x0, x1, y0, y1 } = boundsOf(picture, segmentation);
  const point = (index: number) => mesh.points[index] as Point;
  const [top, chin] = [point(10), point(152)];
  const tall = distance(top, chin);
  const down = { x: (chin.x - top.x) / tall, y: (chin.y - top.y) / tall };

  const whole: number[] = [];
  const roots: number[] = [];
  const lengths: number[] = [];
  let hair = 0;
  let covered = 0;
  // Every other pixel in both directions is plenty for an average over a head of hair.
  for (let y = y0; y <= y1; y += 2) {
    for (let x = x0; x <= x1; x += 2) {
      const sure = classes.probability('hair', x, y);
      // 0 at the top of the face, 1 at the chin.
      const depth = ((x - top.x) * down.x + (y - top.y) * down.y) / tall;
      if (depth < 0.35 && classes.probability('other', x, y) > 0.6) covered += 1;
      if (sure < 0.5) continue;
      hair += 1;
      if (sure < SURE) continue;
      const offset = (y * width + x) * 3;
      whole.push(offset);
      if (depth < 0.08 && depth > -0.35) roots.push(offset);
      else if (depth > 0.45) lengths.push(offset);
    }
  }
  let face = 0;
  const oval = FACE_OVAL.map(point);
  forPixelsInside(oval, width, height, () => {
    face += 1;
  });
  const trim = { from: 0.15, to: 0.8 };
  return {
    whole: measureSwatch(data, whole, trim, 60),
    roots: measureSwatch(data, roots, trim, 60),
    lengths: measureSwatch(data, lengths, trim, 60),
    hairShare: (hair * 4) / Math.max(1, face),
    headwearShare: (covered * 4) / Math.max(1, face),
  };
}
