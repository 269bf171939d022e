import { labToHex } from '@trueseason/color';
import type { Feature, OutlinePoint, PhotoOutline } from '@trueseason/contracts';
import { labOf } from './describe-features.ts';
import { bandAround, reach } from './eye-band.ts';
import type { FaceMesh } from './face-mesh.ts';
import { EYES, LIPS_INNER, LIPS_OUTER, ZONES } from './face-zones.ts';
import { at, fromSquare, type Picture, type Point } from './image.ts';
import { DIMENSIONS, type LogColor } from './log-chroma.ts';
import { type EyeMeasurement, IRIS_FROM, IRIS_TO, LID_CLEARANCE, SCLERA_FROM } from './measure-eyes.ts';
import { SURE_HAIR } from './measure-hair.ts';
import type { PhotoMeasurement } from './measure-photo.ts';
import { neckOutline, type SkinZone } from './measure-skin.ts';
import { polygonArea, shrink } from './polygon.ts';
import type { Readings } from './readings.ts';
import { SEGMENT_CLASSES, type Segmentation } from './segment.ts';
import { traceMask } from './trace-mask.ts';

/** Where on a photo something was read; the same as a `PhotoOutline` before the light is known. */
export type Region = Omit<PhotoOutline, 'hex'>;

const HAIR = SEGMENT_CLASSES.indexOf('hair');
/** Cells across the traced hair: fine enough for a line over a photo on a phone. */
const HAIR_CELLS = 64;
/** Smaller tufts than this share of the head's square are not outlined. */
const LEAST_HAIR = 0.002;

interface Seen {
  readonly picture: Pick<Picture, 'width' | 'height'>;
  readonly mesh: FaceMesh;
  readonly measurement: Pick<PhotoMeasurement, 'eyes'>;
  readonly segmentation: Segmentation;
  readonly readings: Readings;
}

/** The outlines of everything that a photo's readings rest on. */
export function outlineRegions({ picture, mesh, measurement, segmentation, readings }: Seen): Region[] {
  const points = (indices: readonly number[]) => indices.map((index) => mesh.points[index] as Point);
  const regions: Region[] = [];
  const add = (feature: Feature, lines: readonly (readonly Point[])[], zone: SkinZone | null = null) => {
    const framed = lines.map((line) => frame(line, picture)).filter((line) => line.length >= 3);
    if (framed.length > 0) regions.push({ feature, zone, lines: framed });
  };
  for (const zone of Object.keys(readings.zones) as SkinZone[]) {
    add('skin', [zone === 'neck' ? neckOutline(mesh) : points(ZONES[zone])], zone);
  }
  const { features } = readings;
  const { eyes } = measurement;
  const brows = EYES.filter((_, i) => eyes[i]?.brow).map(({ brow }) => points(brow));
  if (features.hair) add('hair', hairLines(segmentation));
  if (features.brows) add('brows', brows);
  if (features.lips) add('lips', [points(LIPS_OUTER), points(LIPS_INNER)]);
  if (features.iris) add('iris', eyes.filter(({ iris }) => iris).flatMap(irisLines));
  if (features.sclera) add('sclera', eyes.filter(({ sclera }) => sclera).flatMap(scleraLines));
  return regions;
}

/** Gives each region the color that was read there, with the photo's own light taken out. */
export function colorRegions(regions: readonly Region[], readings: Readings, light: LogColor): PhotoOutline[] {
  return regions.flatMap((region) => {
    const reading =
      region.feature === 'skin' ? region.zone && readings.zones[region.zone] : readings.features[region.feature];
    if (!reading) return [];
    const own = DIMENSIONS.map((d) => reading.color[d] - light[d]) as unknown as LogColor;
    return [{ ...region, hex: labToHex(labOf(own)) }];
  });
}

const opening = ({ outline }: EyeMeasurement): Point[] => shrink(outline, LID_CLEARANCE);

function irisLines(eye: EyeMeasurement): Point[][] {
  const lids = opening(eye);
  const edge = (angle: number) => Math.min(IRIS_TO * eye.irisRadius, reach(lids, eye.irisCentre, angle));
  return bandAround(eye.irisCentre, () => IRIS_FROM * eye.irisRadius, edge);
}

function scleraLines(eye: EyeMeasurement): Point[][] {
  const lids = opening(eye);
  return bandAround(
    eye.irisCentre,
    () => SCLERA_FROM * eye.irisRadius,
    (angle) => reach(lids, eye.irisCentre, angle),
  );
}

function hairLines({ square, size, probabilities }: Segmentation): Point[][] {
  const step = size / HAIR_CELLS;
  const sure = (x: number, y: number) => {
    const cell = Math.floor((y + 0.5) * step) * size + Math.floor((x + 0.5) * step);
    return at(probabilities, cell * SEGMENT_CLASSES.length + HAIR) >= SURE_HAIR;
  };
  return traceMask(sure, HAIR_CELLS, 0.75)
    .filter((line) => polygonArea(line) > LEAST_HAIR * HAIR_CELLS ** 2)
    .map((line) => line.map(({ x, y }) => fromSquare(square, x / HAIR_CELLS, y / HAIR_CELLS)));
}

/** In shares of the picture, cut off at its edges. Empty when nothing of it lies in the picture. */
function frame(line: readonly Point[], { width, height }: Pick<Picture, 'width' | 'height'>): OutlinePoint[] {
  const share = (value: number) => Number(Math.max(0, Math.min(1, value)).toFixed(4));
  const shares = line.map(({ x, y }): OutlinePoint => [share(x / width), share(y / height)]);
  return polygonArea(shares.map(([x, y]) => ({ x, y }))) > 0 ? shares : [];
}
