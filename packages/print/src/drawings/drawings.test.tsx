import { BRAND, GARMENT_KINDS, SEASON_NAMES } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '@trueseason/style/color';
import { FRAME_SHAPES, RING, seasonProfile } from '@trueseason/style/seasons';
import { RING_ORDER } from '@trueseason/style/seasons/ring';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Frame } from './accessories/frame.tsx';
import { JEWELS, Jewel, type JewelKind } from './accessories/jewel.tsx';
import { metalFinish, metalTones } from './accessories/metal.ts';
import { MetalSample } from './accessories/metal-sample.tsx';
import { Ring } from './accessories/ring.tsx';
import { Cloth, shade } from './cloth/cloth.tsx';
import { DrapedCloth } from './cloth/draped-cloth.tsx';
import { AxisDiagram } from './diagrams/axis-diagram.tsx';
import { Outfit } from './garments/outfit.tsx';
import { HairSwatch } from './hair/hair-swatch.tsx';
import { SeasonIcon } from './icons/season-icon.tsx';
import { RING_COLORS } from './ring/ring-colors.ts';
import { RingPart } from './ring/ring-part.tsx';
import { SeasonRing } from './ring/season-ring.tsx';
import { ShareCard } from './story/share-card.tsx';
import { SocialCard } from './story/social-card.tsx';
import { StoryCard } from './story/story-card.tsx';

const fonts = { displayFont: 'serif', textFont: 'sans-serif' };

/** A drawing that a browser, the report and a picture converter can all read. */
function expectSound(markup: string): void {
  expect(markup).toMatch(/^<svg/);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size, 'ids are unique').toBe(ids.length);
  for (const [, name] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(name);
}

describe('the season ring', () => {
  it('has the twelve seasons in ring order, each in its own colors', () => {
    expect(RING_ORDER).toEqual([...SEASON_NAMES]);
    for (const season of RING_ORDER) expect(RING_COLORS[season][0]).toBe(RING[season].arc);
    expect(new Set(RING_ORDER.map((season) => RING_COLORS[season][0])).size).toBe(12);
  });

  it.each(SEASON_NAMES)('opens at %s with its arc at twelve o’clock', (season) => {
    const markup = renderToStaticMarkup(<SeasonRing season={season} runnerUp="Soft Summer" labels id="r" />);
    expectSound(markup);
    expect(markup).toContain(`rotate(${-30 * RING_ORDER.indexOf(season)}deg)`);
    expect(markup.match(/scale\(1\.16\)/g)).toHaveLength(1);
    for (const name of SEASON_NAMES) expect(markup).toContain(`>${name}</textPath>`);
  });

  it('names the seasons a word a line where its labels are large', () => {
    const markup = renderToStaticMarkup(<SeasonRing labels="large" id="r" />);
    expectSound(markup);
    for (const word of ['Bright', 'True', 'Light', 'Spring']) expect(markup).toContain(`>${word}</textPath>`);
    expect(markup.match(/<textPath/g)).toHaveLength(2 * SEASON_NAMES.length);
  });

  it('shows the season’s own arc on a cloth of the same color', () => {
    const [arc = '', ...others] = RING_COLORS['True Autumn'];
    const own = (ground: string) =>
      renderToStaticMarkup(<RingPart season="True Autumn" part="own" edge="#FFFFFF" ground={ground} />);
    expect(own(arc)).toContain(`fill="${arc}"`);
    expect(others.filter((hex) => own(arc).includes(`fill="${hex}"`))).toHaveLength(1);
    expect(others.filter((hex) => own('#003FB9').includes(`fill="${hex}"`))).toHaveLength(0);
  });

  it('is decoration without a title and a picture with one', () => {
    expect(renderToStaticMarkup(<SeasonRing plain />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<SeasonRing title="The ring" />)).toContain('role="img" aria-label="The ring"');
  });
});

