import type { FaceLines } from './face-lines.ts';
import type { FaceShape } from './face-shape.ts';
import { gridMesh, type Mesh, SURFACES } from './mesh.ts';
import { bump, clamp, curve, mix, smoothstep } from './numeric.ts';
import { CROWN_Y, type Skull } from './skull.ts';

const COLUMNS = 190;
const ROWS = 230;

/** The head without hair: the slices of the skull with the features of the face pushed out of its front. */
export function headMesh(shape: FaceShape, lines: FaceLines, skull: Skull): Mesh {
  const relief = faceRelief(shape, lines);
  const rowY = curve([
    [0, CROWN_Y],
    [0.05, CROWN_Y - 0.5],
    [0.16, 8],
    [0.3, 3.2],
    [0.98, lines.chinY + 0.1],
    [1, skull.bottomY],
  ]);
  return gridMesh(SURFACES.head, COLUMNS, ROWS, true, (column, row) => {
    // Azimuth runs from the back over the left to the front: dense where the face is.
    const u = (column / COLUMNS) * 2 - 1;
    const angle = Math.PI * (0.52 * u + 0.48 * u ** 3);
    const y = rowY(row / (ROWS - 1));
    const [x, , z] = skull.point(angle, y);
    const facing = smoothstep(-0.05, 0.45, Math.cos(angle));
    return [x, y, facing > 0 ? z + facing * relief(x, y) : z];
  });
}

/** How far the features stand out (cm, along z) of the front of the skull. */
export function faceRelief(shape: FaceShape, lines: FaceLines): (x: number, y: number) => number {
  const { noseTipY: tipY, noseBaseY: baseY, pupilX } = lines;
  const ridge = curve([
    [baseY - 0.35, 0],
    [baseY, 0.75],
    [baseY + 0.35, 1.75 * shape.noseHeight],
    [tipY, 2.35 * shape.noseHeight],
    [tipY + 0.7, 2.15 * shape.noseHeight],
    [-1.4, 1.35 * shape.noseHeight],
    [0.3, 0.62 * shape.noseHeight],
    [1.6, 0.18],
    [2.8, 0],
  ]);
  const ridgeWidth = curve([
    [baseY, 0.85 * shape.noseWidth],
    [tipY, 0.8 * shape.noseWidth],
    [-1.5, 0.66 * shape.noseWidth],
    [0.3, 0.56],
    [2, 0.9],
  ]);
  const alaX = 1.32 * shape.noseWidth;
  const cheeks = shape.cheekbones;

  return (x, y) => {
    const ax = Math.abs(x);
    // Nose: a rounded ridge on a broad foot, wings and the hollows of the nostrils.
    const w = ridgeWidth(y);
    const r = ridge(y - 0.3 * clamp(ax / alaX) ** 2);
    let z = r * (0.8 * Math.exp(-((ax / w) ** 2) * 0.75) + 0.2 * Math.exp(-((ax / (2 * w)) ** 2)));
    z += 0.8 * lobe(ax, y, alaX, baseY + 0.6, 0.62 * shape.noseWidth, 0.62);
    z += 0.3 * lobe(ax, y, 0, tipY + 0.05, 0.95, 0.85);
    z -= 0.45 * bump(ax, y, alaX * 0.56, baseY + 0.08, 0.26, 0.13);
    // Orbits, the ball under the lids, brow ridge.
    z -= 0.62 * bump(ax, y, pupilX - 0.2, 0.35, 1.55, 0.95);
    z -= 0.42 * bump(ax, y, 1.7, 0.2, 0.55, 0.8);
    z += eyeBulge(ax, y, lines);
    z += (0.18 + 0.4 * shape.browRidge) * bump(ax, y, 2.7, shape.browHeight - 0.05, 1.7, 0.5);
    z += 0.2 * shape.browRidge * bump(x, y, 0, shape.browHeight - 0.2, 1, 0.5);
    z -= 0.1 * bump(ax, y, pupilX - 0.3, -1.35, 1.2, 0.4);
    // Cheekbones, the hollow below, the fold from the nose, apples of a smile.
    z += (0.3 + 0.4 * cheeks) * bump(ax, y, 4.3, -2.3, 1.4, 1.1);
    z -= (0.05 + 0.2 * cheeks) * bump(ax, y, 4.6, -5.8, 1.1, 1.5);
    z += 0.45 * shape.smile * bump(ax, y, 3.5, -3.9, 1.1, 0.9);
    const foldX = mix(1.85, 3.1, clamp((-4.6 - y) / 2.6));
    z -= (0.05 + 0.16 * shape.smile) * bump(ax, y, foldX, -5.6, 0.3, 1);
    z += mouthRelief(x, y, shape, lines);
    // Chin.
    z += 0.6 * bump(x, y, 0, lines.chinY + 1.25, 1.45, 0.85);
    z -= 0.38 * bump(x, y, 0, lines.lowerLip(0) - 0.65, 1.6, 0.4);
    return z;
  };
}

/** A round lobe of height 1 with a crease around its foot. */
function lobe(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  const d = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
  return d > 1 ? 0 : (1 - d) ** 0.85;
}

function eyeBulge(ax: number, y: number, lines: FaceLines): number {
  const d = Math.hypot(ax - lines.pupilX, (y - 0.05) * 1.12) / 1.55;
  return d > 1 ? 0 : 0.62 * (1 - d * d) ** 0.9;
}

function mouthRelief(x: number, y: number, shape: FaceShape, lines: FaceLines): number {
  const ax = Math.abs(x);
  const line = lines.mouthLine(x);
  let z = 0.55 * bump(x, y, 0, -6.9, 2.3, 1.7);
  z -= 0.2 * bump(ax, y, lines.mouthHalfWidth + 0.15, lines.mouthLine(lines.mouthHalfWidth), 0.35, 0.35);
  z -= 0.16 * bump(x, y, 0, (lines.noseBaseY + lines.upperLip(0)) / 2, 0.22, 0.6);
  if (ax < lines.mouthHalfWidth) {
    const fade = Math.sqrt(1 - (ax / lines.mouthHalfWidth) ** 2);
    const top = lines.upperLip(x) - line;
    const bottom = line - lines.lowerLip(x);
    const v = y - line;
    if (v > 0) z += 0.34 * fade * shape.lipFullness ** 0.5 * lipSection(v / (top * 1.1));
    else z += 0.44 * fade * shape.lipFullness ** 0.5 * lipSection(-v / (bottom * 1.12));
    z -= 0.22 * fade * Math.exp(-((v / 0.11) ** 2));
  }
  return z;
}

/** A lip in section: full near the line of the mouth, ending in a soft edge. */
const lipSection = (t: number): number => (t > 1 ? 0 : Math.cos((t - 0.3) * 1.25) ** 2 * smoothstep(1, 0.75, t));
