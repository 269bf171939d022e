import { deltaE00, hexToLab } from '@trueseason/color';
import {
  HAIR_WORN,
  type HexColor,
  type MeasuredColor,
  NO_ANSWERS,
  PRESENTATIONS,
  SEASON_NAMES,
} from '@trueseason/contracts';
import { GARMENT_KINDS, seasonProfile, wornAs } from '@trueseason/seasons';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bust, Figure, sitterOf } from '../index.ts';
import { bodyOf } from './body.ts';
import { FRONT_GROWTHS } from './hair-growths.ts';

const measured = (hex: HexColor): MeasuredColor => ({
  lab: hexToLab(hex),
  sd: [1, 1, 1],
  hex,
  pixels: 900,
  quality: 1,
});
const evidence = {
  features: {
    skin: measured('#B98767'),
    hair: measured('#3B302A'),
    lips: measured('#A8675E'),
    brows: null,
    iris: null,
    sclera: null,
  },
  photos: [],
};
const PALETTE = seasonProfile('Dark Autumn').palette.coreNeutrals.map(({ hex }) => hex);
const LOOK = seasonProfile('Dark Autumn').outfits[0];
if (!LOOK) throw new Error('no look');

const draw = (props: Partial<Parameters<typeof Figure>[0]> = {}): string =>
  renderToStaticMarkup(
    <Figure
      id="f"
      sitter={sitterOf(evidence, 'between', PALETTE)}
      presentation="between"
      garments={LOOK.garments}
      ground="#336699"
      {...props}
    />,
  );

function expectSound(markup: string): void {
  expect(markup).toMatch(/^<svg/);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size, 'ids are unique').toBe(ids.length);
  for (const [, name] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(name);
}

/** From where to where the points of an outline reach, near a height. */
function spanAt(d: string, height: number): readonly [from: number, to: number] {
  const points = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const xs = points.filter(([, y]) => Math.abs(y - height) < 25).map(([x]) => x);
  return [Math.min(...xs), Math.max(...xs)];
}

describe('a dressed figure', () => {
  it.each(HAIR_WORN)('wears salt-and-pepper hair in strands of both colors: %s', (hairWorn) => {
    const hair = { ...measured('#5B5855'), strands: { dark: '#2F2D2A' as const, gray: '#8C8986' as const } };
    const seen = { ...evidence, features: { ...evidence.features, hair }, answers: { ...NO_ANSWERS, hairWorn } };
    const markup = draw({ sitter: sitterOf(seen, 'between', PALETTE) });
    expectSound(markup);
    const drawn = sitterOf(seen, 'between', PALETTE);
    const isHair = hairWorn !== 'shaved' && hairWorn !== 'covered';
    expect(markup.includes(`stroke="${drawn.strands?.gray}"`)).toBe(isHair);
    expect(markup.includes('-temple)')).toBe(isHair);
    if (isHair) expect(markup).toContain(`stop-color="${drawn.hair}"`);
  });

  it.each(SEASON_NAMES)('wears each look of %s in its own colors, in every cut', (season) => {
    for (const presentation of PRESENTATIONS)
      for (const planned of seasonProfile(season).outfits) {
        const { garments } = wornAs(planned, presentation);
        const markup = draw({ presentation, garments });
        expectSound(markup);
        for (const { hex } of garments) expect(markup).toContain(`stop-color="${hex}"`);
      }
  });

  it.each(GARMENT_KINDS)('is drawn with: %s', (kind) => {
    const one = [{ kind, hex: '#336699' as const, color: 'Blue' }];
    for (const presentation of PRESENTATIONS) {
      const dressed = draw({ presentation, garments: one });
      expectSound(dressed);
      expect(dressed).toContain(`url(#f-336699`);
    }
  });

  it('stands otherwise in each cut', () => {
    expect(new Set(PRESENTATIONS.map((presentation) => draw({ presentation }))).size).toBe(3);
  });

  it('has a name where it has one to say, and is decoration without', () => {
    expect(draw({ title: 'A look' })).toContain('role="img" aria-label="A look"');
    expect(draw()).toContain('aria-hidden="true"');
  });
});

