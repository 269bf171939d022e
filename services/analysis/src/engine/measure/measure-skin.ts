import { SKIN_ZONES, type SkinZoneName } from '@trueseason/contracts';
import {
  CHANNEL,
  type ClassGrid,
  type FaceMesh,
  LIPS_INNER,
  LIPS_OUTER,
  landmark,
  landmarks,
  middleLine,
  ZONES,
} from '../find/index.ts';
import { distance, forRunsInside, maskOf, type Picture, type Point } from '../picture/index.ts';
import { skinMaterial } from './clipping.ts';
import { everyNth, measureSwatch, type Swatch } from './swatch.ts';

/** Minimum probability of skin, away from hair, glasses and beard edges. */
export const SURE_SKIN = 0.8;
/** Quantiles without shadow, pores and shine; brighter pixels also clip first. */
const SKIN_TRIM = { from: 0.12, to: 0.5 };

/** A zone's outline and its pixels segmented as skin. */
export const zoneOutline = (mesh: FaceMesh, zone: SkinZoneName): { outline: Point[]; kind: 'faceSkin' | 'bodySkin' } =>
  zone === 'neck'
    ? { outline: neckOutline(mesh), kind: 'bodySkin' }
    : { outline: landmarks(mesh, ZONES[zone]), kind: 'faceSkin' };

export function measureSkinZones(
  { width, height, data }: Picture,
  mesh: FaceMesh,
  classes: ClassGrid,
): Partial<Record<SkinZoneName, Swatch>> {
  const { probabilities } = classes;
  const gather = (zone: SkinZoneName): number[] => {
    const { outline, kind } = zoneOutline(mesh, zone);
    const channel = CHANNEL[kind];
    const offsets: number[] = [];
    let total = 0;
    forRunsInside(outline, width, height, (y, from, to) => {
      total += to - from + 1;
      for (let x = from; x <= to; x++) {
        const cell = classes.cellAt(x, y);
        if (cell >= 0 && (probabilities[cell + channel] ?? 0) >= SURE_SKIN) offsets.push((y * width + x) * 3);
      }
    });
    // Ignore a mostly covered zone (fringe, beard, mask) instead of trusting its edge pixels.
    return offsets.length >= Math.max(40, total * 0.25) ? offsets : [];
  };
  const gathered = SKIN_ZONES.map((zone) => ({ zone, offsets: gather(zone) }));
  const sample = gathered.flatMap(({ offsets }) => everyNth(offsets, 8));
  const material = skinMaterial(data, sample);
  return Object.fromEntries(
    gathered.flatMap(({ zone, offsets }) => {
      const swatch = measureSwatch(data, offsets, SKIN_TRIM, 20, material);
      return swatch ? [[zone, swatch]] : [];
    }),
  );
}

/** A patch below the chin, slightly wider than the mouth. */
function neckOutline(mesh: FaceMesh): Point[] {
  const [top, chin] = middleLine(mesh);
  const leftHalf = landmark(mesh, 61);
  const right = landmark(mesh, 291);
  const down = { x: (chin.x - top.x) / distance(chin, top), y: (chin.y - top.y) / distance(chin, top) };
  const across = { x: -down.y, y: down.x };
  const height = distance(top, chin);
  const half = distance(leftHalf, right) * 0.8;
  const corner = (side: number, depth: number): Point => ({
    x: chin.x + across.x * half * side + down.x * height * depth,
    y: chin.y + across.y * half * side + down.y * height * depth,
  });
  return [corner(-1, 0.1), corner(1, 0.1), corner(1, 0.35), corner(-1, 0.35)];
}

/** The lips, and each half of them: something before the mouth covers one half more. */
export function measureLips(picture: Picture, mesh: FaceMesh) {
  const { width, height, data } = picture;
  const open = maskOf(landmarks(mesh, LIPS_INNER), width, height);
  const [top, chin] = middleLine(mesh);
  const offsets: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  forRunsInside(landmarks(mesh, LIPS_OUTER), width, height, (y, from, to) => {
    const middle = top.x + ((chin.x - top.x) * (y - top.y)) / (chin.y - top.y);
    for (let x = from; x <= to; x++) {
      if (open[y * width + x]) continue;
      const offset = (y * width + x) * 3;
      offsets.push(offset);
      (x < middle ? left : right).push(offset);
    }
  });
  const swatch = (half: readonly number[], fewest: number) =>
    measureSwatch(data, half, { from: 0.2, to: 0.75 }, fewest);
  const lipHalves: readonly [Swatch | null, Swatch | null] = [swatch(left, 15), swatch(right, 15)];
  return { lips: swatch(offsets, 30), lipHalves };
}
