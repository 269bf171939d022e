import { PRESENTATIONS, SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { garmentWords, outfitsFor, seasonProfile, wornAs } from './index.ts';

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

  it('turn a dress into a suit or a jumpsuit in its color, and ask the shop for that', () => {
    const dress = seasonProfile('Dark Autumn').outfits.find(({ id }) => id === 'dark-autumn-3');
    if (!dress) throw new Error('no dress');
    expect(garmentWords(wornAs(dress, 'feminine').garments)).toMatch(/^Dress in Malachite/);
    expect(wornAs(dress, 'feminine').shopUrl).toBe(outfitsFor('Dark Autumn')[2]?.shopUrl);
    expect(garmentWords(wornAs(dress, 'masculine').garments)).toBe(
      'Turtleneck in Black Coffee; Blazer in Malachite; Trousers in Malachite; Bag in Bronze Brown; Shoes in Black Coffee',
    );
    expect(wornAs(dress, 'masculine').shopUrl).toMatch(/green%20blazer$/);
    expect(wornAs(dress, 'between').shopUrl).toMatch(/green%20jumpsuit$/);
  });

  it('give nobody a skirt who wears masculine cuts, and no tie to those who wear feminine ones', () => {
    for (const season of SEASON_NAMES)
      for (const planned of seasonProfile(season).outfits) {
        expect(garmentWords(wornAs(planned, 'masculine').garments)).not.toMatch(/Dress|Skirt|Blouse/);
        expect(garmentWords(wornAs(planned, 'feminine').garments)).not.toMatch(/Tie in/);
      }
  });
});
