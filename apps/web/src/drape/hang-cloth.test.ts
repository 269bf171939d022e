import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { PLATE, type PlateShape } from './frame.ts';
import { type Drape, hangCloth } from './hang-cloth.ts';
import { box } from './testing/box.ts';

interface Sitter {
  readonly ratio: number;
  /** Center and half axes of the face in shares of the photo's height, and how far the head leans, in degrees. */
  readonly at?: readonly [number, number];
  readonly size?: readonly [number, number];
  readonly lean?: number;
  /** A beard that hangs this far below the chin. */
  readonly beard?: number;
  /** Height of the shoulders. */
  readonly shoulders?: number;
}

const body = (line: OutlinePoint[]): PhotoSilhouette => ({ feature: 'body', lines: [line] });
const hang = (...of: Parameters<typeof hangCloth>) => hangCloth(...of) as Drape;
/** How sharply an edge bends at most. */
const bend = ({ edge }: Drape) => {
  const heights = edge.map(([, y]) => y);
  return Math.max(...heights.slice(1, -1).map((y, i) => Math.abs((heights[i] ?? 0) + (heights[i + 2] ?? 0) - 2 * y)));
};
const within = (value: number) => Math.max(0, Math.min(1, value));

function sit({ ratio, at = [ratio / 2, 0.42], size = [0.16, 0.22], lean = 0, beard = 0, shoulders }: Sitter) {
  const cos = Math.cos((lean * Math.PI) / 180);
  const sin = Math.sin((lean * Math.PI) / 180);
  const line = Array.from({ length: 72 }, (_, i): OutlinePoint => {
    const angle = (i / 36) * Math.PI;
    const point = Math.abs(angle - Math.PI / 2) < 0.3 ? beard : 0;
    const x = size[0] * Math.cos(angle);
    const y = size[1] * Math.sin(angle) + point;
    return [within((at[0] + x * cos - y * sin) / ratio), within(at[1] + x * sin + y * cos)];
  });
  const clothes = shoulders === undefined ? [] : [body(box(0, shoulders, 1, 1))];
  return { face: line, silhouettes: [{ feature: 'face' as const, lines: [line] }, ...clothes] };
}

/** The height of the cloth at a point of the photo, in shares of the photo. */
function clothAt({ frame, edge }: Drape, x: number): number {
  const u = (x - frame.left) / frame.width;
  const i = edge.findIndex(([edgeX]) => edgeX >= u);
  const [x0, y0] = edge[Math.max(0, i - 1)] ?? [0, 0];
  const [x1, y1] = edge[i] ?? [1, 0];
  const y = x1 === x0 ? y1 : y0 + ((u - x0) / (x1 - x0)) * (y1 - y0);
  return frame.top + y * frame.height;
}

const SITTERS: readonly (readonly [string, Sitter])[] = [
  ['an upright head', { ratio: 0.77 }],
  ['a wide photo', { ratio: 1.5 }],
  ['a phone’s photo', { ratio: 0.5625, size: [0.12, 0.165] }],
  ['a head that leans to the left', { ratio: 0.77, lean: 22 }],
  ['a head that leans to the right', { ratio: 0.77, lean: -22 }],
  ['a full beard', { ratio: 0.77, beard: 0.08 }],
  ['a face at the edge of the photo', { ratio: 0.77, at: [0.1, 0.42] }],
  ['a face that fills the photo', { ratio: 0.77, size: [0.34, 0.46], at: [0.385, 0.48] }],
  ['a collar up to the chin', { ratio: 0.77, shoulders: 0.6 }],
  ['a chin that the photo cuts off', { ratio: 0.77, at: [0.385, 0.85] }],
];

const SHAPES: readonly PlateShape[] = [PLATE, { ratio: 0.68, clothBelow: 0.95 }, { ratio: 0.46, clothBelow: 1.15 }];
const IN_EVERY_SHAPE = SHAPES.flatMap((shape) =>
  SITTERS.map(([what, sitter]) => [`${what}, ${shape.ratio}`, sitter, shape] as const),
);