describe('who is drawn', () => {
  const said = (hairWorn: (typeof HAIR_WORN)[number] | null) =>
    sitterOf({ ...evidence, answers: { ...NO_ANSWERS, hairWorn } }, 'between', PALETTE);

  it('has the measured skin and hair', () => {
    const markup = draw();
    expect(markup).toContain(`stop-color="${evidence.features.skin.hex}"`);
    expect(markup).toContain(`stop-color="${evidence.features.hair.hex}"`);
  });

  it.each(HAIR_WORN)('wears what they say: %s', (hairWorn) => {
    const sitter = said(hairWorn);
    expectSound(draw({ sitter }));
    const isLikeUnsaid = hairWorn === 'crop';
    expect(draw({ sitter }) === draw({ sitter: said(null) })).toBe(isLikeUnsaid);
  });

  it('is drawn by a word that a newer build knows as if they had said none', () => {
    expect(said('mohawk' as 'short')).toEqual(said(null));
  });

  it.each(PRESENTATIONS)('wears hair that is said to reach the shoulders down to them: %s', (presentation) => {
    const { head, shoulder } = bodyOf(presentation);
    const falls = FRONT_GROWTHS.lob?.falls ?? [];
    const lowest = Math.max(...falls.flatMap(({ across }) => across.flat().map(([, y]) => y)));
    expect(head.y + lowest).toBeGreaterThan(Math.min(...shoulder.map(([, y]) => y)) - 4);
  });

  it('stands in sandals that show the foot, and their lining where nobody does', () => {
    const garments = [{ kind: 'sandals', hex: '#5A3A22', color: 'Cognac' }] as const;
    expect(draw({ garments })).not.toContain('#E6D8C2');
    expect(draw({ sitter: null, garments })).toContain('#E6D8C2');
  });

  it('has a trench’s own belt at its seams', () => {
    const pieces = (kind: 'coat' | 'trench') =>
      draw({ garments: [{ kind, hex: '#C8A878', color: 'Beige' }] }).split('url(#f-C8A878)').length;
    expect(pieces('trench') - pieces('coat')).toBe(4);
  });

  it('wears a crop where nobody has said, and nothing where no hair was seen', () => {
    expect(said(null).wears).toBe('crop');
    const bare = { ...evidence, features: { ...evidence.features, hair: null } };
    expect(sitterOf(bare, 'between', PALETTE).wears).toBe('bare');
    expect(said('shaved').wears).toBe('bare');
  });

  it('wears hair below the chin where photos showed it and nobody said, and where gray says nothing of its length', () => {
    const photos = ([1, 2, 3] as const).map((position) => ({
      position,
      problems: [],
      warnings: [],
      ...(position > 1 && { longHair: true as const }),
    }));
    const wears = (seen: typeof evidence, hairWorn: (typeof HAIR_WORN)[number] | null) =>
      sitterOf({ ...seen, photos, answers: { ...NO_ANSWERS, hairWorn } }, 'between', PALETTE).wears;
    expect(wears(evidence, null)).toBe('lob');
    expect(wears(evidence, 'gray')).toBe('lob');
    expect(wears(evidence, 'bob')).toBe('bob');
    expect(wears(evidence, 'short')).toBe('short');
    expect(sitterOf({ ...evidence, photos: photos.slice(0, 2) }, 'between', PALETTE).wears).toBe('crop');
  });

  it('wears hair to the chin where most photos showed it and nobody said', () => {
    const photos = [{ position: 1 as const, problems: [], warnings: [], bob: true as const }];
    const wears = (hairWorn: (typeof HAIR_WORN)[number] | null) =>
      sitterOf({ ...evidence, photos, answers: { ...NO_ANSWERS, hairWorn } }, 'between', PALETTE).wears;
    expect(wears(null)).toBe('bob');
    expect(wears('gray')).toBe('bob');
    expect(wears('long')).toBe('long');
    expect(wears('short')).toBe('short');
  });

  it('wears coils where most photos showed them and nobody said', () => {
    const photos = [{ position: 1 as const, problems: [], warnings: [], coils: true as const }];
    const wears = (hairWorn: (typeof HAIR_WORN)[number] | null) =>
      sitterOf({ ...evidence, photos, answers: { ...NO_ANSWERS, hairWorn } }, 'between', PALETTE).wears;
    expect(wears(null)).toBe('coils');
    expect(wears('gray')).toBe('coils');
    expect(wears('short')).toBe('short');
  });

  it('is drawn as a head alone in every way to wear hair', () => {
    const bust = (sitter: Parameters<typeof Bust>[0]['sitter']) =>
      renderToStaticMarkup(<Bust id="f" sitter={sitter} presentation="between" cloth="#336699" />);
    const heads = HAIR_WORN.map((hairWorn) => bust(said(hairWorn)));
    for (const head of heads) expectSound(head);
    expect(new Set(heads).size).toBe(HAIR_WORN.length);
  });

  it('wears a beard who says so, alone or in strands', () => {
    const answers = { ...NO_ANSWERS, beard: true as const };
    const strands = { dark: '#2F2D2A', gray: '#8C8986' } as const;
    for (const hair of [evidence.features.hair, { ...evidence.features.hair, strands }]) {
      const features = { ...evidence.features, hair };
      const [shaven, bearded] = [{}, { answers }].map((said) => {
        const sitter = sitterOf({ ...evidence, features, ...said }, 'masculine', PALETTE);
        return [
          draw({ sitter }),
          renderToStaticMarkup(<Bust id="f" sitter={sitter} presentation="masculine" cloth="#336699" />),
        ];
      });
      for (const [i, markup] of (bearded ?? []).entries()) {
        expectSound(markup);
        expect(markup).not.toBe(shaven?.[i]);
      }
    }
  });

  it('hangs a scarf open over a blazer’s lapels, and wraps it over anything else', () => {
    const scarf = { kind: 'scarf', hex: '#C1313A', color: 'True Red' } as const;
    const piecesOver = (kind: 'blazer' | 'coat') =>
      draw({ garments: [{ kind, hex: '#111111', color: 'Black' }, scarf] }).split('url(#f-C1313A)').length - 1;
    expect([piecesOver('blazer'), piecesOver('coat')]).toEqual([2, 4]);
  });

  it.each(PRESENTATIONS)('shows the wall between the legs of wide trousers: %s', (presentation) => {
    const markup = draw({ presentation, garments: [{ kind: 'wide-trousers', hex: '#123456', color: 'Navy' }] });
    const legs = [...markup.matchAll(/<path d="([^"]+)" fill="url\(#f-123456\)"/g)].map(([, d = '']) => spanAt(d, 400));
    const [back, front] = legs.filter(([from, to]) => from < to);
    expect((back?.[0] ?? 0) - (front?.[1] ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(4);
  });

  it('covers hair with a cloth that skin can be told from', () => {
    const { cover, skin } = said('covered');
    expect(PALETTE).toContain(cover);
    expect(deltaE00(hexToLab(cover), hexToLab(skin))).toBeGreaterThan(25);
  });

  it.each(['#2B1A13', '#FBE9DF'])('can be told from the ground with skin of %s', (skin) => {
    const ground = /<rect[^>]* fill="(#[0-9A-F]{6})"/.exec(draw())?.[1] ?? '';
    const markup = draw({ sitter: { ...said(null), skin } });
    const lines = [...markup.matchAll(/stroke="(#[0-9A-F]{6})"/g)].map(([, hex = '']) => hex);
    expect(lines.some((hex) => deltaE00(hexToLab(hex), hexToLab(ground)) > 15)).toBe(true);
    expect(deltaE00(hexToLab(skin), hexToLab(ground))).toBeGreaterThan(5);
  });

  it('is nobody where nothing was measured', () => {
    expect(sitterOf(null, 'between', PALETTE)).toBeNull();
  });
});

describe('a look on a rail', () => {
  const skin = evidence.features.skin.hex;

  it.each(SEASON_NAMES)('hangs every piece of each look of %s, in every cut, and nobody in it', (season) => {
    for (const presentation of PRESENTATIONS)
      for (const planned of seasonProfile(season).outfits) {
        const { garments } = wornAs(planned, presentation);
        const markup = draw({ sitter: null, presentation, garments });
        expectSound(markup);
        expect(markup).not.toContain(skin);
        for (const { hex } of garments)
          expect(markup.includes(`fill="url(#f-${hex.slice(1)}`) || markup.includes(`fill="${hex}"`)).toBe(true);
      }
  });

  it.each(GARMENT_KINDS)('shows a %s by itself', (kind) => {
    const one = [{ kind, hex: '#336699' as const, color: 'Blue' }];
    for (const presentation of PRESENTATIONS) {
      const hung = draw({ sitter: null, presentation, garments: one });
      expectSound(hung);
      expect(hung.split('url(#f-336699').length, kind).toBeGreaterThan(1);
    }
  });
});
