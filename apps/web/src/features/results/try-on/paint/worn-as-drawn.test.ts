import { hexToLab, hexToSrgb, labToLch, linearToLab, srgbToLinear } from '@trueseason/color';
import type { OutlinePoint } from '@trueseason/contracts';
import { FRAME_SHAPES, type FrameShape } from '@trueseason/drawings';
import { describe, expect, it } from 'vitest';
import { facePhoto } from './face-photo.ts';
import { frameLines } from './frame-lines.ts';
import { type Build, lensLine, lensOf } from './lens-line.ts';
import { pixelOf } from './paint.ts';
import { glassesLayer } from './paint-glasses.ts';
import { boxLine } from './testing/box-line.ts';

const SIDE = 400;
const SKIN = '#E8C4B0';
const FRAME = '#5D3A23';
/** Both pupils, as far from each other as two pixels a millimeter make. */
const [EYES, ROW] = [[137, 263], 160] as const;
const PLAIN: Build = { rim: 6, brow: false, half: false, flecked: false, clear: false, soft: false };

const box = (...corners: [x0: number, y0: number, x1: number, y1: number]) => boxLine(SIDE, ...corners);

interface Sat {
  /** A spot that shines whiter than a camera holds. */
  readonly shiny?: readonly [x0: number, y0: number, x1: number, y1: number];
  /** What the skin is, where the photo shows it lighter. */
  readonly told?: string;
  /** Columns from the side of the photo in which something else than skin is seen, and its color. */
  readonly sides?: readonly [left: number, right: number, color: string];
  /** Cropped hair beside the rims, with ears beyond it, in that color. */
  readonly cropped?: string;
}

/** Columns in which ears begin and end, and the hair before them, and the rows of ears. */
const EAR = { from: 30, root: 60, hair: 76, top: ROW - 10, lobe: ROW + 80 } as const;

/** A face with ears, before a wall. */
function headIn(hair: string, data: Uint8ClampedArray): void {
  const [wall, dark] = ['#8FA6C0', hair].map((hex) => hexToSrgb(hex).map((value) => Math.round(value * 255)));
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [Math.min(i % SIDE, SIDE - 1 - (i % SIDE)), Math.floor(i / SIDE)];
    const isEar = x >= EAR.from && y >= EAR.top && y < EAR.lobe;
    if (x < EAR.root && !isEar && wall) data.set(wall, i * 4);
    if (x >= EAR.root && x < EAR.hair && dark) data.set(dark, i * 4);
  }
}

/** Its line, ears among it. */
function headLine(): OutlinePoint[] {
  const { from, root, top, lobe } = EAR;
  const left = [
    [root, 40],
    [root, top],
    [from, top],
    [from, lobe],
    [root, lobe],
    [root, 380],
  ] as const;
  return [...left, ...left.toReversed().map(([x, y]) => [SIDE - x, y] as const)].map(([x, y]) => [x / SIDE, y / SIDE]);
}

/**
 * Skin from edge to edge with a face on it, in a pair of glasses: how far each pixel is changed.
 * @param brows where brows end below
 */
function wear(
  shape: FrameShape,
  build: Build,
  color = FRAME,
  brows?: number,
  { shiny, told = SKIN, sides, cropped }: Sat = {},
) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const skin = hexToSrgb(SKIN).map((value) => Math.round(value * 255));
  for (let i = 0; i < data.length; i += 4) data.set(skin, i);
  if (shiny) {
    const [x0, y0, x1, y1] = shiny;
    for (let y = y0; y < y1; y++) data.fill(255, (y * SIDE + x0) * 4, (y * SIDE + x1) * 4);
  }
  if (sides) {
    const [left, right, color] = sides;
    const beside = hexToSrgb(color).map((value) => Math.round(value * 255));
    for (let i = 0; i < SIDE * SIDE; i++) {
      if (i % SIDE < left || i % SIDE >= SIDE - right) data.set(beside, i * 4);
    }
  }
  if (cropped) headIn(cropped, data);
  const pixels = { width: SIDE, height: SIDE, data };
  const irises = EYES.map((x) => box(x - 6, ROW - 6, x + 6, ROW + 6));
  const photo = facePhoto(
    pixels,
    { left: 0, top: 0, width: 1, height: 1 },
    {
      outlines: [
        { feature: 'iris', zone: null, lines: irises, hex: null },
        ...(brows === undefined
          ? []
          : [
              {
                feature: 'brows' as const,
                zone: null,
                lines: EYES.map((x) => box(x - 36, brows - 10, x + 36, brows)),
                hex: null,
              },
            ]),
        { feature: 'skin', zone: 'cheekLeft', lines: [box(110, 220, 150, 250)], hex: SKIN },
      ],
      silhouettes: [
        { feature: 'face', lines: [cropped ? headLine() : box(sides?.[0] ?? 70, 40, SIDE - (sides?.[1] ?? 70), 380)] },
      ],
      skinHex: told,
      hairLab: undefined,
    },
  );
  if (!photo) throw new Error('a face');
  const target = { ...pixels, data: new Uint8ClampedArray(data) };
  glassesLayer(shape)(photo, build)?.paint(target, srgbToLinear(hexToSrgb(color)));
  const [, bare] = srgbToLinear(hexToSrgb(SKIN));
  const lightAt = (x: number, y: number) => pixelOf(target, y * SIDE + x)[1] / bare;
  const isFrame = (x: number, y: number) => lightAt(x, y) < 0.5;
  const count = (of: (i: number) => boolean, from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => of(from + i)).filter(Boolean).length;
  return {
    lightAt,
    isFrame,
    colorAt: (x: number, y: number) => pixelOf(target, y * SIDE + x),
    /** Rows of the rim above and below an eye. */
    above: count((y) => isFrame(EYES[0], y), 60, ROW),
    below: count((y) => isFrame(EYES[0], y), ROW, 260),
  };
}