describe('cloth', () => {
  it('shows the true color flat at its edge, the same way every time', () => {
    const draw = (): string => renderToStaticMarkup(<Cloth hex="#B54D22" seed={4} id="c" />);
    expectSound(draw());
    expect(draw()).toContain('fill="#B54D22"');
    expect(draw()).toBe(draw());
  });

  it('hangs differently for another seed', () => {
    const [a, b] = [1, 2].map((seed) => renderToStaticMarkup(<Cloth hex="#B54D22" seed={seed} id="c" />));
    expect(a).not.toBe(b);
  });

  it('hangs from any edge, flat in the true color at its lower end', () => {
    const edge = Array.from({ length: 21 }, (_, i) => [i / 20, 0.6 + 0.1 * Math.sin(i)] as const);
    for (const hex of ['#B54D22', '#FFFFFF', '#0E0E0E']) {
      const markup = renderToStaticMarkup(<DrapedCloth hex={hex} edge={edge} id="d" />);
      expectSound(markup);
      expect(markup).toContain(`fill="${hex}"`);
    }
  });

  it('shades toward dark and light without leaving the gamut', () => {
    for (const hex of ['#000000', '#FFFFFF', '#F4F93B', '#0A2143']) {
      expect(shade(hex, 20)).toMatch(/^#[0-9A-F]{6}$/);
      expect(shade(hex, -20)).toMatch(/^#[0-9A-F]{6}$/);
    }
  });
});

describe('hair and what people wear', () => {
  it('swatches of salt-and-pepper hair, combed over the answered color', () => {
    const strands = { dark: '#2F2D2A', gray: '#8C8986' } as const;
    const markup = renderToStaticMarkup(
      <svg aria-hidden="true">
        <HairSwatch hex="#5B5855" strands={strands} />
      </svg>,
    );
    expectSound(markup);
    for (const hex of ['#5B5855', strands.dark, strands.gray]) expect(markup).toContain(hex);
    expect(markup).not.toContain('<pattern');
  });

  it.each(GARMENT_KINDS)('a garment: %s', (kind) => {
    const markup = renderToStaticMarkup(<Outfit garments={[{ kind, hex: '#707722', color: 'Olive' }]} />);
    expectSound(markup);
    expect(markup, 'something is drawn').toContain('<path');
  });

  it.each([1, 2, 3, 4])('an outfit of %d pieces with shoes', (count) => {
    const garments = (['coat', 'knit', 'pants', 'scarf'] as const)
      .slice(0, count)
      .map((kind) => ({ kind, hex: '#707722', color: 'Olive' }));
    expectSound(
      renderToStaticMarkup(<Outfit garments={[...garments, { kind: 'shoes', hex: '#5D2A22', color: 'Mahogany' }]} />),
    );
  });

  it('frames and jewelry', () => {
    for (const shape of FRAME_SHAPES)
      expectSound(renderToStaticMarkup(<Frame shape={shape} rim={6} color="#333333" />));
  });

  it.each(SEASON_NAMES)('the jewelry and the frames of %s, in their own colors', (season) => {
    const profile = seasonProfile(season);
    const { jewels } = profile;
    const drawn = (kind: JewelKind) => renderToStaticMarkup(<Jewel kind={kind} jewels={jewels} />);
    for (const kind of JEWELS) {
      expectSound(drawn(kind));
      expectSound(renderToStaticMarkup(<Jewel kind={kind} jewels={profile.jewels} />));
    }
    for (const [kind, { stone }] of [
      ['rings', jewels.ring],
      ['necklaces', jewels.necklace],
      ['earrings', jewels.earrings],
    ] as const)
      if (stone) expect(drawn(kind)).toContain(stone);
    expect(drawn('watches')).toContain(jewels.watch.dial);
    if (jewels.watch.strap) expect(drawn('watches')).toContain(jewels.watch.strap);
    for (const { hex, look } of profile.frames) {
      const frame = renderToStaticMarkup(<Frame {...look} color={hex} />);
      expectSound(frame);
      expect(frame).toContain(hex);
    }
  });

  it('a ring for each of its kinds', () => {
    const { ring } = seasonProfile('True Autumn').jewels;
    const kinds = ['fine', 'solitaire', 'square', 'closed', 'signet'] as const;
    const drawn = kinds.map((kind) => renderToStaticMarkup(<Ring {...ring} kind={kind} />));
    expect(new Set(drawn).size).toBe(kinds.length);
  });

  it('distinguishes rose gold from gold, and falls back to silver', () => {
    expect(metalTones('Rose Gold')).not.toEqual(metalTones('Gold'));
    expect(metalTones('Unobtainium')).toEqual(metalTones('Silver'));
  });

  it.each(SEASON_NAMES)('no two metals of %s look alike', (season) => {
    const best = seasonProfile(season).metals;
    const drawn = best.map((name) => renderToStaticMarkup(<MetalSample name={name} id="m" />));
    for (const markup of drawn) expectSound(markup);
    expect(new Set(drawn).size).toBe(best.length);
    for (const [i, a] of best.entries()) {
      for (const b of best.slice(i + 1)) {
        const apart = deltaE00(hexToLab(metalTones(a)[1]), hexToLab(metalTones(b)[1]));
        expect(apart > 4 || metalFinish(a) !== metalFinish(b), `${a} and ${b}: ${apart.toFixed(1)}`).toBe(true);
      }
    }
  });

  it('reads the finish from the name, or knows what is usual', () => {
    expect(['Brushed Gold', 'Antique Gold', 'Matte Bronze', 'Gold'].map(metalFinish)).toEqual([
      'brushed',
      'antique',
      'matte',
      'smooth',
    ]);
    expect(metalFinish('Hammered Silver')).toBe('hammered');
    expect(metalFinish('Stainless Steel')).toBe('brushed');
  });
});

it.each(SEASON_NAMES)('the motif of %s', (season) => {
  expectSound(renderToStaticMarkup(<SeasonIcon season={season} colors={['#111111', '#222222', '#333333']} />));
});

it.each(SEASON_NAMES)('the story and the link preview of %s', (season) => {
  const story = renderToStaticMarkup(<StoryCard season={season} displayFont="serif" textFont="sans-serif" />);
  expectSound(story);
  for (const words of ['AI Color Analysis', 'I&#x27;M A', RING[season].subtitle, BRAND.handle])
    expect(story).toContain(words);
  expectSound(renderToStaticMarkup(<SocialCard season={season} />));
});

it.each(SEASON_NAMES)('the cards to share of %s, with a face below and without', (season) => {
  const edge = [
    [0, 0.6],
    [0.5, 0.66],
    [1, 0.6],
  ] as const;
  const colors = ['#A00000', '#B00000', '#C00000', '#D00000', '#E00000'];
  for (const [width, height] of [
    [1080, 1920],
    [1080, 1080],
    [720, 1280],
  ] as const) {
    for (const under of [edge, null]) {
      const card = renderToStaticMarkup(
        <ShareCard season={season} colors={colors} width={width} height={height} edge={under} {...fonts} />,
      );
      expectSound(card);
      for (const text of [
        RING[season].subtitle,
        BRAND.handle,
        'AI Color Analysis',
        'I&#x27;M A',
        ...season.split(' '),
        ...colors,
      ]) {
        expect(card).toContain(text);
      }
    }
  }
});

it.each(SEASON_NAMES)('the card of %s beside a wrong color can be read under a large face, too', (season) => {
  const edge = [
    [0, 0.8],
    [1, 0.8],
  ] as const;
  const beside = { hex: '#C8734A', address: BRAND.handle };
  const card = renderToStaticMarkup(
    <ShareCard
      season={season}
      colors={['#D0CCC1']}
      width={1080}
      height={1350}
      edge={edge}
      beside={beside}
      {...fonts}
    />,
  );
  const [, size] = new RegExp(`font-size="([\\d.]+)"[^>]*>${RING[season].subtitle}<`).exec(card) ?? [];
  expect(Number(size)).toBeGreaterThanOrEqual(28);
});

it('the axis diagram places a person and keeps far values inside', () => {
  const estimate = { value: 9, sd: 0.1 };
  const markup = renderToStaticMarkup(
    <AxisDiagram
      scores={{ temperature: estimate, value: { value: -0.5, sd: 0.2 }, chroma: estimate, contrast: estimate }}
      deciding="value"
      runnerUp="Soft Autumn"
    />,
  );
  expectSound(markup);
  expect(markup).toContain('>decided against Soft Autumn');
  expect(markup).toContain('−0.50\u00a0±\u00a00.20');
  expect(markup).toContain('+9.00\u00a0±\u00a00.10, beyond\u00a0the\u00a0scale');
  for (const [, cx] of markup.matchAll(/cx="([\d.]+)"/g)) expect(Number(cx)).toBeLessThanOrEqual(360);
});

it('the axis diagram keeps its dotted notches clear of the words below and above them', () => {
  const middle = { value: 0, sd: 0.1 };
  const markup = renderToStaticMarkup(
    <AxisDiagram
      scores={{ temperature: middle, value: middle, chroma: middle, contrast: middle }}
      season={{ temperature: 0, value: 0, chroma: 0, contrast: 0 }}
      deciding="value"
      runnerUp="Bright Spring"
    />,
  );
  const lines = [...markup.matchAll(/<text x="[\d.]+" y="([\d.]+)" font-size="([\d.]+)"/g)];
  const notches = [...markup.matchAll(/d="M[\d.]+ ([\d.]+)V([\d.]+)" [^>]*stroke-dasharray/g)];
  expect(notches).toHaveLength(4);
  const air = 4;
  for (const [, from, to] of notches) {
    for (const [, base, size] of lines) {
      const [top, foot] = [Number(base) - 0.75 * Number(size), Number(base) + 0.25 * Number(size)];
      expect(top > Number(to) + air || foot < Number(from) - air, `${base} beside ${from} to ${to}`).toBe(true);
    }
  }
});
