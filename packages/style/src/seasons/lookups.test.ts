import { familyOf, hexColorSchema, lockedResultSchema, outfitSchema, SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { contrastRatio, deltaE00, hexToLab, readableInk } from '../color/index.ts';
import { DEFAULT_METALS, jewelryTypesInText, metalsInText } from './accessory-words.ts';
import { colorName, colorNameOr } from './colors/color-name.ts';
import { DECOY_COLORS, decoyPalette } from './colors/decoy-palette.ts';
import { metalColor } from './colors/metal-color.ts';
import { everydayColorName } from './colors/plain-color.ts';
import { swatch, swatches } from './colors/swatches.ts';
import { whereToWear } from './colors/where-to-wear.ts';
import { loadSeasonProfile } from './load-season-profile.ts';
import { outfitsFor } from './outfits.ts';
import { seasonProfile } from './profiles.ts';
import { RING, ringSeasonOr } from './ring.ts';
import { SEASON_ICONS } from './season-icons.ts';

describe('swatches', () => {
  it('reads hex and name over line breaks', () => {
    expect(swatches(`#FFFFFF Pure White,\n   #101010 Soft\n Black`)).toEqual([
      { hex: '#FFFFFF', name: 'Pure White' },
      { hex: '#101010', name: 'Soft Black' },
    ]);
  });

  it.each(['#FFF White', 'Pure White', '#ffffff white', '#FFFFFF', '#FFFFFF  '])('refuses %j', (text) => {
    expect(() => swatch(text)).toThrow(RangeError);
  });
});

describe('color names', () => {
  it('finds the name of a palette color in any case', () => {
    const { hex, name } = seasonProfile('True Autumn').palette.accentBrights[0] ?? { hex: '', name: '' };
    expect(colorName(hex.toLowerCase())).toBe(name);
  });

  it('shows the raw value of a color that has no name', () => {
    expect(colorName('#123456')).toBeUndefined();
    expect(colorNameOr('#123456')).toBe('#123456');
  });

  it('finds the shop word for a color', () => {
    expect(everydayColorName('#13294B')).toBe('navy');
    expect(everydayColorName('#FE0F1B')).toBe('red');
  });
});

it('draws an unknown season as True Winter, and shows the outfits of Light Spring', () => {
  expect(ringSeasonOr('Sunny Winter')).toBe(RING['True Winter']);
  expect(ringSeasonOr('Soft Autumn')).toBe(RING['Soft Autumn']);
  expect(outfitsFor('Sunny Winter')).toEqual(outfitsFor('Light Spring'));
});

describe('metals in a text', () => {
  it('takes them in order of mention, at most five, and reads Rose Gold as one', () => {
    expect(metalsInText('Brass, rose gold and silver; silver again.')).toEqual(['Brass', 'Rose Gold', 'Silver']);
    expect(metalsInText('silver gold platinum brass bronze copper pewter')).toHaveLength(5);
  });

  it('defaults to five when the text names none', () => {
    expect(metalsInText('Wear what you like.')).toEqual([...DEFAULT_METALS]);
  });
});

describe('the color of a metal', () => {
  it('reads the metal at the end of the name and its finish at the start', () => {
    expect(metalColor('Polished Yellow Gold')).toBe(metalColor('Gold'));
    expect(metalColor('Light Rose Gold')).not.toBe(metalColor('Light Gold'));
    expect(hexToLab(metalColor('Antique Gold'))[0]).toBeLessThan(hexToLab(metalColor('Gold'))[0]);
    expect(metalColor('Unobtainium')).toBe(metalColor('Silver'));
  });

  it('knows every metal that a season recommends', () => {
    const unknown = SEASON_NAMES.flatMap((season) => seasonProfile(season).metals).filter(
      (metal) => metalColor(metal) === metalColor('') && !metal.endsWith('Silver'),
    );
    expect(unknown).toEqual([]);
  });
});

describe('jewelry types in a text', () => {
  it('takes singular and plural, once each, at most eight', () => {
    expect(jewelryTypesInText('A ring, two watches, one watch and rings')).toEqual(['Rings', 'Watches']);
    const everything = 'ring necklace earring watch bracelet cuff bangle pendant chain stud';
    expect(jewelryTypesInText(everything)).toHaveLength(8);
  });

  it('does not find a ring inside another word', () => {
    expect(jewelryTypesInText('spring coloring')).toEqual([]);
  });
});

describe('the ring', () => {
  it('gives each season an arc distinct from all others', () => {
    const arcs = SEASON_NAMES.map((season) => RING[season].arc);
    for (const [i, a] of arcs.entries()) {
      for (const b of arcs.slice(i + 1)) expect(deltaE00(hexToLab(a), hexToLab(b)), `${a} ${b}`).toBeGreaterThan(12);
    }
  });

  it('keeps one sign of temperature a family, and opposite leading traits apart', () => {
    for (const name of SEASON_NAMES) {
      const at = RING[name].axes;
      expect(Math.sign(at.temperature)).toBe(/Spring|Autumn/.test(name) ? 1 : -1);
      if (name.startsWith('Light')) expect(at.value).toBeGreaterThan(0.8);
      if (name.startsWith('Dark')) expect(at.value).toBeLessThan(-0.8);
      if (name.startsWith('Soft')) expect(at.chroma).toBeLessThan(-0.8);
      if (name.startsWith('Bright')) expect(at.chroma).toBeGreaterThan(0.8);
    }
  });

  it('gives each season its own slug, icon and subtitle, and four identity colors', () => {
    for (const key of ['slug', 'subtitle'] as const) {
      expect(new Set(SEASON_NAMES.map((season) => RING[season][key])).size).toBe(SEASON_NAMES.length);
    }
    expect(new Set(SEASON_NAMES.map((season) => JSON.stringify(SEASON_ICONS[season]))).size).toBe(SEASON_NAMES.length);
    for (const season of SEASON_NAMES) {
      expect(RING[season].identity).toHaveLength(4);
    }
  });

  it('lets ink be read on every arc', () => {
    for (const season of SEASON_NAMES) {
      const { arc } = RING[season];
      expect(contrastRatio(arc, readableInk(arc))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('where to wear a color', () => {
  const shade = (hex: string) => ({ hex, name: hex });
  const [white, gray, black] = [shade('#FFFFFF'), shade('#909090'), shade('#101010')] as const;

  it('says each garment of a group once, from light to dark', () => {
    expect(whereToWear('neutral', [black, white, gray, black])).toBe(
      'Light: shirts, knitwear and summer pants. Medium: tailoring, bags and coats. Dark: coats, pants, shoes and belts.',
    );
  });

  it('names no depth where a group has only one', () => {
    expect(whereToWear('bright', [black, black])).toBe('Wear them as jackets, knitwear and shirts.');
  });
});

describe('the decoy palette', () => {
  it('shows one muted color of each season, the same for everyone', () => {
    expect(DECOY_COLORS).toHaveLength(SEASON_NAMES.length);
    expect(new Set(DECOY_COLORS).size).toBe(SEASON_NAMES.length);
    const said = { photosDiffer: false, repeated: [], certainty: [], morePhotosFor: 'season', finding: null };
    const locked = { ...decoyPalette(), ...said };
    expect(lockedResultSchema.parse(locked)).toEqual(locked);
    for (const hex of DECOY_COLORS) expect(hexColorSchema.safeParse(hex).success).toBe(true);
  });
});

describe('outfits', () => {
  it.each(SEASON_NAMES)('answers the contract for %s', (season) => {
    for (const [index, outfit] of outfitsFor(season).entries()) {
      expect(outfitSchema.parse(outfit)).toEqual(outfit);
      expect(outfit.image).toBe(`/outfits/${RING[season].slug}/${index + 1}.svg`);
    }
  });
});

describe('loading on demand', () => {
  it.each(SEASON_NAMES)('brings the profile of %s', async (season) => {
    const profile = await loadSeasonProfile(season);
    expect(profile).toBe(seasonProfile(season));
    expect(profile.family).toBe(familyOf(season));
  });
});
