import { type Feature, type PhotoOutline, photoMarkSchema } from '@trueseason/contracts';
import { deltaE00, hexToLab, labToLch } from '@trueseason/style/color';
import {
  customerPhotos,
  REGIONS,
  type RegionMap,
  type RegionName,
  regionsOf,
  truthOf,
} from '@trueseason/testing/portraits';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnalyzeOutcome, loadEngine } from '../engine.ts';
import { forPixelsInside } from '../picture/polygon.ts';
import { colorRegions, type Region } from './outline-regions.ts';

type Ok = Extract<AnalyzeOutcome, { ok: true }>;

/** What a portrait shows inside an outline, as shares. Even-odd fill. */
function shownIn(map: RegionMap, lines: Region['lines'], names: readonly RegionName[]): number {
  const count = new Map<number, number>();
  for (const line of lines) {
    const polygon = line.map(([x, y]) => ({ x: x * map.width, y: y * map.height }));
    forPixelsInside(polygon, map.width, map.height, (x, y) => {
      const pixel = y * map.width + x;
      count.set(pixel, (count.get(pixel) ?? 0) + 1);
    });
  }
  const inside = [...count].filter(([, times]) => times % 2 === 1).map(([pixel]) => map.region[pixel]);
  const wanted = names.map((name): number => REGIONS[name]);
  return inside.filter((region) => wanted.includes(region ?? -1)).length / inside.length;
}

const EXPECTED: Readonly<Record<Feature, { shows: readonly RegionName[]; least: number }>> = {
  skin: { shows: ['skin', 'body'], least: 0.93 },
  hair: { shows: ['hair'], least: 0.9 },
  iris: { shows: ['iris'], least: 0.85 },
  // Sparse hairs with skin between them.
  brows: { shows: ['brow', 'skin'], least: 0.95 },
  lips: { shows: ['lips', 'detail'], least: 0.85 },
  sclera: { shows: ['sclera'], least: 0.85 },
};

describe('the outlines of a painted portrait', () => {
  const pictures = ['customer-1', 'customer-2', 'customer-3'] as const;
  let maps: RegionMap[];
  let outcome: Ok;
  beforeAll(async () => {
    const engine = await loadEngine();
    maps = await Promise.all(pictures.map(regionsOf));
    const analyzed = await engine.analyze(await customerPhotos());
    if (!analyzed.ok) throw new Error(JSON.stringify(analyzed.photos));
    outcome = analyzed;
  });
  const of = (photo: number, feature: Feature) =>
    (outcome.outlines[photo] ?? []).filter((outline): outline is PhotoOutline => outline.feature === feature);

  it('are one small, valid list per photo', () => {
    expect(outcome.outlines).toHaveLength(3);
    for (const outlines of outcome.outlines) {
      photoMarkSchema.array().parse(outlines);
      expect(JSON.stringify(outlines).length).toBeLessThan(16_000);
    }
  });

  it.each(Object.keys(EXPECTED) as Feature[])('cover the %s', (feature) => {
    const { shows, least } = EXPECTED[feature];
    for (const [i, map] of maps.entries()) {
      const outlines = of(i, feature);
      expect(outlines.length, `photo ${i + 1}`).toBeGreaterThan(0);
      for (const { lines } of outlines) expect(shownIn(map, lines, shows)).toBeGreaterThan(least);
    }
  });

  it('enclose nearly all hair, and little else', () => {
    for (const [i, { width, height, region }] of maps.entries()) {
      const rows = [...region.keys()].filter((k) => region[k] === REGIONS.hair).map((k) => Math.floor(k / width));
      const top = Math.min(...of(i, 'hair').flatMap(({ lines }) => lines.flat().map(([, y]) => y))) * height;
      const highest = rows.reduce((least, y) => Math.min(least, y), height);
      expect(Math.abs(top - highest), `photo ${i + 1}`).toBeLessThan(0.02 * height);
    }
  });

  it.each([
    ['face', ['skin', 'lips', 'detail', 'iris', 'sclera', 'brow', 'hair'], 0.9],
    ['body', ['body', 'clothes'], 0.9],
  ] as const)('end with the %s, so a cape can be drawn between them', (feature, shows, least) => {
    for (const [i, map] of maps.entries()) {
      const lines = (outcome.outlines[i] ?? []).find((mark) => mark.feature === feature)?.lines ?? [];
      expect(shownIn(map, lines, shows), `photo ${i + 1}`).toBeGreaterThan(least);
    }
  });

  it('enclose all facial skin below the mouth', () => {
    for (const [i, { width, height, region }] of maps.entries()) {
      const face = (outcome.outlines[i] ?? []).find((mark) => mark.feature === 'face');
      const lips = of(i, 'lips')[0]?.lines.flat() ?? [];
      const mouth = Math.max(...lips.map(([, y]) => y)) * height;
      const inside = new Set<number>();
      for (const line of face?.lines ?? []) {
        const polygon = line.map(([x, y]) => ({ x: x * width, y: y * height }));
        forPixelsInside(polygon, width, height, (x, y) => inside.add(y * width + x));
      }
      const skin = [...region.keys()].filter((k) => region[k] === REGIONS.skin && k > mouth * width);
      const outside = skin.filter((k) => !inside.has(k)).length / skin.length;
      expect(outside, `photo ${i + 1}`).toBeLessThan(0.01);
    }
  });

  it('have the color below them', () => {
    for (const [i, picture] of pictures.entries()) {
      const seen = truthOf(picture).lips;
      const [outline] = of(i, 'lips');
      if (!seen || !outline) throw new Error('no lips');
      // Brightness stays as photographed, so compare hue and chroma at the true lightness.
      const [, a, b] = hexToLab(outline.hex ?? '');
      expect(deltaE00([seen[0], a, b], seen)).toBeLessThan(8);
    }
  });
});

