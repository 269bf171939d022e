import { PRESENTATIONS } from '@trueseason/contracts';
import { GARMENT_KINDS, type GarmentKind } from '@trueseason/seasons';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FRAME_SHAPES } from '../accessories/frame-look.ts';
import { Face } from '../face/face.tsx';
import { Bust } from './bust.tsx';
import { Figure } from './figure.tsx';
import type { FigureHair } from './sitter.ts';
import { isFootwear } from './small.tsx';

/** Hair, cloth that covers it, or a garment is magenta, skin and all else has more green. */
const [MARKED, SKIN, PLAIN] = ['#F000F0', '#00A000', '#909890'] as const;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly isMarked: (x: number, y: number) => boolean;
  /** Without the least of any other color. */
  readonly isAllMarked: (x: number, y: number) => boolean;
  /** Of the channels' mean. */
  readonly lightness: (x: number, y: number) => number;
}

/** A drawing at `scale` pixels a unit of its box. */
async function seen(drawing: ReactElement, scale: number): Promise<Picture> {
  const markup = renderToStaticMarkup(drawing);
  const [, , w = 0, h = 0] = /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? [];
  const [width, height] = [w * scale, h * scale];
  const svg = markup
    .replace('width="100%"', '')
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `)
    .replace('width:100%;height:auto', '');
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: PLAIN }).removeAlpha().raw().toBuffer();
  const at = (x: number, y: number, channel: number) => pixels[(y * width + x) * 3 + channel] ?? 0;
  return {
    width,
    height,
    isMarked: (x, y) => Math.min(at(x, y, 0), at(x, y, 2)) > at(x, y, 1) + 40,
    isAllMarked: (x, y) => at(x, y, 1) < 12,
    lightness: (x, y) => (at(x, y, 0) + at(x, y, 1) + at(x, y, 2)) / 3,
  };
}

/** How often a column from the top down to a height begins or ends to be marked. */
function changesIn(isMarked: Picture['isMarked'], x: number, to: number): number {
  let changes = 0;
  for (let y = 1; y <= to; y++) if (isMarked(x, y) !== isMarked(x, y - 1)) changes++;
  return changes;
}

const bust = (wears: FigureHair) => {
  const sitter = { skin: SKIN, hair: MARKED, lips: SKIN, wears, cover: MARKED };
  return seen(<Bust id="b" sitter={sitter} presentation="between" cloth={PLAIN} />, 5);
};

describe('hair', () => {
  it.each(['crop', 'short', 'bob', 'lob', 'long', 'coils', 'locs', 'cover'] as const)(
    'meets the forehead in one line: %s',
    async (wears) => {
      const { isMarked } = await bust(wears);
      // Across the forehead, from above the head to where the nose begins: hair begins and ends, once.
      for (let x = -6; x <= 6; x++)
        expect(changesIn(isMarked, (x + 32) * 5, (-3 + 38) * 5), `${x} from the middle`).toBe(2);
    },
  );

  it.each(['afro', 'curls', 'crop', 'short', 'bun', 'locs'] as const)('likewise on a face: %s', async (style) => {
    const face = { skin: SKIN, hair: MARKED, brow: SKIN, iris: SKIN, lips: SKIN };
    const { isAllMarked } = await seen(<Face id="f" {...face} style={style} />, 5);
    for (let x = 88; x <= 112; x += 4) expect(changesIn(isAllMarked, x * 5, 80 * 5), `at ${x}`).toBe(2);
  });

  it.each([
    ['bob', 150, 165],
    ['lob', 180, 205],
    ['long', 222, 245],
  ] as const)('ends on a face in cloth where its words have it: %s', async (style, from, to) => {
    const face = { skin: SKIN, hair: MARKED, brow: SKIN, iris: SKIN, lips: SKIN };
    const lowest = rowsOf(await seen(<Face id="f" {...face} style={style} cloth={PLAIN} />, 1)).at(-1);
    expect(lowest).toBeGreaterThan(from);
    expect(lowest).toBeLessThan(to);
  });

  it('ends in a tile at its shoulders where it is worn to them, and below the tile where it is long', async () => {
    const [bob, lob, long] = await Promise.all((['bob', 'lob', 'long'] as const).map(bust));
    const end = (picture: Picture | undefined) => (picture ? (rowsOf(picture).at(-1) ?? 0) / 5 - 38 : Number.NaN);
    expect(end(bob)).toBeLessThan(25);
    // The collar begins at 36, and the tile ends at 46.
    expect(end(lob)).toBeGreaterThan(36);
    expect(end(lob)).toBeLessThan(42);
    expect(end(long)).toBeGreaterThan(45);
  });

  it('is covered down to the nape, and the cloth hangs from its knot', async () => {
    const { isMarked } = await bust('cover');
    const isCloth = (x: number, y: number) => isMarked((x + 32) * 5, (y + 38) * 5);
    for (const side of [-1, 1]) {
      for (const [x, y] of [
        [16, 0],
        [15, 8],
        [9, 20],
      ] as const)
        expect(isCloth(side * x, y), `${side * x}, ${y}`).toBe(true);
      expect(isCloth(side * 9, 8), 'the cheek is free').toBe(false);
    }
    expect(isCloth(26, 27)).toBe(true);
  });
});

const SCALE = 2;
const hung = (kind: GarmentKind, others: readonly GarmentKind[] = []) => {
  const garments = [
    ...others.map((other) => ({ kind: other, hex: PLAIN, color: 'Gray' })),
    { kind, hex: MARKED, color: 'Pink' },
  ];
  return seen(<Figure id="f" sitter={null} presentation="between" ground={PLAIN} garments={garments} />, SCALE);
};

/** The marked pixels of a row. */
const rowOf = ({ width, isMarked }: Picture, y: number): number[] =>
  Array.from({ length: width }, (_, x) => x).filter((x) => isMarked(x, y));
const changesAcross = ({ width, isMarked }: Picture, y: number): number =>
  Array.from({ length: width - 1 }, (_, x) => x).filter((x) => isMarked(x, y) !== isMarked(x + 1, y)).length;
const rowsOf = (picture: Picture): number[] =>
  Array.from({ length: picture.height }, (_, y) => y).filter((y) => rowOf(picture, y).length > 0);

describe('on a rail', () => {
  it('shorts fall as wide as they are cut, and end well above the shirt beside them', async () => {
    const [shorts, shirt] = await Promise.all([hung('shorts', ['shirt']), hung('shirt', ['shorts'])]);
    const rows = rowsOf(shorts);
    const [waist = 0, hem = 0] = [rows[0], rows.at(-1)];
    const cloth = (share: number) => rowOf(shorts, Math.round(waist + share * (hem - waist))).length;
    expect(cloth(0.94)).toBeGreaterThan(0.94 * cloth(0.6));
    expect((rowsOf(shirt).at(-1) ?? 0) - hem).toBeGreaterThan(20 * SCALE);
  });

  it('a scarf lies around the neck of the hanger in one piece', async () => {
    const scarf = await hung('scarf', ['shirt', 'trousers']);
    // Below its upper edge both ends are joined, but for the hook before them.
    const row = rowOf(scarf, (rowsOf(scarf)[0] ?? 0) + 5 * SCALE);
    const [from = 0, to = 0] = [row[0], row.at(-1)];
    expect(to - from + 1 - row.length).toBeLessThanOrEqual(4 * SCALE);
    expect(to - from).toBeGreaterThan(16 * SCALE);
  });

  it.each(GARMENT_KINDS.filter((kind) => kind !== 'bag' && !isFootwear(kind)))(
    'a %s ends above the shoes',
    async (kind) => {
      expect(rowsOf(await hung(kind)).at(-1)).toBeLessThan(440 * SCALE);
    },
  );

  it.each([
    ['boots', 'coat'],
    ['boots', 'trench'],
    ['bag', 'dress'],
    ['bag', 'jeans'],
  ] as const)('%s stand clear of the %s above them', async (stands, hangs) => {
    const [above, below] = await Promise.all([hung(hangs, [stands]), hung(stands, [hangs])]);
    const top = rowsOf(below)[0] ?? 0;
    // A hem swings up to its sides: what counts is the cloth right above.
    for (const x of rowOf(below, top)) {
      const hem = rowsOf(above).findLast((y) => above.isMarked(x, y)) ?? 0;
      expect(top - hem).toBeGreaterThan(SCALE);
    }
  });

  it('pumps show where a foot goes in', async () => {
    const garments = [{ kind: 'shoes', hex: MARKED, color: 'Pink' } as const];
    const look = <Figure id="f" sitter={null} presentation="feminine" ground={PLAIN} garments={garments} />;
    const pumps = await seen(look, SCALE);
    const rows = rowsOf(pumps);
    const [heel = 0, toe = 0] = [rows[0], rows.at(-1)];
    // Each of both, a third from the heel: an edge, the lining and another edge.
    expect(changesAcross(pumps, Math.round(heel + 0.33 * (toe - heel)))).toBe(8);
  });
});

it.each(PRESENTATIONS)('shorts leave the knee free: %s', async (presentation) => {
  const sitter = { skin: SKIN, hair: PLAIN, lips: SKIN, wears: 'crop', cover: PLAIN } as const;
  const garments = [{ kind: 'shorts', hex: MARKED, color: 'Pink' } as const];
  const picture = await seen(<Figure id="f" {...{ sitter, presentation, garments }} ground={PLAIN} />, 1);
  expect(rowsOf(picture).at(-1)).toBeLessThan(312);
});

describe('a bare face', () => {
  const worn = { skin: SKIN, hair: PLAIN, brow: PLAIN, iris: PLAIN, style: 'bald' } as const;

  it('has lips that run out into the skin', async () => {
    const filled = async (bare: boolean) => {
      const picture = await seen(<Face id="f" {...worn} lips={MARKED} bare={bare} />, 4);
      let [all, clear] = [0, 0];
      for (let y = 520; y < 600; y++)
        for (let x = 320; x < 480; x++) {
          if (picture.isMarked(x, y)) all++;
          if (picture.isAllMarked(x, y)) clear++;
        }
      return { all, clear };
    };
    const [bare, made] = [await filled(true), await filled(false)];
    expect(made.clear).toBeGreaterThan(2000);
    expect(bare.clear).toBe(0);
    // Seen all the same.
    expect(bare.all).toBeGreaterThan(0.4 * made.all);
    expect(bare.all).toBeLessThan(0.9 * made.all);
  });

  it('has no line drawn along its lashes', async () => {
    const dark = async (bare: boolean) => {
      const light = { ...worn, skin: '#F0CFB4', lips: '#C9736A' };
      const { height, width, lightness } = await seen(<Face id="f" {...light} bare={bare} />, 4);
      let count = 0;
      // Around the eye of the picture's left, but for its iris.
      for (let y = 0.33 * height; y < 0.42 * height; y++)
        for (let x = 0.33 * width; x < 0.475 * width; x++)
          if (Math.abs(x / 4 - 81) > 5.6 && lightness(Math.round(x), Math.round(y)) < 110) count++;
      return count;
    };
    const [bare, drawn] = [await dark(true), await dark(false)];
    expect(drawn).toBeGreaterThan(250);
    expect(bare).toBeLessThan(drawn / 3);
  });

  it.each(PRESENTATIONS)('is everybody’s on figures but who asked to be drawn feminine: %s', async (presentation) => {
    const sitter = { skin: SKIN, hair: PLAIN, lips: MARKED, wears: 'crop', cover: PLAIN } as const;
    const { width, height, isMarked } = await seen(<Bust id="b" {...{ sitter, presentation }} cloth={PLAIN} />, 8);
    let lips = 0;
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isMarked(x, y)) lips++;
    if (presentation === 'feminine') expect(lips).toBeGreaterThan(850);
    else expect(lips).toBeLessThan(750);
    expect(lips).toBeGreaterThan(300);
  });
});

it('the arms of glasses go behind the ears and end on none', async () => {
  const face = { skin: SKIN, hair: SKIN, brow: SKIN, iris: SKIN, lips: SKIN, style: 'bald', glasses: MARKED } as const;
  for (const shape of FRAME_SHAPES) {
    const look = { shape, rim: 6, brow: false, half: false, flecked: false, clear: false, soft: false };
    for (const worn of [{ look }, {}]) {
      const { isMarked } = await seen(<Face id="f" {...face} {...worn} />, 5);
      const reaches = (from: number, to: number) => {
        for (let y = 85 * 5; y < 105 * 5; y++) for (let x = from * 5; x < to * 5; x++) if (isMarked(x, y)) return true;
        return false;
      };
      // The head's edge is at 59, and the ear goes on to 51.
      expect(reaches(59, 62), shape).toBe(true);
      expect(reaches(50, 56), shape).toBe(false);
    }
  }
});

it.each(PRESENTATIONS)('an open scarf is gathered at the neck and wide at its ends: %s', async (presentation) => {
  const sitter = { skin: SKIN, hair: PLAIN, lips: SKIN, wears: 'crop', cover: PLAIN } as const;
  const garments = [
    { kind: 'blazer', hex: PLAIN, color: 'Gray' },
    { kind: 'scarf', hex: MARKED, color: 'Pink' },
  ] as const;
  const picture = await seen(<Figure id="f" {...{ sitter, presentation, garments }} ground={PLAIN} />, 4);
  const wide = (y: number) => rowOf(picture, y * 4).length;
  expect(wide(150)).toBeGreaterThan(1.15 * wide(124));
});
