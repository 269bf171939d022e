import type { OutlinePoint, PhotoOutline, PhotoSilhouette } from '@trueseason/contracts';
import { deltaE00, hexToLab, hexToSrgb, type Lab, labToHex, srgbToLab, srgbToLinear } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { box } from '../../drape/testing/box.ts';
import { facePhoto } from './face-photo.ts';
import type { Layer } from './paint.ts';
import { blushLayer } from './paint-blush.ts';
import { lipsLayer } from './paint-lips.ts';

const SIDE = 200;
type Box = readonly [x0: number, y0: number, x1: number, y1: number];
const MOUTH: Box = [70, 140, 130, 165];
const TEETH: Box = [90, 150, 110, 156];
const TEETH_BEYOND: Box = [90, 145, 110, 150];
const LIKE_THEM: Box = [76, 150, 82, 154];
const SHINE: Box = [96, 158, 104, 161];
const PALE_LIP: Box = [110, 158, 126, 163];
const LIP_LINE: Box = [83, 157, 85, 164];
const HAIRS: Box = [72, 142, 80, 148];
const BROW: Box = [50, 60, 85, 70];
const CHEEK: Box = [45, 95, 75, 120];
const OTHER: Box = [125, 95, 155, 120];
const FACE: Box = [30, 20, 170, 190];
const EYE: Box = [64, 80, 70, 86];
const OTHER_EYE: Box = [130, 80, 136, 86];

const line = (of: Box): OutlinePoint[] => box(...of).map(([x, y]) => [x / SIDE, y / SIDE]);

interface Sitter {
  readonly skin: string;
  readonly lips: string;
  /** Where the lower lip is paler. */
  readonly paler?: string;
  /** Of the line that runs down a lip. */
  readonly line?: string;
  /** The color of the half of the face that lies in the shade. */
  readonly shaded?: string;
  /** Of teeth in shade above the told line of the mouth's opening, and of a pale place on the lip. */
  readonly teethBeyond?: string;
  /** Where the face's line goes beyond the face, onto a pale wall. */
  readonly beyond?: Box;
  /** Where on the photo a beard lies over the cheeks. */
  readonly beard?: Box;
}

/** A face of flat colors with teeth, a highlight and a few hairs over the lips. */
function sit({ skin, lips, paler = lips, line: lined = lips, teethBeyond, shaded, beyond, beard }: Sitter) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const fill = ([x0, y0, x1, y1]: Box, hex: string) => {
    const rgb = hexToSrgb(hex).map((value) => Math.round(value * 255));
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) data.set(rgb, (y * SIDE + x) * 4);
  };
  fill([0, 0, SIDE, SIDE], '#8090A0');
  fill(FACE, skin);
  if (shaded) fill([100, 20, 170, 190], shaded);
  fill(MOUTH, lips);
  fill(PALE_LIP, paler);
  fill(LIP_LINE, lined);
  fill(TEETH, '#E8E4DA');
  if (teethBeyond) for (const box of [TEETH_BEYOND, LIKE_THEM]) fill(box, teethBeyond);
  fill(SHINE, '#F2DCD8');
  fill(HAIRS, '#1C1512');
  fill(BROW, '#3A2A20');
  if (beard) fill(beard, '#1C1512');
  if (beyond) fill(beyond, '#C8C4C2');
  const outlines: PhotoOutline[] = [
    { feature: 'lips', zone: null, lines: [line(MOUTH), line(TEETH)], hex: lips },
    { feature: 'iris', zone: null, lines: [line(EYE ?? FACE), line(OTHER_EYE ?? FACE)], hex: '#5B4632' },
    { feature: 'brows', zone: null, lines: [line(BROW)], hex: '#3A2A20' },
    { feature: 'skin', zone: 'cheekLeft', lines: [line(CHEEK ?? FACE)], hex: skin },
    { feature: 'skin', zone: 'cheekRight', lines: [line(OTHER ?? FACE)], hex: skin },
  ];
  const silhouettes: PhotoSilhouette[] = [{ feature: 'face', lines: [line(FACE)] }];
  const pixels = { width: SIDE, height: SIDE, data };
  const photo = facePhoto(
    pixels,
    { left: 0, top: 0, width: 1, height: 1 },
    { outlines, silhouettes, skinHex: skin, hairLab: undefined },
  );
  if (!photo) throw new Error('a face');
  return photo;
}

