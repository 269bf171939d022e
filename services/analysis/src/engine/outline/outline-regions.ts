import { type Lab, labToHex } from '@trueseason/color';
import {
  type Feature,
  type OutlinePoint,
  type PhotoOutline,
  SKIN_ZONES,
  type SkinZoneName,
} from '@trueseason/contracts';
import { classMap, EYES, type FaceMesh, LIPS_INNER, LIPS_OUTER, landmarks, type Segmentation } from '../find/index.ts';
import {
  believableBrows,
  believableHair,
  believableIris,
  type LogColor,
  labOf,
  meanOf,
  triple,
} from '../math/index.ts';
import {
  type EyeMeasurement,
  IRIS_FROM,
  IRIS_TO,
  isLaidOver,
  isUnreadable,
  LID_CLEARANCE,
  type PhotoMeasurement,
  type Readings,
  SCLERA_FROM,
  SURE_SKIN,
  TOLD_APART,
  UPPER_FACE,
  zoneOutline,
} from '../measure/index.ts';
import { type Picture, type Point, polygonArea, shrink } from '../picture/index.ts';
import { bareBrow } from './bare-brow.ts';
import { bandAround, reach } from './eye-band.ts';
import { hairLines } from './outline-hair.ts';
import { seenEdges } from './seen-edges.ts';
import { skinLines } from './skin-lines.ts';

/** Where on a photo something was read; the same as a `PhotoOutline` before the light is known. */
export type Region = Omit<PhotoOutline, 'hex'>;

/** Thin rims are never sure to the segmenter. */
const LIKELY_FRAME = 0.2;

const BELIEVABLE: Readonly<Partial<Record<Feature, (lab: Lab) => Lab>>> = {
  hair: believableHair,
  iris: believableIris,
  brows: believableBrows,
};

interface Seen {
  readonly picture: Picture;
  readonly mesh: FaceMesh;
  readonly measurement: Pick<PhotoMeasurement, 'eyes' | 'brows'>;
  readonly segmentation: Segmentation;
  readonly readings: Readings;
  /** Seen further around the head, where its hair goes beyond what was segmented. */
  readonly further?: Segmentation | undefined;
}

/** The outlines of everything that a photo's readings rest on. */
export function outlineRegions({ picture, mesh, measurement, segmentation, readings, further }: Seen): Region[] {
  const points = (indices: readonly number[]) => landmarks(mesh, indices);
  const regions: Region[] = [];
  const add = (feature: Feature, lines: readonly (readonly Point[])[], zone: SkinZoneName | null = null) => {
    const framed = lines.map((line) => frameLine(line, picture)).filter((line) => line.length >= 3);
    if (framed.length > 0) regions.push({ feature, zone, lines: framed });
  };
  const classes = classMap(segmentation);
  for (const zone of SKIN_ZONES.filter((name) => readings.zones[name])) {
    const { outline, kind } = zoneOutline(mesh, zone);
    const isSkin = (x: number, y: number) => classes.probability(kind, x, y) >= SURE_SKIN;
    const isFrame = (x: number, y: number) => kind === 'faceSkin' && classes.probability('other', x, y) >= LIKELY_FRAME;
    add('skin', skinLines(outline, isSkin, isFrame), zone);
  }
  const { features } = readings;
  const { eyes } = measurement;
  const isBare = (x: number, y: number) => !isLaidOver(classes, x, y);
  const brows = EYES.filter((_, i) => eyes[i]?.brow && !measurement.brows[i]?.covered).map((eye) =>
    bareBrow(mesh, eye, seenEdges(picture, mesh, eye, isBare), isBare),
  );
  if (features.hair) add('hair', hairLines(further ?? segmentation, mesh, segmentation.square.side, picture));
  if (features.brows) add('brows', brows);
  if (features.lips) add('lips', [points(LIPS_OUTER), points(LIPS_INNER)]);
  if (features.iris) add('iris', eyes.filter(({ iris }) => iris).flatMap(irisLines));
  if (features.sclera && !isUnreadable(features.sclera))
    add('sclera', eyes.filter(({ sclera }) => sclera).flatMap(scleraLines));
  return regions;
}

