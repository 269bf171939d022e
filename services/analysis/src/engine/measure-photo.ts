import { classMap } from './class-map.ts';
import type { FaceMesh } from './face-mesh.ts';
import type { Picture } from './image.ts';
import { brightestCloth } from './measure-clothes.ts';
import { type EyeMeasurement, measureEyes } from './measure-eyes.ts';
import { type HairMeasurement, measureHair } from './measure-hair.ts';
import { measureLips, measureSkinZones, type SkinZone } from './measure-skin.ts';
import type { Segmentation } from './segment.ts';
import type { Swatch } from './swatch.ts';

/** Everything read from one photo, still as its light coloured it. */
export interface PhotoMeasurement {
  readonly zones: Partial<Record<SkinZone, Swatch>>;
  readonly lips: Swatch | null;
  readonly eyes: readonly EyeMeasurement[];
  readonly hair: HairMeasurement;
  /** Linear green of the brightest cloth, 0..1. */
  readonly cloth: number | null;
}

export function measurePhoto(picture: Picture, mesh: FaceMesh, segmentation: Segmentation): PhotoMeasurement {
  const classes = classMap(segmentation);
  return {
    zones: measureSkinZones(picture, mesh, classes),
    lips: measureLips(picture, mesh),
    eyes: measureEyes(picture, mesh),
    hair: measureHair(picture, mesh, segmentation),
    cloth: brightestCloth(picture, mesh, segmentation),
  };
}