/** By how many degrees a closed line turns at each of its points. */
function turnsOf(line: readonly OutlinePoint[]): number[] {
  const at = (i: number): OutlinePoint => line[(i + line.length) % line.length] ?? [0, 0];
  return line.map(([x, y], i) => {
    const [[px, py], [nx, ny]] = [at(i - 1), at(i + 1)];
    const [ax, ay, bx, by] = [x - px, y - py, nx - x, ny - y];
    return (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI;
  });
}

describe('worn as drawn', () => {
  it('a thin rim is thin and a heavy one heavy', () => {
    const [thin, plain, thick] = [2.6, 6, 8].map((rim) => wear('rectangle', { ...PLAIN, rim }).below);
    expect(thin).toBeLessThan((plain ?? 0) * 0.65);
    expect(thick).toBeGreaterThan(plain ?? 0);
  });

  it('acetate that is advised thin is not as wide as plain, and more than wire', () => {
    const [wire, thin, plain] = [2.6, 3.6, 6].map((rim) => wear('rectangle', { ...PLAIN, rim }).below);
    expect(thin).toBeLessThan((plain ?? 0) * 0.85);
    expect(thin).toBeGreaterThan(wire ?? 0);
  });

  it.each([
    // As thin as two pixels, each in part.
    ['wire', { rim: 2.6 }, 0.6],
    ['acetate', { rim: 6 }, 0.4],
    ['a clear rim', { rim: 3.6, clear: true }, 0.4],
  ])('%s in the color of the skin is set off by its edge, its bridge and its end pieces', (_, build, dark) => {
    const { lightAt } = wear('rectangle', { ...PLAIN, ...build }, SKIN);
    const darkest = (x: number, from: number, to: number) =>
      Math.min(...Array.from({ length: to - from }, (_, i) => lightAt(x, from + i)));
    expect(darkest(EYES[0], ROW + 20, ROW + 60), 'below an eye').toBeLessThan(dark);
    expect(darkest(200, ROW - 30, ROW + 10), 'over the nose').toBeLessThan(0.72);
    expect(darkest(81, ROW - 40, ROW + 10), 'at the temple').toBeLessThan(0.8);
  });

  it('skin shows through a rim of crystal, between dark lines with light beside them', () => {
    const { lightAt } = wear('round', { ...PLAIN, clear: true }, '#DFEAEA');
    const column = Array.from({ length: 40 }, (_, i) => lightAt(EYES[0], ROW + 30 + i));
    const edges = column.flatMap((light, i) => (light < 0.75 ? [i] : []));
    const rim = column.slice(Math.min(...edges), Math.max(...edges)).toSorted((a, b) => a - b);
    const middle = rim[Math.floor(rim.length / 2)];
    expect(middle).toBeGreaterThan(0.8);
    expect(middle).toBeLessThan(1.25);
    expect(rim.at(-1)).toBeGreaterThan(1.03);
    expect(rim[0]).toBeLessThan(0.6);
  });

  it.each(FRAME_SHAPES)('of a %s frame no line lies between its bridge and its rims', (shape) => {
    const { lightAt } = wear(shape, { ...PLAIN, rim: 8 }, '#2E8B57');
    const isBody = (at: number) => Math.abs(lightAt(at % SIDE, Math.floor(at / SIDE)) - 0.47) < 0.1;
    const from = Array.from({ length: 50 }, (_, i) => (ROW - 45 + i) * SIDE + 200).find(isBody) ?? 0;
    const reached = new Set([from]);
    // What is added on the way is gone through as well.
    for (const at of reached) for (const to of [at - 1, at + 1, at - SIDE, at + SIDE]) if (isBody(to)) reached.add(to);
    for (const side of [-1, 1]) {
      const onRim = [...reached].some((at) => side * ((at % SIDE) - 200) > 16 && Math.floor(at / SIDE) > ROW + 8);
      expect(onRim).toBe(true);
    }
  });

  it('a frame that stands out from the skin has the same edge whatever the skin', () => {
    const { lightAt } = wear('rectangle', PLAIN, '#2E8B57');
    const column = Array.from({ length: 40 }, (_, i) => lightAt(EYES[0], ROW + 20 + i));
    expect(Math.min(...column)).toBeGreaterThan(0.12);
  });

  it.each([3.6, 2.6])('light acetate of %d is wide enough, and edged, to be told from skin of its color', (rim) => {
    const { lightAt } = wear('rectangle', { ...PLAIN, rim, flecked: rim < 3 }, SKIN);
    const column = Array.from({ length: 60 }, (_, i) => lightAt(EYES[0], ROW + 20 + i));
    const [from, to] = [column.findIndex((light) => light < 0.75), column.findLastIndex((light) => light < 0.75)];
    expect(from).toBeGreaterThan(0);
    expect(to - from).toBeGreaterThanOrEqual(5);
  });

  it.each(['round', 'rectangle', 'cat-eye', 'aviator'] as const)('half a %s rim runs above the eye alone', (shape) => {
    const [whole, half] = [wear(shape, PLAIN), wear(shape, { ...PLAIN, half: true })];
    expect(half.above).toBe(whole.above);
    expect(whole.below).toBeGreaterThan(4);
    expect(half.below).toBeLessThan(3);
  });

  it('a brow line is heavier along the top', () => {
    const [plain, brow] = [wear('rectangle', PLAIN), wear('rectangle', { ...PLAIN, brow: true })];
    expect(brow.above).toBeGreaterThan(plain.above + 2);
    expect(brow.below).toBe(plain.below);
  });

  it('flecks lie on the rim, dark and light', () => {
    const rim = (flecked: boolean) => {
      const { lightAt, isFrame } = wear('rectangle', { ...PLAIN, flecked });
      const y = Array.from({ length: 100 }, (_, i) => ROW + i).find((row) => isFrame(EYES[0], row)) ?? 0;
      const lights = Array.from({ length: 60 }, (_, i) => lightAt(EYES[0] - 30 + i, y + 4));
      return Math.max(...lights) / Math.min(...lights);
    };
    expect(rim(false)).toBeLessThan(1.4);
    expect(rim(true)).toBeGreaterThan(2);
  });

  it.each(FRAME_SHAPES)('the bottom of a %s lens runs from temple to nose without a fold', (shape) => {
    const line = lensLine(lensOf(shape, PLAIN), 1, () => 0);
    const xs = line.slice(0, line.length / 2 + 1).map(([x]) => x);
    for (const [i, x] of xs.entries()) if (i > 0) expect(x).toBeLessThanOrEqual(xs[i - 1] ?? 0);
  });

  describe.each(FRAME_SHAPES)('the opening of a %s frame', (shape) => {
    it.each([
      ['plain', {}],
      ['with a brow line', { brow: true }],
      ['with a brow line on a heavy rim', { brow: true, rim: 8 }],
      ['soft, with a brow line', { brow: true, rim: 8, soft: true }],
      ['of half a rim', { brow: true, half: true }],
    ])('%s has rounded corners and no notch', (_, build) => {
      for (const lens of frameLines(shape, null, { ...PLAIN, ...build }, () => null).lenses) {
        const turns = turnsOf(lens);
        const way = Math.sign(turns.reduce((sum, turn) => sum + turn, 0));
        expect(Math.max(...turns.map((turn) => way * turn))).toBeLessThan(14);
        expect(Math.min(...turns.map((turn) => way * turn))).toBeGreaterThan(-1);
      }
    });
  });

  it('in the shadow of a frame a spot that shines is no gray, and nowhere lighter than it was', () => {
    const { colorAt, isFrame } = wear('rectangle', PLAIN, FRAME, undefined, { shiny: [100, 180, 170, 219] });
    const rim = Array.from({ length: 80 }, (_, i) => ROW + i).findLast((y) => isFrame(EYES[0], y)) ?? 0;
    const [r, g, b] = colorAt(EYES[0], rim + 3);
    expect(Math.max(r, g, b)).toBeLessThan(0.95);
    expect(r / b).toBeGreaterThan(1.15);
  });

  it.each(['#8A6656', SKIN])('a frame is as light as its swatch, where skin told %s is photographed light', (told) => {
    const { colorAt } = wear('rectangle', PLAIN, FRAME, undefined, { told });
    const column = Array.from({ length: 80 }, (_, i) => linearToLab(colorAt(EYES[0], ROW + i)));
    const rim = column
      .filter(([l]) => l < 60)
      .map(([l]) => l)
      .toSorted((x, y) => x - y);
    expect(Math.abs((rim[Math.floor(rim.length / 2)] ?? 0) - hexToLab(FRAME)[0])).toBeLessThan(4);
  });

  it('wire of an aviator carries a second bridge', () => {
    const bridges = (rim: number) => {
      const { isFrame } = wear('aviator', { ...PLAIN, rim });
      return Array.from({ length: 100 }, (_, i) => 90 + i).filter((y) => isFrame(200, y) && !isFrame(200, y - 1))
        .length;
    };
    expect([bridges(3.4), bridges(8)]).toEqual([2, 1]);
  });

  it('the top rim follows the brows from below, as far as pupils stay near the middle of the lenses', () => {
    const topAt = (brows: number) => {
      const { isFrame } = wear('rectangle', PLAIN, undefined, brows);
      return Array.from({ length: ROW }, (_, y) => y).findIndex((y) => isFrame(EYES[0], y));
    };
    for (const brows of [ROW - 35, ROW - 33]) expect(Math.abs(topAt(brows) - brows)).toBeLessThanOrEqual(2);
    // Brows that lie on the eyes do not push the frame down on the cheeks.
    expect(topAt(ROW - 12)).toBe(topAt(ROW - 24));
  });

  it.each(['rectangle', 'oval', 'cat-eye'] as const)(
    'over brows that lie low, a heavy %s hides half of them at most',
    (shape) => {
      const brows = ROW - 28;
      const { isFrame } = wear(shape, { ...PLAIN, rim: 8, brow: true }, undefined, brows);
      expect(Array.from({ length: ROW }, (_, y) => y).findIndex((y) => isFrame(EYES[0], y))).toBeGreaterThan(brows - 6);
    },
  );

  it('tortoiseshell has the chroma of its swatch in its light patches and where it catches light', () => {
    const { colorAt, isFrame } = wear('rectangle', { ...PLAIN, rim: 8, brow: true, flecked: true });
    const [, least] = labToLch(hexToLab(FRAME));
    for (let x = EYES[0] - 30; x < EYES[0] + 30; x++) {
      const top = Array.from({ length: ROW }, (_, y) => y).findIndex((y) => isFrame(x, y));
      const light = Array.from({ length: 8 }, (_, i) => labToLch(linearToLab(colorAt(x, top + 2 + i)))).toSorted(
        (a, b) => b[0] - a[0],
      );
      expect(light[0]?.[1]).toBeGreaterThan(least * 0.68);
    }
  });

  it('a heavy rim has a bridge as heavy, and below a brow line still more', () => {
    const [plain, heavy, brow] = [PLAIN, { ...PLAIN, rim: 8 }, { ...PLAIN, rim: 8, brow: true }].map((build) => {
      const { isFrame } = wear('rectangle', build);
      const rows = (x: number) => Array.from({ length: 60 }, (_, i) => isFrame(x, ROW - 45 + i)).filter(Boolean).length;
      return { bridge: rows(200), rim: rows(EYES[0]) };
    });
    if (!plain || !heavy || !brow) throw new Error('three pairs');
    expect(brow.bridge).toBeGreaterThan(heavy.bridge);
    expect(heavy.bridge).toBeGreaterThan(plain.bridge);
    // Of glasses that one would believe in: a bridge is no wire between boxes.
    expect(brow.bridge).toBeGreaterThan(brow.rim * 0.6);
  });

  it('a rectangle has a straight top and rounder corners below; a soft one is round on both sides', () => {
    const dropOf = (soft: boolean, below: boolean) => {
      const { isFrame } = wear('rectangle', { ...PLAIN, soft });
      const rows = Array.from({ length: SIDE }, (_, y) => (below ? SIDE - 1 - y : y));
      const at = (x: number) => rows.findIndex((y) => isFrame(x, y));
      return at(EYES[0] - 46) - at(EYES[0]);
    };
    expect(dropOf(false, false)).toBeLessThanOrEqual(3);
    expect(dropOf(false, true)).toBeGreaterThan(dropOf(false, false));
    expect(dropOf(true, false)).toBeGreaterThan(dropOf(false, false) + 2);
  });

  describe.each(FRAME_SHAPES)('arms of a %s frame', (shape) => {
    const HEAVY = { ...PLAIN, rim: 8 };
    /** The darkest of each column from the middle of a lens outward, on both sides; shadow is what skin may have there, too. */
    const outward = ({ lightAt }: ReturnType<typeof wear>) =>
      [-1, 1].map((side) =>
        Array.from({ length: 119 }, (_, i) => {
          const x = side < 0 ? 119 - i : 280 + i;
          return Math.min(...Array.from({ length: 120 }, (__, k) => lightAt(x, ROW - 60 + k)));
        }),
      );

    it.each([
      ['hair', '#2A1C18'],
      ['a wall', '#8FA6C0'],
    ])('run back along the temples as far as those are seen beside %s', (_, color) => {
      const sides = [30, 22] as const;
      const seen = wear(shape, HEAVY, '#5D3A23', undefined, { sides: [...sides, color] });
      for (const [i, lights] of outward(seen).entries()) {
        const end = 119 - (sides[i] ?? 0);
        expect(Math.max(...lights.slice(70, end - 3))).toBeLessThan(0.5);
        const [beyond] = seen.colorAt(i === 0 ? 8 : SIDE - 8, 0);
        for (let y = ROW - 60; y < ROW + 60; y++) {
          expect(seen.colorAt(i === 0 ? 8 : SIDE - 8, y)[0]).toBeCloseTo(beyond, 2);
        }
      }
    });

    it('run over cropped hair up to ears that are seen', () => {
      const seen = wear(shape, HEAVY, '#B8C4D8', undefined, { cropped: '#2A1C18' });
      const rows = Array.from({ length: 60 }, (_, k) => ROW - 40 + k);
      for (const x of [EAR.root + 3, SIDE - EAR.root - 4]) {
        expect(rows.filter((y) => seen.lightAt(x, y) > 0.4).length).toBeGreaterThan(4);
      }
      for (const x of [EAR.root - 12, SIDE - EAR.root + 11]) {
        for (let y = EAR.top; y < EAR.lobe; y++) expect(seen.lightAt(x, y)).toBeCloseTo(1, 1);
      }
    });

    it('leave the rim as deep as it is, and grow thinner', () => {
      const { isFrame } = wear(shape, HEAVY, '#5D3A23', undefined, { sides: [24, 24, '#8FA6C0'] });
      const depth = (x: number) =>
        Array.from({ length: 120 }, (_, k) => isFrame(x, ROW - 60 + k)).filter(Boolean).length;
      const outer = Array.from({ length: 80 }, (_, x) => x).find((x) => depth(x) > 12) ?? 0;
      expect(depth(outer - 3)).toBeGreaterThanOrEqual(9);
      expect(depth(28)).toBeLessThan(depth(outer - 3) - 1);
    });

    it.each([
      ['hair begins beside its rim', [85, 85, '#2A1C18']],
      ['no end of the temple is seen', undefined],
    ] as const)('are not drawn where %s: end pieces are small and alike', (_, sides) => {
      const seen = wear(shape, HEAVY, '#B8C4D8', undefined, sides ? { sides } : {});
      const rows = Array.from({ length: 120 }, (__, k) => ROW - 60 + k);
      for (const x of [40, 46, 52]) {
        for (const y of rows) {
          const [left, right] = [seen.colorAt(x, y)[0], seen.colorAt(SIDE - 1 - x, y)[0]];
          expect(Math.abs(left - right)).toBeLessThan(0.02);
          expect(Math.abs(left - seen.colorAt(x, 0)[0])).toBeLessThan(0.08);
        }
      }
    });
  });

  it.each([true, false])('a rectangle, soft %s, is no oval: level along its top over most of a lens', (soft) => {
    const { isFrame } = wear('rectangle', { ...PLAIN, soft });
    const top = (x: number) => Array.from({ length: SIDE }, (_, y) => y).findIndex((y) => isFrame(x, y));
    for (const aside of [-36, 36]) expect(top(EYES[0] + aside) - top(EYES[0])).toBeLessThanOrEqual(4);
  });
});
