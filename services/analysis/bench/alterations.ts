import { hexToLab, type Lab, labToSrgb, SRGB8_TO_LINEAR, srgbToLab } from '@trueseason/style/color';
import {
  classMap,
  EYES,
  FACE_OVAL,
  LIPS_OUTER,
  landmark,
  landmarks,
  middleLine,
  ZONES,
} from '../src/engine/find/index.ts';
import type { Head } from '../src/engine/find-head.ts';
import { centroid, distance, forPixelsInside, type Picture, type Point } from '../src/engine/picture/index.ts';
import type { Alteration } from './measured.ts';

type Pixel = (lab: Lab, x: number, y: number) => Lab;

function labAt({ data, width }: Picture, x: number, y: number): Lab {
  const i = (y * width + x) * 3;
  return srgbToLab([(data[i] ?? 0) / 255, (data[i + 1] ?? 0) / 255, (data[i + 2] ?? 0) / 255]);
}

function repaint(picture: Picture, x: number, y: number, change: Pixel): void {
  const i = (y * picture.width + x) * 3;
  const rgb = labToSrgb(change(labAt(picture, x, y), x, y));
  for (const [c, value] of rgb.entries()) picture.data[i + c] = Math.round(255 * Math.max(0, Math.min(1, value)));
}

const inside = ({ picture }: Head, outline: readonly Point[], change: Pixel): void =>
  forPixelsInside(outline, picture.width, picture.height, (x, y) => repaint(picture, x, y, change));

/** The hue and chroma of a color at the lightness of the pixel. */
const tinted =
  (color: Lab, strength: number): Pixel =>
  ([l, a, b]) => [l, a + (color[1] - a) * strength, b + (color[2] - b) * strength];

function everyPixel({ picture }: Head, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < picture.height; y++) for (let x = 0; x < picture.width; x++) visit(x, y);
}

/** Hair in another color, as strongly as the segmenter is sure of hair. */
export const dyed =
  (hex: string, strength: number): Alteration =>
  (head) => {
    const classes = classMap(head.segmentation);
    const color = hexToLab(hex);
    everyPixel(head, (x, y) => {
      const hair = classes.probability('hair', x, y);
      if (hair > 0.2) repaint(head.picture, x, y, tinted(color, strength * Math.min(1, (hair - 0.2) / 0.5)));
    });
  };

/** Irises in another color, as of lenses; one eye or both. */
export const irisesIn =
  (hex: string, eyes: readonly number[] = [0, 1], lightness = 0): Alteration =>
  (head) => {
    const color = hexToLab(hex);
    for (const eye of eyes.flatMap((index) => EYES[index] ?? [])) {
      const center = landmark(head.mesh, eye.pupil);
      const radius = Math.max(...landmarks(head.mesh, eye.rim).map((point) => distance(point, center)));
      inside(head, landmarks(head.mesh, eye.outline), (lab, x, y) => {
        const r = Math.hypot(x + 0.5 - center.x, y + 0.5 - center.y) / radius;
        if (r < 0.35 || r > 1) return lab;
        const [l, a, b] = tinted(color, 0.9)(lab, x, y);
        return [l + (color[0] - l) * lightness, a, b];
      });
    }
  };

/** Glasses of colored glass in dark frames before both eyes. */
export const tintedGlasses =
  (red: number, green: number, blue: number): Alteration =>
  (head) => {
    const [left, right] = EYES.map((eye) => centroid(landmarks(head.mesh, eye.outline)));
    if (!left || !right) return;
    const apart = distance(left, right);
    const { picture } = head;
    const shares = [red, green, blue];
    for (const eye of [left, right]) {
      const wide = 0.42 * apart;
      const tall = 0.3 * apart;
      everyPixel(head, (x, y) => {
        const r = Math.hypot((x - eye.x) / wide, (y - eye.y - 0.06 * apart) / tall);
        if (r > 1.12) return;
        const i = (y * picture.width + x) * 3;
        for (const [c, share] of shares.entries()) {
          const value = r > 1 ? 0.02 : (SRGB8_TO_LINEAR[picture.data[i + c] ?? 0] ?? 0) * share;
          picture.data[i + c] = Math.round(
            255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055),
          );
        }
      });
    }
  };

