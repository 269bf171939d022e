import { kinOf } from './burnt-out.ts';
import type { ClassMap } from './class-map.ts';
import type { FaceMesh } from './face-mesh.ts';
import { LIPS_INNER, LIPS_OUTER, ZONES } from './face-zones.ts';
import type { Picture, Point } from './image.ts';
import { distance, forPixelsInside } from './polygon.ts';
import { measureSwatch, type Swatch } from './swatch.ts';

export type SkinZone = keyof typeof ZONES | 'neck';

/** Sure enough to be skin, away from hair, glasses and beard edges. */
export const SURE_SKIN = 0.8;
/** Shadow and pores lie below, shine above; the brighter part is also the first to burn out. */
const SKIN_TRIM = { from: 0.12, to: 0.5 };

export function measureSkinZones(
  picture: Picture,
  mesh: FaceMesh,
  classes: ClassMap,
): Partial<Record<SkinZone, Swatch>> {
  const { width, height, data } = picture;
  const gather = (outline: readonly Point[], kind: 'faceSkin' | 'bodySkin'): number[] => {
    const offsets: number[] = [];
    let all = 0;
    forPixelsInside(outline, width, height, (x, y) => {
      all += 1;
      if (classes.probability(kind, x, y) >= SURE_SKIN) offsets.push((y * width + x) * 3);
    });
    // A zone that is mostly covered (fringe, beard, mask) is not trusted for its remaining edge pixels.
    return offsets.length >= Math.max(40, all * 0.25) ? offsets : [];
  };
  const gathered = Object.entries(ZONES).map(([name, indices]): [SkinZone, number[]] => [
    name as SkinZone,
    gather(
      indices.map((index) => mesh.points[index] as Point),
      'faceSkin',
    ),
  ]);
  gathered.push(['neck', gather(neckOutline(mesh), 'bodySkin')]);
  const kin = kinOf(
    data,
    gathered.flatMap(([, offsets]) => offsets.filter((_, k) => k % 8 === 0)),
  );
  return Object.fromEntries(
    gathered.flatMap(([name, offsets]) => {
      const swatch = measureSwatch(data, offsets, SKIN_TRIM, 20, kin);
      return swatch ? [[name, swatch]] : [];
    }),
  );
}

/** A patch below the chin as wide as the mouth and a little beyond. */
export function neckOutline(mesh: FaceMesh): Point[] {
  const [top, chin, left, right] = [10, 152, 61, 291].map((i) => mesh.points[i] as Point) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const down = { x: (chin.x - top.x) / distance(chin, top), y: (chin.y - top.y) / distance(chin, top) };
  const across = { x: -down.y, y: down.x };
  const height = distance(top, chin);
  const half = distance(left, right) * 0.8;
  const corner = (side: number, depth: number): Point => ({
    x: chin.x + across.x * half * side + down.x * height * depth,
    y: chin.y + across.y * half * side + down.y * height * depth,
  });
  return [corner(-1, 0.1), corner(1, 0.1), corner(1, 0.35), corner(-1, 0.35)];
}

export function measureLips(picture: Picture, mesh: FaceMesh): Swatch | null {
  const { width, height, data } = picture;
  const outline = (indices: readonly number[]) => indices.map((index) => mesh.points[index] as Point);
  const open = new Set<number>();
  forPixelsInside(outline(LIPS_INNER), width, height, (x, y) => open.add(y * width + x));
  const offsets: number[] = [];
  forPixelsInside(outline(LIPS_OUTER), width, height, (x, y) => {
    if (!open.has(y * width + x)) offsets.push((y * width + x) * 3);
  });
  return measureSwatch(data, offsets, { from: 0.2, to: 0.75 }, 30);
}