/**
 * Gives each region the color that was read there, with the cast of the photo's light taken out. Its brightness
 * stays as photographed, so that a swatch can be compared with the picture beside it; skin is read below its shine, and
 * its places are moved together to what the evenly lit face shows, and by as much as the skin that is told was `drawn`.
 * What was found and not made out well enough to be told has none; what is told is held to colors that it can have, here
 * as well.
 */
export function colorRegions(
  regions: readonly Region[],
  readings: Readings,
  light: LogColor,
  drawn: LogColor = [0, 0, 0],
): PhotoOutline[] {
  const bare = bareZones(readings);
  const lift = liftOfSkin(readings, bare);
  return regions.flatMap((region): PhotoOutline[] => {
    const reading =
      region.feature === 'skin' ? region.zone && readings.zones[region.zone] : readings.features[region.feature];
    if (!reading) return [];
    if (region.zone && !bare.includes(region.zone)) return [{ ...region, hex: null }];
    const apart = TOLD_APART.find((feature) => feature === region.feature);
    const told = apart && readings.told?.[apart];
    if (told === null) return [{ ...region, hex: null }];
    const color = told ?? reading.color;
    const [tint, warmth, depth] = region.feature === 'skin' ? triple((d) => color[d] + lift[d] + drawn[d]) : color;
    const lab = labOf([tint - light[0], warmth - light[1], depth]);
    // Where the camera held no more light, it saw no skin.
    if (region.feature === 'skin' && lab[0] > BLOWN_OUT) return [{ ...region, hex: null }];
    return [{ ...region, hex: labToHex(BELIEVABLE[region.feature]?.(lab) ?? lab) }];
  });
}

/** L* that no skin has in a picture that holds it. */
const BLOWN_OUT = 93;

/** Less light than this (log) beside cheeks and forehead: a beard, which is segmented as skin, or deep shade. */
const COVERED = 0.9;

/**
 * Places that show skin as the upper face does; the others say next to nothing of it. Nobody's beard is shown as skin, and a
 * neck in the shade of the chin would make all else too light: places are lifted together.
 */
function bareZones({ zones }: Readings): readonly SkinZoneName[] {
  const depthsOf = (names: readonly SkinZoneName[]) => names.flatMap((zone) => zones[zone]?.color[2] ?? []);
  const upper = depthsOf(UPPER_FACE).sort((a, b) => a - b);
  const usual = upper[Math.floor(upper.length / 2)] ?? Number.NEGATIVE_INFINITY;
  return SKIN_ZONES.filter((zone) => {
    const depth = zones[zone]?.color[2];
    return depth !== undefined && (UPPER_FACE.includes(zone) || depth > usual - COVERED);
  });
}

/** How the evenly lit face lies from its bare places on average: lighter, and with less color than they have in shade. */
function liftOfSkin({ zones, tones, told }: Readings, bare: readonly SkinZoneName[]): LogColor {
  const seen = bare.flatMap((zone) => (zones[zone] ? [zones[zone].color] : []));
  const mean = meanOf(seen);
  if (tones?.face === undefined || seen.length === 0) return [0, 0, 0];
  const [tint, warmth] = told?.skin ?? mean;
  return [tint - mean[0], warmth - mean[1], tones.face - mean[2]];
}

const opening = ({ outline }: EyeMeasurement): Point[] => shrink(outline, LID_CLEARANCE);

function irisLines(eye: EyeMeasurement): Point[][] {
  const lids = opening(eye);
  const edge = (angle: number) => Math.min(IRIS_TO * eye.irisRadius, reach(lids, eye.irisCenter, angle));
  return bandAround(eye.irisCenter, () => IRIS_FROM * eye.irisRadius, edge);
}

function scleraLines(eye: EyeMeasurement): Point[][] {
  const lids = opening(eye);
  return bandAround(
    eye.irisCenter,
    () => SCLERA_FROM * eye.irisRadius,
    (angle) => reach(lids, eye.irisCenter, angle),
  );
}

/** In shares of the picture, cut off at its edges. Empty when nothing of it lies in the picture. */
export function frameLine(
  line: readonly Point[],
  { width, height }: Pick<Picture, 'width' | 'height'>,
): OutlinePoint[] {
  const share = (value: number) => Number(Math.max(0, Math.min(1, value)).toFixed(4));
  const shares = line.map(({ x, y }): OutlinePoint => [share(x / width), share(y / height)]);
  return polygonArea(shares.map(([x, y]) => ({ x, y }))) > 0 ? shares : [];
}
