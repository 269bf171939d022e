import type { SkinZoneName } from '@trueseason/contracts';
import { classMap, type FaceMesh, type Segmentation } from '../find/index.ts';
import { type LogColor, meanOf, toLogColor } from '../math/index.ts';
import type { Picture } from '../picture/index.ts';
import { facePixels } from './face-pixels.ts';
import { findPaper } from './find-paper.ts';
import { type Beard, measureBeard } from './measure-beard.ts';
import { brightestCloth } from './measure-clothes.ts';
import { type EyeMeasurement, measureEyes } from './measure-eyes.ts';
import { type HairMeasurement, measureHair } from './measure-hair.ts';
import { measureLips, measureSkinZones } from './measure-skin.ts';
import { measureTones } from './measure-tones.ts';
import type { Reading, Tones } from './readings.ts';
import { type SeenBrow, seenBrows } from './seen-brow.ts';
import { seenSkin } from './seen-skin.ts';
import type { Swatch } from './swatch.ts';

/** All measurements of one photo, before light correction. */
export interface PhotoMeasurement {
  readonly zones: Partial<Record<SkinZoneName, Swatch>>;
  /** Displayed skin color. */
  readonly skin: Swatch | null;
  readonly lips: Swatch | null;
  /** The left and right half of the lips. */
  readonly lipHalves: readonly [Swatch | null, Swatch | null];
  readonly eyes: readonly EyeMeasurement[];
  /** Displayed brow color, one per eye. */
  readonly brows: readonly SeenBrow[];
  readonly hair: HairMeasurement;
  readonly beard: Beard | null;
  /** Linear green of the brightest cloth, 0..1. */
  readonly cloth: number | null;
  readonly tones: Tones;
  /** A sheet of white paper next to the face. */
  readonly paper?: Reading | undefined;
}

export function measurePhoto(picture: Picture, mesh: FaceMesh, segmentation: Segmentation): PhotoMeasurement {
  const classes = classMap(segmentation);
  const beard = measureBeard(picture, mesh, classes);
  const zones = withoutBeard(measureSkinZones(picture, mesh, classes), beard);
  const face = facePixels(picture, mesh, classes);
  const tones = measureTones(picture, mesh, classes, face);
  const skin = litSkin(zones, tones);
  const hair = measureHair(picture, mesh, segmentation);
  return {
    zones,
    skin: seenSkin(picture.data, face),
    ...measureLips(picture, mesh),
    eyes: measureEyes(picture, mesh, classes),
    brows: seenBrows(picture, mesh, classes, { zones, hair }),
    hair,
    beard,
    cloth: brightestCloth(picture, mesh, segmentation),
    tones,
    paper: skin && findPaper(picture, mesh, classes, skin),
  };
}

/** The zones without those that a beard covers, unless these are all. */
function withoutBeard(zones: PhotoMeasurement['zones'], beard: Beard | null): PhotoMeasurement['zones'] {
  if (beard?.kind !== 'beard') return zones;
  const { chin: _, jawLeft: __, jawRight: ___, ...others } = zones;
  return Object.keys(others).length > 0 ? others : zones;
}

/** The lit face as photographed: mean tint and warmth of the zones at the evenly lit depth. */
function litSkin(zones: PhotoMeasurement['zones'], { face }: Tones): LogColor | undefined {
  const zoneColors = Object.values(zones).map(({ linear }) => toLogColor(linear));
  if (zoneColors.length === 0 || face === undefined) return undefined;
  const [tint, warmth] = meanOf(zoneColors);
  return [tint, warmth, face];
}