/** One side of the face, without eyes, brows and lips. */
function oneSide(head: Head, change: Pixel): void {
  const [top, chin] = middleLine(head.mesh);
  const classes = classMap(head.segmentation);
  const spared = new Set<number>();
  for (const outline of [LIPS_OUTER, ...EYES.flatMap((eye) => [eye.outline, eye.brow])])
    forPixelsInside(landmarks(head.mesh, outline), head.picture.width, head.picture.height, (x, y) =>
      spared.add(y * head.picture.width + x),
    );
  inside(head, landmarks(head.mesh, FACE_OVAL), (lab, x, y) => {
    const middle = top.x + ((chin.x - top.x) * (y - top.y)) / (chin.y - top.y);
    const isSkin = classes.probability('faceSkin', x, y) > 0.5;
    return x < middle && isSkin && !spared.has(y * head.picture.width + x) ? change(lab, x, y) : lab;
  });
}

/** A port-wine mark on one cheek and jaw. */
export const portWine =
  (strength: number): Alteration =>
  (head) =>
    oneSide(head, ([l, a, b]) => [l - 10 * strength, a + 16 * strength, b - 4 * strength]);

/** Pale patches on one cheek. */
export const vitiligo =
  (strength: number): Alteration =>
  (head) =>
    inside(head, landmarks(head.mesh, ZONES.cheekLeft), ([l, a, b]) => [
      l + (88 - l) * 0.7 * strength,
      a + (6 - a) * 0.7 * strength,
      b + (12 - b) * 0.7 * strength,
    ]);

/** Paint on half of the face. */
export const painted =
  (hex: string): Alteration =>
  (head) => {
    const [l0, a0, b0] = hexToLab(hex);
    oneSide(head, ([l, a, b]) => [l + (l0 - l) * 0.4, a + (a0 - a) * 0.85, b + (b0 - b) * 0.85]);
  };

/** Skin blurred within the face, and lightened. */
export const smoothed =
  (passes: number, lighter: number): Alteration =>
  (head) => {
    const { picture } = head;
    const classes = classMap(head.segmentation);
    const row = picture.width * 3;
    const face: number[] = [];
    forPixelsInside(landmarks(head.mesh, FACE_OVAL), picture.width - 2, picture.height - 2, (x, y) => {
      if (x > 1 && y > 1 && classes.probability('faceSkin', x, y) > 0.5) face.push(y * row + x * 3);
    });
    const eyes = new Set<number>();
    for (const eye of EYES)
      for (const outline of [eye.outline, eye.brow])
        forPixelsInside(landmarks(head.mesh, outline), picture.width, picture.height, (x, y) =>
          eyes.add(y * row + x * 3),
        );
    const skin = face.filter((offset) => !eyes.has(offset));
    for (let pass = 0; pass < passes; pass++) {
      const unsmoothed = Uint8Array.from(picture.data);
      for (const offset of skin) {
        for (let c = 0; c < 3; c++) {
          const i = offset + c;
          let sum = 0;
          for (const dy of [-2, -1, 0, 1, 2])
            for (const dx of [-2, -1, 0, 1, 2]) sum += unsmoothed[i + dy * row + dx * 3] ?? 0;
          picture.data[i] = Math.round(sum / 25);
        }
      }
    }
    for (const offset of skin)
      repaint(picture, (offset % row) / 3, Math.floor(offset / row), ([l, a, b]) => [Math.min(100, l + lighter), a, b]);
  };

/** A dark flat thing before the mouth: half of it, or a corner. */
export const before =
  (hex: string, reach: number): Alteration =>
  (head) => {
    const lips = landmarks(head.mesh, LIPS_OUTER);
    const middle = centroid(lips);
    const [top, chin] = middleLine(head.mesh);
    const tall = distance(top, chin);
    const color = hexToLab(hex);
    everyPixel(head, (x, y) => {
      const isWithin = x < middle.x + reach * tall && x > middle.x - 0.32 * tall && Math.abs(y - middle.y) < 0.3 * tall;
      if (isWithin) repaint(head.picture, x, y, () => color);
    });
  };