describe('colorRegions', () => {
  it('removes the cast, keeps the brightness, and skips unread regions', () => {
    const line: Region['lines'][number] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    const regions: Region[] = [
      { feature: 'lips', zone: null, lines: [line] },
      { feature: 'hair', zone: null, lines: [line] },
    ];
    const reading = { color: [0.4, 1.0, -1.5], sd: [0.1, 0.1, 0.1], pixels: 100 } as const;
    const colored = colorRegions(regions, { zones: {}, features: { lips: reading } }, [0.4, 1.0, 0.5]);
    expect(colored).toHaveLength(1);
    const [l, a, b] = hexToLab(colored[0]?.hex ?? '');
    expect(Math.hypot(a, b)).toBeLessThan(1);
    expect(l).toBeGreaterThan(50);
  });

  it('lifts skin zones together to the evenly lit face', () => {
    const lines: Region['lines'] = [];
    const zone = (depth: number) => ({ color: [0.2, 0.6, depth], sd: [0.1, 0.1, 0.1], pixels: 100 }) as const;
    const zones = { forehead: zone(-1.2), chin: zone(-1.6) };
    const regions: Region[] = (['forehead', 'chin'] as const).map((name) => ({ feature: 'skin', zone: name, lines }));
    const lightness = (face: number | undefined) =>
      colorRegions(regions, { zones, features: {}, tones: { face } }, [0, 0, 0]).map(
        ({ hex }) => hexToLab(hex ?? '')[0],
      );
    const [asRead, asLit, none] = [lightness(-1.4), lightness(-1), lightness(undefined)];
    expect(none).toEqual(asRead);
    expect(asLit[0]).toBeGreaterThan((asRead[0] ?? 0) + 6);
    expect(asLit[1]).toBeGreaterThan((asRead[1] ?? 0) + 6);
  });

  it('reduces chroma of lifted skin zones, as in light skin', () => {
    const regions: Region[] = (['forehead', 'cheekLeft'] as const).map((name) => ({
      feature: 'skin',
      zone: name,
      lines: [[[0, 0]]],
    }));
    const zones = Object.fromEntries(
      regions.map(({ zone }) => [zone, { color: [0.2, 0.9, -1.7], sd: [0, 0, 0], pixels: 1 } as const]),
    );
    const chroma = (skin?: [number, number, number]) =>
      colorRegions(
        regions,
        { zones, features: {}, tones: { face: -1.2 }, ...(skin && { displayed: { skin } }) },
        [0, 0, 0],
      ).map((outline) => labToLch(hexToLab(outline.hex ?? ''))[1]);
    for (const [k, c] of chroma([0.15, 0.7, -1.2]).entries()) expect(c).toBeLessThan((chroma()[k] ?? 0) - 4);
  });

  it.each(['chin', 'neck'] as const)(
    'shows no beard or deep shade (%s) as skin, and lifts the bare zones without it',
    (name) => {
      const lines: Region['lines'] = [];
      const zone = (depth: number) => ({ color: [0.2, 0.6, depth], sd: [0.1, 0.1, 0.1], pixels: 100 }) as const;
      const regions: Region[] = (['forehead', name] as const).map((one) => ({ feature: 'skin', zone: one, lines }));
      const shown = (depth: number) =>
        colorRegions(
          regions,
          { zones: { forehead: zone(-1.2), [name]: zone(depth) }, features: {}, tones: { face: -1.2 } },
          [0, 0, 0],
        );
      expect(shown(-2.4)[1]?.hex).toBeNull();
      expect(shown(-1.9)[1]?.hex).not.toBeNull();
      expect(shown(-2.4)[0]).toEqual(
        colorRegions(regions, { zones: { forehead: zone(-1.2) }, features: {}, tones: { face: -1.2 } }, [0, 0, 0])[0],
      );
    },
  );

  it('limits brows to the redness displayed', () => {
    const lines: Region['lines'] = [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ];
    const brows = { color: [0.3, 1.3, -2.6], sd: [0.1, 0.1, 0.1], pixels: 100 } as const;
    const [drawn] = colorRegions(
      [{ feature: 'brows', zone: null, lines }],
      { zones: {}, features: { brows } },
      [0, 0, 0],
    );
    expect(hexToLab(drawn?.hex ?? '')[1]).toBeLessThan(8);
  });

  it('keeps an unreadable iris without a color', () => {
    const lines: Region['lines'] = [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ];
    const iris = { color: [0.2, 0.6, -5], sd: [0.1, 0.1, 0.1], pixels: 100 } as const;
    const readings = { zones: {}, features: { iris }, displayed: { iris: null } };
    expect(colorRegions([{ feature: 'iris', zone: null, lines }], readings, [0, 0, 0])).toEqual([
      { feature: 'iris', zone: null, lines, hex: null },
    ]);
  });
});
