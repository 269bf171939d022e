import { hexToLab, labToSrgb, type Rgb, srgbToLab } from '@trueseason/style/color';
import { classMap, EYES, LIPS_OUTER, landmark, landmarks } from '../src/engine/find/index.ts';
import type { Head } from '../src/engine/find-head.ts';
import { distance, forPixelsInside, type Picture } from '../src/engine/picture/index.ts';
import { smoothed } from './alterations.ts';
import type { Alteration } from './measured.ts';

/** Another color for a color of any pixel, sRGB from 0 to 1. */
export type Recoloring = (color: Rgb) => Rgb;

const grayOf = ([r, g, b]: Rgb): number => 0.299 * r + 0.587 * g + 0.114 * b;
const each = (color: Rgb, change: (value: number, channel: 0 | 1 | 2) => number): Rgb => [
  change(color[0], 0),
  change(color[1], 1),
  change(color[2], 2),
];
const mixed = (a: Rgb, b: Rgb, share: number): Rgb => each(a, (value, c) => value + share * (b[c] - value));
const rgbOf = (hex: string): Rgb => labToSrgb(hexToLab(hex));

const both =
  (...parts: readonly Recoloring[]): Recoloring =>
  (color) =>
    parts.reduce((made, part) => part(made), color);

/** Gray, printed in one ink or more: from the color of black to that of white. */
function toned(...hexes: readonly string[]): Recoloring {
  const stops = hexes.map(rgbOf);
  return (color) => {
    const along = Math.min(0.9999, Math.max(0, grayOf(color))) * (stops.length - 1);
    const i = Math.floor(along);
    return mixed(stops[i] ?? color, stops[i + 1] ?? color, along - i);
  };
}
const saturated =
  (by: number): Recoloring =>
  (color) =>
    each(color, (value) => grayOf(color) + by * (value - grayOf(color)));
const contrasted =
  (by: number): Recoloring =>
  (color) =>
    each(color, (value) => 0.5 + by * (value - 0.5));
const brightened =
  (by: number): Recoloring =>
  (color) =>
    each(color, (value) => Math.max(0, value) ** (1 / by));
/** Channels multiplied, as by another light or a yellowed print. */
const lit =
  (...by: Rgb): Recoloring =>
  (color) =>
    each(color, (value, c) => value * by[c]);
const faded =
  (lift: number, hex = '#000000'): Recoloring =>
  (color) => {
    const black = rgbOf(hex);
    return each(color, (value, c) => lift + black[c] * lift + value * (1 - lift - black[c] * lift));
  };
/** Shadows toward one color, highlights toward another. */
function splitToned(shadows: string, highlights: string, strength: number): Recoloring {
  const [dark, bright] = [rgbOf(shadows), rgbOf(highlights)];
  return (color) => {
    const gray = grayOf(color);
    const tone = mixed(dark, bright, gray);
    const shift = each(tone, (value) => value - grayOf(tone));
    return each(color, (value, c) => value + strength * shift[c]);
  };
}
const curved =
  (...powers: Rgb): Recoloring =>
  (color) =>
    each(color, (value, c) => Math.max(0, value) ** powers[c]);

/** Without color, in any tone: nothing but lightness is left. */
export const COLORLESS: Readonly<Record<string, Recoloring>> = {
  gray: toned('#000000', '#ffffff'),
  'gray of much contrast': both(toned('#000000', '#ffffff'), contrasted(1.5)),
  sepia: toned('#1a0f05', '#7a5a3a', '#fff3dc'),
  'weak sepia': toned('#0a0806', '#fffaf0'),
  'navy to cream': toned('#0b1a3a', '#fff2d8'),
  'teal to cream': toned('#0c3c3c', '#ffeedd'),
  'purple to peach': toned('#2a0b3a', '#ffd9c0'),
  cyanotype: toned('#001433', '#dff1ff'),
  'brown, red, yellow': toned('#1b0e06', '#a3542f', '#ffe0a3'),
  'navy, rose, cream': toned('#0b1a3a', '#c08070', '#fff2d8'),
  'skin tones': toned('#120a08', '#5a3526', '#c98f72', '#ffe9dc'),
  'gray, split toned': both(toned('#000000', '#ffffff'), splitToned('#0a5a6a', '#e8a050', 0.5)),
  selenium: toned('#140c18', '#8a8490', '#fdfbff'),
  'night vision': toned('#001000', '#40ff60'),
  'gray on yellowed paper': both(toned('#000000', '#ffffff'), lit(1, 0.93, 0.75)),
  'saturation 2 %': saturated(0.02),
};

