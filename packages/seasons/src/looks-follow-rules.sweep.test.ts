import { hexToLab, labToHex } from '@trueseason/color';
import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { composeSeason } from './compose-season.ts';
import { namedIn } from './named-in.ts';
import { personalize } from './personalize.ts';
import { seasonProfile } from './profiles.ts';
import type { Garment, GarmentKind } from './season-profile.ts';

const SMALL: readonly GarmentKind[] = ['shoes', 'boots', 'sneakers', 'sandals', 'bag', 'belt'];
const lightness = ({ hex }: { readonly hex: string }): number => hexToLab(hex)[0];
const span = (garments: readonly Garment[]): number => {
  const lights = garments.map(lightness);
  return Math.max(...lights) - Math.min(...lights);
};

function peopleOf(season: SeasonName) {
  const { evidence } = resultFixture(season);
  const { skin, hair } = evidence.features;
  const color = (l: number) => ({ ...skin, lab: [l, 10, 17] as [number, number, number], hex: labToHex([l, 10, 17]) });
  return [35, 55, 78].flatMap((skinL) =>
    [15, 45, 85].flatMap((hairL) =>
      [-0.9, -0.5, -0.2, 0, 0.2, 0.5, 0.9].map((contrast) => ({
        ...evidence,
        ita: { value: skinL - 25, sd: 3 },
        features: { ...evidence.features, skin: color(skinL), hair: hair && color(hairL), brows: null },
        axes: { ...evidence.axes, contrast: { value: contrast, sd: 0.1 } },
      })),
    ),
  );
}

/** Each outfit beside the clothing rules of the same result. */
const looksOf = (season: SeasonName) =>
  peopleOf(season).flatMap((evidence) => {
    const { clothing } = composeSeason(season, season, evidence);
    const profile = personalize(seasonProfile(season), evidence);
    return profile.outfits.map((look) => ({
      rules: clothing.guidelines,
      neutrals: profile.palette.coreNeutrals,
      look,
      key: look.keyColor.hex,
    }));
  });

describe.each(SEASON_NAMES)('%s: what is shown follows what is said', (season) => {
  const looks = looksOf(season);

  it('keeps neighbors together where the rules ask for it, and shows what the shop is asked for', () => {
    for (const { rules, look, key } of looks) {
      const cloth = look.garments.filter(({ kind }) => !SMALL.includes(kind));
      if (/keep neighbors together/.test(rules.join(' '))) expect(span(cloth), look.name).toBeLessThanOrEqual(50);
      expect(look.garments.map(({ hex }) => hex)).toContain(key);
    }
  });

  it('keeps large areas as light, and nothing darker, than the rules have it', () => {
    for (const { rules, look, neutrals } of looks) {
      for (const rule of rules) {
        if (/no deeper than/.test(rule)) {
          const [, name] = /no deeper than (\w+ \w+)/.exec(rule) ?? [];
          const deepest = neutrals.find((color) => color.name === name);
          const darker = look.garments.filter(
            (garment) => lightness(garment) < lightness(deepest ?? { hex: '#000000' }),
          );
          // A suit or a dress of one color is one piece of it, shoes and all.
          expect(new Set(darker.map(({ hex }) => hex)).size, `${look.name}: ${rule}`).toBeLessThanOrEqual(1);
        }
        if (/be the darkest/.test(rule)) {
          const floor = Math.min(...namedIn(rule, neutrals).map(lightness));
          expect(Math.min(...look.garments.map(lightness)), `${look.name}: ${rule}`).toBeGreaterThanOrEqual(floor);
        }
      }
    }
  });

  it('draws jewelry in no metal that is not among the best', () => {
    const profile = seasonProfile(season);
    const said = `${profile.metals.text} ${profile.metals.best.join(' ')} ${Object.values(profile.jewelry).join(' ')}`;
    const { ring, necklace, earrings, watch } = profile.jewels;
    for (const metal of [ring.metal, necklace.metal, earrings.metal, watch.case])
      for (const word of metal.toLowerCase().split(' ')) expect(said.toLowerCase(), metal).toContain(word);
  });
});
