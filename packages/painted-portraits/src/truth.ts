import { type Lab, linearToLab, type Rgb } from '@trueseason/color';
import { project } from './camera.ts';
import { type Canvas, REGIONS, type RegionName } from './canvas.ts';
import type { Figure } from './figure.ts';
import { developMatrix } from './light.ts';
import type { Person } from './person.ts';
import type { PhotoLight, PhotoOptions } from './photo.ts';

export interface RegionTruth {
  /** Mean color of the region as a perfect camera would see it under D65, shading included. */
  readonly seen: Lab;
  readonly pixels: number;
}

export interface FaceTruth {
  readonly person: Person;
  /** All in pixels of the displayed picture. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Irises, the one to the picture's left first. */
  readonly irises: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

export interface PortraitTruth {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly FaceTruth[];
  readonly light: PhotoLight;
  /** What a white paper in even light looks like in the picture, linear sRGB. */
  readonly paper: Rgb;
  /** Over all people in the picture. */
  readonly regions: Readonly<Partial<Record<RegionName, RegionTruth>>>;
  /** What each pixel shows (values of `REGIONS`), at the size that it was painted in. */
  readonly map: { readonly width: number; readonly height: number; readonly region: Uint8Array };
}

export function describeTruth(photo: PhotoOptions, canvas: Canvas, figures: readonly Figure[]): PortraitTruth {
  const scale = photo.width / canvas.width;
  return {
    width: photo.width,
    height: photo.height,
    faces: figures.map((figure, i) => faceTruth(figure, photo.people[i] as Person, scale)),
    light: photo.light,
    paper: developMatrix(photo.light).paper,
    regions: regionTruths(canvas),
    map: { width: canvas.width, height: canvas.height, region: canvas.region },
  };
}

function faceTruth(figure: Figure, person: Person, scale: number): FaceTruth {
  const { lines, skull, camera } = figure;
  const on = (x: number, y: number): readonly [number, number] => {
    const [px, py] = project(camera, figure.headTurn(figure.surface(x, y)));
    return [px * scale, py * scale];
  };
  const w = skull.halfWidth(0) * 0.98;
  const corners = [on(-w, 0), on(w, 0), on(0, 7), on(0, lines.chinY)];
  const xs = corners.map((p) => p[0]);
  const ys = corners.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    person,
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
    irises: [-1, 1].map((side) => {
      const [ix, iy] = on(side * lines.pupilX, 0.04);
      const [ex] = on(side * lines.pupilX + lines.irisRadius, 0.04);
      return { x: ix, y: iy, radius: ex - ix };
    }),
  };
}

function regionTruths(canvas: Canvas): Partial<Record<RegionName, RegionTruth>> {
  const sums = Object.values(REGIONS).map(() => [0, 0, 0, 0] as [number, number, number, number]);
  canvas.region.forEach((region, pixel) => {
    const sum = sums[region];
    if (!sum) return;
    for (let c = 0; c < 3; c++) sum[c as 0] += canvas.rgb[pixel * 3 + c] as number;
    sum[3]++;
  });
  const result: Partial<Record<RegionName, RegionTruth>> = {};
  for (const [name, index] of Object.entries(REGIONS)) {
    const [r, g, b, n] = sums[index] ?? [0, 0, 0, 0];
    if (n > 0) result[name as RegionName] = { seen: linearToLab([r / n, g / n, b / n]), pixels: n };
  }
  return result;
}
