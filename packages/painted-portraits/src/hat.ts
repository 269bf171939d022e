import type { Rgb } from '@trueseason/color';
import { poseMesh } from './camera.ts';
import { type Canvas, REGIONS } from './canvas.ts';
import type { Figure } from './figure.ts';
import { computeNormals, gridMesh, type Mesh, SURFACES } from './mesh.ts';
import { mix, smoothstep } from './numeric.ts';
import { computeOpenness } from './openness.ts';
import { fractalNoise } from './random.ts';
import { ATTRIBUTES, createGBuffer, rasterize } from './raster.ts';
import { CLOTH, type Shade, shade } from './shade.ts';
import { CROWN_Y, type Skull } from './skull.ts';

const CUFF = 4.2;

/** A knitted cap drawn down to the forehead and over the tips of the ears. */
function hatMesh(skull: Skull): Mesh {
  return gridMesh(SURFACES.hat, 140, 70, true, (column, row) => {
    const angle = ((column / 140) * 2 - 1) * Math.PI;
    const t = row / 69;
    const edge = mix(4.6, 2.4, smoothstep(0.3, 1.7, Math.abs(angle)));
    const y = mix(CROWN_Y - 0.01, edge, t ** 1.15);
    const [x, , z] = skull.point(angle, y);
    const cuff = smoothstep(edge + CUFF + 0.15, edge + CUFF - 0.15, y) * smoothstep(edge - 0.1, edge + 0.4, y);
    const slouch = 1.2 * smoothstep(7, CROWN_Y, y) + 0.15 * fractalNoise(angle * 3, y * 0.5);
    const out = 1 + (0.85 + 0.4 * cuff + slouch * 0.2) / 8;
    return [x * out, y + slouch, -8.9 + (z + 8.9) * out];
  });
}

/** Paints the cap over whatever hair lies within a few centimeters of it. */
export function paintHat(canvas: Canvas, figure: Figure, color: Rgb): void {
  const mesh = hatMesh(figure.skull);
  poseMesh(mesh, figure.headTurn);
  computeNormals(mesh);
  computeOpenness(mesh, 4, 0.6);
  const buffer = createGBuffer(canvas.width, canvas.height);
  rasterize(buffer, figure.camera, mesh);
  const light: Shade = { r: 0, g: 0, b: 0, shine: 0 };
  for (let pixel = 0; pixel < buffer.surface.length; pixel++) {
    if ((buffer.surface[pixel] as number) === SURFACES.none) continue;
    if ((buffer.nearness[pixel] as number) < (figure.buffer.nearness[pixel] as number) - 3) continue;
    const o = pixel * ATTRIBUTES;
    const x = buffer.attributes[o] as number;
    const y = buffer.attributes[o + 1] as number;
    const z = buffer.attributes[o + 2] as number;
    const rib = Math.sin(Math.atan2(x, z + 8.9) * 62);
    const stitch = Math.sin(y * 16 + Math.abs(rib) * 1.5);
    const knit = 0.9 + 0.13 * rib + 0.05 * stitch;
    shade(
      light,
      figure.rig,
      CLOTH,
      (buffer.attributes[o + 3] as number) + 0.12 * rib,
      buffer.attributes[o + 4] as number,
      buffer.attributes[o + 5] as number,
      buffer.attributes[o + 6] as number,
      1,
    );
    canvas.rgb[pixel * 3] = color[0] * knit * light.r;
    canvas.rgb[pixel * 3 + 1] = color[1] * knit * light.g;
    canvas.rgb[pixel * 3 + 2] = color[2] * knit * light.b;
    canvas.region[pixel] = REGIONS.headwear;
  }
}