const middle = ([x0, y0, x1, y1]: Box) => Math.floor((y0 + y1) / 2) * SIDE + Math.floor((x0 + x1) / 2);
const colorAt = ({ data }: { readonly data: Uint8ClampedArray }, pixel: number): Lab =>
  srgbToLab([0, 1, 2].map((c) => (data[pixel * 4 + c] ?? 0) / 255) as [number, number, number]);

/** The mean of what lies in some boxes. */
function meanOf(photo: { readonly data: Uint8ClampedArray }, boxes: readonly Box[]): Lab {
  const labs = boxes.flatMap(([x0, y0, x1, y1]) =>
    Array.from({ length: (x1 - x0) * (y1 - y0) }, (_, i) =>
      colorAt(photo, (y0 + Math.floor(i / (x1 - x0))) * SIDE + x0 + (i % (x1 - x0))),
    ),
  );
  const of = (k: 0 | 1 | 2) => labs.reduce((sum, lab) => sum + lab[k], 0) / labs.length;
  return [of(0), of(1), of(2)];
}

function wear(sitter: Sitter, layer: (photo: ReturnType<typeof sit>) => Layer | null, hex: string) {
  const photo = sit(sitter);
  const target = { ...photo.pixels, data: new Uint8ClampedArray(photo.pixels.data) };
  layer(photo)?.paint(target, srgbToLinear(hexToSrgb(hex)));
  const changed = (pixel: number) => {
    const a = colorAt(photo.pixels, pixel);
    const b = colorAt(target, pixel);
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  };
  return { before: photo.pixels, after: target, changed };
}

/** As a camera shows a cheek in full light. */
const LIT: Sitter = { skin: '#FDDDD3', lips: '#C98C88' };
const FAIR: Sitter = { skin: '#E8C4B0', lips: '#C08078' };
const DEEP: Sitter = { skin: '#5A3626', lips: '#6E4038' };
const LIP = 163 * SIDE + 90;
/** The row of the apples of the cheeks. */
const APPLE = 118 * SIDE;
const PEOPLE = [
  ['fair', FAIR],
  ['deep', DEEP],
  ['lit', LIT],
] as const;