describe('hangCloth', () => {
  it.each(IN_EVERY_SHAPE)('leaves every part of the face bare: %s', (_, sitter, shape) => {
    const { face, silhouettes } = sit(sitter);
    const drape = hang(silhouettes, sitter.ratio, shape);
    const { left, width } = drape.frame;
    for (const [i, [x, y]] of face.entries()) {
      const [nextX, nextY] = face[(i + 1) % face.length] as OutlinePoint;
      for (const share of [0, 0.25, 0.5, 0.75]) {
        const px = x + (nextX - x) * share;
        const py = y + (nextY - y) * share;
        if (px < left || px > left + width) continue;
        expect(clothAt(drape, px)).toBeGreaterThanOrEqual(Math.min(py, 1) - 1e-9);
      }
    }
  });

  it.each(IN_EVERY_SHAPE)(
    'shows a good piece of cloth in a plate that keeps the photo’s shape: %s',
    (_, sitter, shape) => {
      const { frame, edge } = hang(sit(sitter).silhouettes, sitter.ratio, shape);
      expect((frame.width * sitter.ratio) / frame.height).toBeCloseTo(shape.ratio, 9);
      expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0);
      expect(frame.left + frame.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.max(...edge.map(([, y]) => y))).toBeLessThan(0.88);
      // Nothing but cloth below the end of the photo.
      for (const [, y] of edge) expect(frame.top + y * frame.height).toBeLessThanOrEqual(1);
    },
  );

  it('lies close under the chin', () => {
    const { silhouettes } = sit({ ratio: 0.77 });
    const below = clothAt(hang(silhouettes, 0.77), 0.5) - 0.64;
    expect(below).toBeGreaterThan(0.01);
    expect(below).toBeLessThan(0.04);
  });

  it.each([0.95, 0.985, 1, 1.02, 1.04])(
    'has one edge and no steps where a photo ends with a chin at %s of it',
    (end) => {
      const cut = sit({ ratio: 0.77, at: [0.385, end - 0.3], size: [0.22, 0.3], shoulders: end - 0.1 });
      const drape = hang(cut.silhouettes, 0.77, { ...PLATE, textTop: 0.69 });
      expect(bend(drape)).toBeLessThan(0.003);
      // The photo goes as far as the cloth does.
      for (const [, y] of drape.edge) expect(drape.frame.top + y * drape.frame.height).toBeLessThanOrEqual(1);
    },
  );

  it.each<[what: string, clothes: OutlinePoint[], at: number[], above: number]>([
    ...[0.57, 0.5].map((top): [string, OutlinePoint[], number[], number] => [
      `a lapel at one side alone, as high as any is covered (${top})`,
      [...box(0.68, top, 0.76, 0).slice(0, 2), [0.9, 0.7], [0.9, 1], [0.68, 1]],
      [0.69, 0.71, 0.73, 0.75],
      0.58,
    ]),
  ])('covers %s', (_, clothes, at, above) => {
    const drape = hang([...sit({ ratio: 0.77 }).silhouettes, body(clothes)], 0.77);
    for (const x of at) expect(clothAt(drape, x)).toBeLessThan(above);
  });

  it('has nothing to hang a cloth on without the line of a face', () => {
    expect(hangCloth([], 0.77)).toBeNull();
    expect(hangCloth(sit({ ratio: 0.77, shoulders: 0.7 }).silhouettes.slice(1), 0.77)).toBeNull();
  });

  it('lies no lower at the sides than the words that stand on it allow', () => {
    const square: PlateShape = { ratio: 1, clothBelow: 0.85, airAbove: 0.68 };
    const narrow = { ratio: 0.8, size: [0.2, 0.26] as const, at: [0.4, 0.4] as const };
    const lowestSide = (shape: PlateShape) => {
      const edge = hangCloth(sit(narrow).silhouettes, narrow.ratio, shape)?.edge ?? [];
      return Math.max(...[edge[0], edge.at(-1)].map((point) => point?.[1] ?? 1));
    };
    expect(lowestSide(square)).toBeGreaterThan(0.76);
    expect(lowestSide({ ...square, textTop: 0.74 })).toBeLessThanOrEqual(0.74 + 1e-9);
  });

  it('keeps a face that lies low on its photo above the words', () => {
    const low = { ratio: 0.78, size: [0.3, 0.5] as const, at: [0.4, 0.66] as const };
    const lowest = (shape: PlateShape) =>
      Math.max(...(hangCloth(sit(low).silhouettes, low.ratio, shape)?.edge ?? []).map(([, y]) => y));
    expect(lowest(PLATE)).toBeGreaterThan(0.75);
    expect(lowest({ ...PLATE, textTop: 0.69 })).toBeLessThan(0.74);
  });
});