/** Colors bent, by as much as phones and photo apps bend them. */
export const BENT: Readonly<Record<string, Recoloring>> = {
  'saturation 20 %': saturated(0.2),
  'saturation 30 %': saturated(0.3),
  'saturation 50 %': saturated(0.5),
  'saturation 70 %': saturated(0.7),
  'saturation 130 %': saturated(1.3),
  'saturation 160 %': saturated(1.6),
  'saturation 220 %': saturated(2.2),
  'teal and orange': both(splitToned('#0a6a7a', '#ff9a4a', 0.35), contrasted(1.1)),
  'weak split tones': splitToned('#20307a', '#ffd080', 0.2),
  'warm look': both(lit(1.06, 1, 0.88), saturated(1.1)),
  'cool look': both(lit(0.92, 1, 1.07), contrasted(1.05)),
  matte: both(faded(0.14), saturated(0.8)),
  'faded print': both(faded(0.1, '#6a2a2a'), lit(1, 0.95, 0.85)),
  'bleach bypass': both(saturated(0.45), contrasted(1.35)),
  'cross process': both(curved(0.8, 1, 1.3), contrasted(1.15)),
  'vivid look': both(saturated(1.35), contrasted(1.2)),
  'tinted scan': lit(1.05, 0.95, 0.72),
  brighter: brightened(1.3),
  darker: brightened(0.8),
  'more contrast': contrasted(1.25),
};

/** A picture in other colors. */
export const recolored =
  (recolor: Recoloring): Alteration =>
  ({ picture: { data } }) => {
    for (let i = 0; i < data.length; i += 3) {
      const color = recolor([(data[i] ?? 0) / 255, (data[i + 1] ?? 0) / 255, (data[i + 2] ?? 0) / 255]);
      for (const [c, value] of color.entries()) data[i + c] = Math.round(255 * Math.max(0, Math.min(1, value)));
    }
  };

function everyPixel({ data, width }: Picture, change: (color: Rgb, x: number, y: number) => Rgb): void {
  for (let i = 0; i < data.length; i += 3) {
    const color: Rgb = [(data[i] ?? 0) / 255, (data[i + 1] ?? 0) / 255, (data[i + 2] ?? 0) / 255];
    const changed = change(color, (i / 3) % width, Math.floor(i / 3 / width));
    for (const [c, value] of changed.entries()) data[i + c] = Math.round(255 * Math.max(0, Math.min(1, value)));
  }
}

/** The background replaced, as by a call's filter. */
const beforeBackground =
  (at: (u: number, v: number) => Rgb): Alteration =>
  ({ picture, segmentation }) => {
    const classes = classMap(segmentation);
    // Outside of the segmented square all is background.
    const isSeen = (x: number, y: number) => classes.cellAt(x, y) >= 0;
    everyPixel(picture, (color, x, y) =>
      mixed(
        color,
        at(x / picture.width, y / picture.height),
        isSeen(x, y) ? classes.probability('background', x, y) : 1,
      ),
    );
  };

const ROOM = { sky: rgbOf('#a9c8e6'), wall: rgbOf('#b79a7a'), floor: rgbOf('#4b3a2c'), leaf: rgbOf('#3f5f34') };
export const ROOMS: Readonly<Record<string, Alteration>> = {
  'a flat background': beforeBackground(() => rgbOf('#3d6f8e')),
  'a background from light to dark': beforeBackground((u, v) => mixed(ROOM.sky, ROOM.floor, (u + v) / 2)),
  'a drawn room': beforeBackground((u, v) =>
    v > 0.8 ? ROOM.floor : u > 0.7 && v < 0.5 ? ROOM.sky : u < 0.2 ? ROOM.leaf : ROOM.wall,
  ),
};

/** Gray, colored again: one hue for each part. */
const colorizedGray: Alteration = (head: Head) => {
  const classes = classMap(head.segmentation);
  const { picture, mesh } = head;
  const lips = new Set<number>();
  forPixelsInside(landmarks(mesh, LIPS_OUTER), picture.width, picture.height, (x, y) =>
    lips.add(y * picture.width + x),
  );
  const hues = [
    ['faceSkin', 13, 17],
    ['bodySkin', 13, 17],
    ['hair', 6, 12],
    ['clothes', -3, -14],
  ] as const;
  everyPixel(picture, (color, x, y) => {
    const gray = grayOf(color);
    const [lightness] = srgbToLab([gray, gray, gray]);
    let a = 0;
    let b = 0;
    for (const [name, toRed, toYellow] of hues) {
      const share = classes.probability(name, x, y) * Math.min(1, lightness / 40);
      a += share * (lips.has(y * picture.width + x) && name === 'faceSkin' ? 26 : toRed);
      b += share * toYellow;
    }
    return labToSrgb([lightness, a, b]);
  });
};

const redEye: Alteration = ({ picture, mesh }) => {
  for (const { pupil, rim } of EYES) {
    const center = landmark(mesh, pupil);
    const radius = Math.max(...landmarks(mesh, rim).map((point) => distance(point, center)));
    forPixelsInside(landmarks(mesh, rim), picture.width, picture.height, (x, y) => {
      if (Math.hypot(x + 0.5 - center.x, y + 0.5 - center.y) > 0.6 * radius) return;
      const i = (y * picture.width + x) * 3;
      picture.data.set([190, 40, 35], i);
    });
  }
};

/** All that removes or bends color without being a recoloring of every pixel. */
export const RETOUCHED: Readonly<Record<string, Alteration>> = {
  'colorized gray': colorizedGray,
  'red eye': redEye,
  smoothed: smoothed(4, 7),
  ...ROOMS,
};