describe.each(PEOPLE)('on %s skin', (_, sitter) => {
  it('lipstick looks like itself, with the lip showing through', () => {
    const red = hexToLab('#B01828');
    const lip = colorAt(wear(sitter, lipsLayer, '#B01828').after, LIP);
    const bare = hexToLab(sitter.lips);
    const off = (a: Lab, b: Lab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    expect(off(lip, red)).toBeLessThan(off(bare, red) * 0.5);
    expect(off(lip, red)).toBeGreaterThan(1);
  });

  it('leaves teeth, hairs and everything beyond the lips as they are, and covers what is as pale as teeth on a lip', () => {
    const { changed } = wear(sitter, lipsLayer, '#B01828');
    expect(changed(middle(TEETH))).toBeLessThan(1.5);
    expect(changed(middle(HAIRS))).toBeLessThan(9);
    for (const pixel of [middle(CHEEK ?? FACE), 132 * SIDE + 100, 175 * SIDE + 100, middle(BROW)])
      expect(changed(pixel)).toBe(0);
    // Also beyond the told line of the opening.
    const beyond = wear({ ...sitter, teethBeyond: '#BDB2B4' }, lipsLayer, '#5A1B2B');
    expect(beyond.changed(middle(TEETH_BEYOND))).toBeLessThan(1);
    for (const pixel of [middle(LIKE_THEM), LIP]) expect(beyond.changed(pixel)).toBeGreaterThan(10);
  });

  it.each(['#D82E38', '#BD3295', '#EE4F92'])('in %s, lips keep as much of their lines as was seen', (hex) => {
    const [l, a, b] = hexToLab(sitter.lips);
    const lined = { ...sitter, line: labToHex([l - 8, a, b]) };
    const { before, after } = wear(lined, lipsLayer, hex);
    const deep = (photo: { readonly data: Uint8ClampedArray }) => {
      const [line, beside] = [middle(LIP_LINE), middle(LIP_LINE) + 4].map((pixel) => colorAt(photo, pixel)[0]);
      return 1 - (line ?? 0) / (beside ?? 1);
    };
    expect(deep(after)).toBeGreaterThan(0.9 * deep(before));
  });

  it.each(['#B66E67', '#EE8B79', '#83364D'])(
    'both lips together look like %s, also where the lower is paler',
    (hex) => {
      const uneven: Sitter = { ...sitter, paler: sitter === DEEP ? '#A0706A' : '#E0B8B0' };
      const { after } = wear(uneven, lipsLayer, hex);
      const [l, a, b] = meanOf(after, [[84, 144, 126, 148], PALE_LIP]);
      expect(deltaE00([l, a, b], hexToLab(hex))).toBeLessThan(7);
    },
  );

  it('of a sheer lipstick more of the lip is seen, and more of its shine', () => {
    const [sheer, satin] = [true, false].map((isSheer) =>
      wear(sitter, (photo) => lipsLayer(photo, isSheer), '#D84032'),
    );
    if (!sheer || !satin) throw new Error('two lipsticks');
    const bare = hexToLab(sitter.lips);
    const moved = ({ after }: typeof sheer) => deltaE00(colorAt(after, LIP), bare);
    expect(moved(sheer)).toBeLessThan(0.85 * moved(satin));
    expect(moved(sheer)).toBeGreaterThan(6);
    const shine = ({ after }: typeof sheer) => deltaE00(colorAt(after, middle(SHINE)), hexToLab('#F2DCD8'));
    expect(shine(sheer)).toBeLessThan(shine(satin));
    const { after } = wear(sitter, lipsLayer, '#6F2324');
    expect(colorAt(after, middle(SHINE))[0] - colorAt(after, LIP)[0]).toBeGreaterThan(25);
  });

  it('blush warms the cheeks, fades out, and stays on the face', () => {
    const { before, after, changed } = wear(sitter, blushLayer, '#B04A58');
    const cheek = APPLE + 52;
    expect(colorAt(after, cheek)[1]).toBeGreaterThan(colorAt(before, cheek)[1] + 2);
    expect(changed(cheek)).toBeLessThan(25);
    for (const pixel of [middle([98, 100, 102, 104]), APPLE + 24, 60 * SIDE + 100])
      expect(changed(pixel)).toBeLessThan(1);
    // A pale powder lightens skin by a little at most.
    const pale = wear(sitter, blushLayer, '#F3C0C0');
    expect(colorAt(pale.after, cheek)[0] - colorAt(pale.before, cheek)[0]).toBeLessThan(6);
  });

  it.each(['#F7A798', '#E097AA', '#8F4B3F'])('blush of %s is seen, softly, and ends without an edge', (powder) => {
    const { changed } = wear(sitter, blushLayer, powder);
    const row = Array.from({ length: 70 }, (_, x) => changed(APPLE + 31 + x));
    expect(Math.max(...row)).toBeGreaterThan(5);
    expect(Math.max(...row)).toBeLessThan(25);
    for (const [i, value] of row.entries()) if (i > 0) expect(Math.abs(value - (row[i - 1] ?? 0))).toBeLessThan(3);
  });
});

it.each([
  ['#DD9566', '#FCE2D2', '#B0826A'],
  ['#B04A58', '#E8C4B0', '#9A6A54'],
  ['#8F3A4F', '#9A6048', '#4A2A1E'],
])('blush of %s shows as much on the cheek in the shade', (powder, skin, shaded) => {
  const { before, after } = wear({ skin, shaded, lips: '#C08078' }, blushLayer, powder);
  const [lit, dim] = [52, 148].map((x) => deltaE00(colorAt(before, APPLE + x), colorAt(after, APPLE + x)));
  expect(dim).toBeGreaterThan(2);
  expect((lit ?? 0) / (dim ?? 1)).toBeGreaterThan(0.75);
  expect((lit ?? 0) / (dim ?? 1)).toBeLessThan(1.33);
});

describe.each(['#A6684C', '#B3536C'])('blush of %s', (powder) => {
  const chroma = ([, a, b]: Lab) => Math.hypot(a, b);
  const worn = (sitter: Sitter) => {
    const { before, after } = wear(sitter, blushLayer, powder);
    return [52, 148].map((x) => [colorAt(before, APPLE + x), colorAt(after, APPLE + x)] as const);
  };

  it.each([
    ['rouged', '#D98068'],
    ['fair', '#E8C4B0'],
    ['deep', '#5A3626'],
  ])('makes no %s cheek more saturated than the more saturated of both', (_, skin) => {
    for (const [bare, made] of worn({ skin, shaded: '#D4785E', lips: '#C08078' })) {
      // The light that two unlike halves tell adds a little to the powder's own.
      expect(chroma(made)).toBeLessThan(Math.max(chroma(bare), chroma(hexToLab(powder))) + 3);
    }
  });
});

describe('blush', () => {
  const below = (eye: number, y: number) => y * SIDE + eye;

  it.each([0, 18])('lies beside the nostrils and not under the eyes, whatever of the cheek was read (%s)', (by) => {
    const photo = sit(FAIR);
    const linesOf: typeof photo.linesOf = (feature, zone) =>
      photo.linesOf(feature, zone).map((each) => (zone ? each.map(([x, y]): OutlinePoint => [x, y - 6 + by]) : each));
    const target = { ...photo.pixels, data: new Uint8ClampedArray(photo.pixels.data) };
    blushLayer({ ...photo, linesOf })?.paint(target, srgbToLinear(hexToSrgb('#B04A58')));
    const moved = (pixel: number) => deltaE00(colorAt(photo.pixels, pixel), colorAt(target, pixel));
    expect(moved(below(56, 117))).toBeGreaterThan(4);
    expect(moved(below(67, 92))).toBeLessThan(1.5);
  });

  it('leaves a beard on the cheeks without powder, and ends at hair before an ear, though the ear is skin', () => {
    const { changed } = wear({ ...FAIR, beard: [40, 120, 80, 142] }, blushLayer, '#B04A58');
    expect(changed(132 * SIDE + 60)).toBeLessThan(1);
    expect(changed(110 * SIDE + 52)).toBeGreaterThan(2);
    const beyond = (sitter: Sitter) => wear(sitter, blushLayer, '#B04A58').changed(112 * SIDE + 163);
    expect(beyond(FAIR)).toBeGreaterThan(1);
    expect(beyond({ ...FAIR, beard: [156, 20, 160, 190] })).toBeLessThan(0.3);
  });

  it('stays off a pale wall that the line of the face takes in', () => {
    const { changed } = wear({ ...FAIR, skin: '#F6C8BA', beyond: [30, 20, 40, 190] }, blushLayer, '#B04A58');
    for (let y = 80; y < 150; y++) for (let x = 30; x < 38; x++) expect(changed(y * SIDE + x)).toBeLessThan(1);
    expect(changed(APPLE + 52)).toBeGreaterThan(5);
  });
});

it('knows of a blush that it changes next to nothing of a cheek of its color', () => {
  const moves = (skin: string, hex: string) =>
    blushLayer(sit({ ...FAIR, skin }))?.colorChange?.(srgbToLinear(hexToSrgb(hex))) ?? 0;
  expect(moves('#A6684C', '#A6684C')).toBeLessThan(3);
  expect(moves(FAIR.skin, '#B04A58')).toBeGreaterThan(3);
});

it.each([
  ['#5A3423', '#6E2E3A'],
  ['#6B3A24', '#A6684C'],
  ['#8A4B30', '#9A4F45'],
  ['#D97E5A', '#A6684C'],
])('skin of %s, as saturated as the powder, shows a blush of %s', (skin, powder) => {
  const { changed } = wear({ skin, lips: '#7A4038' }, blushLayer, powder);
  const most = Math.max(...Array.from({ length: SIDE * SIDE }, (_, i) => changed(i)));
  expect(most).toBeGreaterThan(3);
  expect(most).toBeLessThan(9);
});

it('draws nothing on what a photo does not show', () => {
  const nothing = { ...sit(FAIR), linesOf: () => [] };
  for (const layer of [lipsLayer, blushLayer]) expect(layer(nothing)).toBeNull();
});
