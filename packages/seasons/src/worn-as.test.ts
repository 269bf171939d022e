import { PRESENTATIONS, SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { garmentWords, seasonProfile, wornAs } from './index.ts';

const EACH = SEASON_NAMES.flatMap((season) => PRESENTATIONS.map((presentation) => [season, presentation] as const));

describe('looks as they are worn', () => {
  it.each(EACH)('of %s, %s: whole, and in the colors of the season’s plan', (season, presentation) => {
    for (const planned of seasonProfile(season).outfits) {
      const { garments, keyColor } = wornAs(planned, presentation);
      const colors = new Set(planned.garments.map(({ hex }) => hex));
      for (const { hex } of garments) expect(colors).toContain(hex);
      expect(garments.map(({ hex }) => hex)).toContain(keyColor.hex);
      const kinds = garments.map(({ kind }) => kind);
      expect(new Set(kinds).size, 'nothing is worn twice').toBe(kinds.length);
      const legs = kinds.filter((kind) => /dress|jumpsuit|skirt|trousers|jeans|chinos|shorts/.test(kind));
      expect(legs, planned.id).toHaveLength(1);
    }
  });

  it.each(EACH)('wear one piece in a statement color at most: %s, %s', (season, presentation) => {
    const { outfits, palette } = seasonProfile(season);
    const brights = new Set(palette.accentBrights.map(({ hex }) => hex));
    for (const planned of outfits) {
      const loud = wornAs(planned, presentation).garments.filter(({ hex }) => brights.has(hex));
      expect(loud.length, `${planned.name}: ${garmentWords(loud)}`).toBeLessThanOrEqual(1);
    }
  });

  it.each(EACH)('show of %s, %s, what they are named after', (season, presentation) => {
    for (const planned of seasonProfile(season).outfits) {
      const wordsOf = (garments: typeof planned.garments) =>
        new Set(garments.flatMap(({ color, kind }) => [...color.toLowerCase().split(' '), kind]));
      const named = [...wordsOf(planned.garments)].filter((word) => planned.name.toLowerCase().match(`\\b${word}\\b`));
      const worn = wordsOf(wornAs(planned, presentation).garments);
      for (const word of named) expect(worn, planned.name).toContain(word);
    }
  });

  it('give nobody a skirt who did not ask for feminine cuts, and a tie to those alone who asked for masculine ones', () => {
    for (const season of SEASON_NAMES)
      for (const planned of seasonProfile(season).outfits) {
        const suited = planned.garments.some(({ kind }) => kind === 'dress');
        if (suited) expect(garmentWords(wornAs(planned, 'between').garments)).not.toMatch(/sandals/i);
        for (const cut of ['masculine', 'between'] as const)
          expect(garmentWords(wornAs(planned, cut).garments)).not.toMatch(/\b(dress|skirt|blouse|jumpsuit)\b/i);
        for (const cut of ['feminine', 'between'] as const)
          expect(garmentWords(wornAs(planned, cut).garments)).not.toMatch(/\btie\b/i);
      }
  });

  it.each(['masculine', 'between'] as const)('put no handbag into a hand with an evening suit, %s', (cut) => {
    const bags = SEASON_NAMES.flatMap((season) => seasonProfile(season).outfits)
      .filter((planned) => wornAs(planned, cut).garments.some(({ kind }) => kind === 'bag'))
      .map(({ name }) => name);
    expect(bags).toEqual(['Saturday errands', 'Emerald errand']);
  });

  it.each(EACH)('are told of %s, %s, with each color once', (season, presentation) => {
    for (const planned of seasonProfile(season).outfits) {
      const { garments } = wornAs(planned, presentation);
      const words = garmentWords(garments).split('; ');
      const named = words.map((part) => part.slice(part.indexOf(' in ') + 4));
      expect(new Set(named).size, planned.id).toBe(named.length);
      expect(new Set(named)).toEqual(new Set(garments.map(({ color }) => color)));
    }
  });
});
