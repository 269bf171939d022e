import {
  type Feature,
  type OutlinePoint,
  type PhotoOutline,
  SKIN_ZONES,
  type SkinZoneName,
} from '@trueseason/contracts';
import { type Lab, labToHex } from '@trueseason/style/color';
import { classMap, EYES, type FaceMesh, LIPS_INNER, LIPS_OUTER, landmarks, type Segmented } from '../find/index.ts';
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
  DISPLAYED_SEPARATELY,
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
  UPPER_FACE,
  zoneOutline,
} from '../measure/index.ts';
import { type Picture, type Point, polygonArea, shrink } from '../picture/index.ts';
import { bareBrow } from './bare-brow.ts';
import { bandAround, reach } from './eye-band.ts';
import { hairLines } from './outline-hair.ts';
import { seenEdges } from './seen-edges.ts';
import { skinLines } from './skin-lines.ts';

/** A measured region: a `PhotoOutline` before light correction. */
export type Region = Omit<PhotoOutline, 'hex'>;

/** The segmenter is never certain about thin rims. */
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
  readonly segmentation: Segmented;
  readonly readings: Readings;
  /** A wider segmentation, if hair extends beyond the head's square. */
  readonly further?: Segmented | undefined;
}

/** Outlines of everything that a photo's readings use. */
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
  if (features.hair) add('hair', hairLines(further ?? segmentation, mesh, segmentation.square.side));
  if (features.brows) add('brows', brows);
  if (features.lips) add('lips', [points(LIPS_OUTER), points(LIPS_INNER)]);
  if (features.iris) add('iris', eyes.filter(({ iris }) => iris).flatMap(irisLines));
  if (features.sclera && !isUnreadable(features.sclera))
    add('sclera', eyes.filter(({ sclera }) => sclera).flatMap(scleraLines));
  return regions;
}

/**
 * Gives each region its measured color with the light's cast removed. Brightness stays as photographed, so a swatch can
 * be compared with the picture; skin is read below its shine, and its zones are shifted together to the evenly lit face
 * and by `drawn`. Regions not visible enough to display have no color; displayed colors are limited to plausible ones.
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
    const apart = DISPLAYED_SEPARATELY.find((feature) => feature === region.feature);
    const displayedColor = apart && readings.displayed?.[apart];
    if (displayedColor === null) return [{ ...region, hex: null }];
    const color = displayedColor ?? reading.color;
    const [tint, warmth, depth] = region.feature === 'skin' ? triple((d) => color[d] + lift[d] + drawn[d]) : color;
    const lab = labOf([tint - light[0], warmth - light[1], depth]);
    // Clipped: not skin color.
    if (region.feature === 'skin' && lab[0] > BLOWN_OUT) return [{ ...region, hex: null }];
    return [{ ...region, hex: labToHex(BELIEVABLE[region.feature]?.(lab) ?? lab) }];
  });
}

/** Maximum L* of skin. */
const BLOWN_OUT = 93;

/** Log darkness against cheeks and forehead that marks a beard, segmented as skin, or deep shade. */
const COVERED = 0.9;

/** Zones with bare skin like the upper face: no beard and no shaded neck, since zones are lifted together. */
function bareZones({ zones }: Readings): readonly SkinZoneName[] {
  const depthsOf = (names: readonly SkinZoneName[]) => names.flatMap((zone) => zones[zone]?.color[2] ?? []);
  const upper = depthsOf(UPPER_FACE).sort((a, b) => a - b);
  const usual = upper[Math.floor(upper.length / 2)] ?? Number.NEGATIVE_INFINITY;
  return SKIN_ZONES.filter((zone) => {
    const depth = zones[zone]?.color[2];
    return depth !== undefined && (UPPER_FACE.includes(zone) || depth > usual - COVERED);
  });
}

/** Difference of the evenly lit face from the mean of its bare zones: lighter, with less chroma than in shade. */
function liftOfSkin({ zones, tones, displayed }: Readings, bare: readonly SkinZoneName[]): LogColor {
  const zoneColors = bare.flatMap((zone) => (zones[zone] ? [zones[zone].color] : []));
  const mean = meanOf(zoneColors);
  if (tones?.face === undefined || zoneColors.length === 0) return [0, 0, 0];
  const [tint, warmth] = displayed?.skin ?? mean;
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

/** In shares of the picture, clipped to it. Empty if outside. */
export function frameLine(
  line: readonly Point[],
  { width, height }: Pick<Picture, 'width' | 'height'>,
): OutlinePoint[] {
  const share = (value: number) => Number(Math.max(0, Math.min(1, value)).toFixed(4));
  const shares = line.map(({ x, y }): OutlinePoint => [share(x / width), share(y / height)]);
  return polygonArea(shares.map(([x, y]) => ({ x, y }))) > 0 ? shares : [];
}
