import { colorWarmth, deltaE00, hexToLab, labToHex, labToLch } from '@trueseason/color';
import {
  analysisResultSchema,
  type LabTuple,
  type MeasuredColor,
  type NamedColor,
  SEASON_NAMES,
  type SeasonName,
} from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { ABSOLUTE_TEXTS, describedParts } from './absolute-types.ts';
import { type ComposedEvidence, composeSeason } from './compose-season.ts';
import { isCream } from './cream.ts';
import { personalize } from './personalize.ts';
import { seasonProfile } from './profiles.ts';
import { RING } from './ring.ts';

const measured = (lab: [number, number, number]): MeasuredColor => ({
  lab,
  sd: [1, 1, 1],
  hex: labToHex(lab),
  pixels: 1000,
  quality: 1,
});

interface Person {
  readonly skin?: number;
  readonly hair?: number | null;
  readonly iris?: number;
  readonly ita?: number;
  readonly value?: number;
  readonly chroma?: number;
  readonly contrast?: number;
  readonly brows?: number;
  readonly temperature?: number;
}

function person({
  skin = 65,
  hair = 30,
  iris,
  ita = 35,
  value = 0,
  chroma = 0,
  contrast = 0,
  brows,
  temperature = 0.5,
}: Person): ComposedEvidence {
  const estimate = (of: number) => ({ value: of, sd: 0.1 });
  return {
    photos: [],
    light: { method: 'Read from the whites of the eyes.', correction: 2, skinInIt: '#C9A083' },
    features: {
      skin: measured([skin, 14, 18]),
      hair: hair === null ? null : measured([hair, 5, 8]),
      iris: iris === undefined ? null : measured([iris, 3, 6]),
      brows: brows === undefined ? null : measured([brows, 5, 8]),
      lips: null,
      sclera: null,
    },
    ita: estimate(ita),
    runnerUp: 'True Autumn',
    confidence: 0.9,
    axes: {
      temperature: estimate(temperature),
      value: estimate(value),
      chroma: estimate(chroma),
      contrast: estimate(contrast),
    },
  };
}

const lightness = (color: NamedColor | undefined): number => (color ? hexToLab(color.hex)[0] : Number.NaN);
const sorted = (colors: readonly NamedColor[]): string[] => colors.map(({ hex }) => hex).sort();

describe('a personal order within the season', () => {
  const profile = seasonProfile('True Autumn');

  it('keeps every color and adds none', () => {
    const own = personalize(profile, person({}));
    for (const key of Object.keys(profile.palette) as (keyof typeof profile.palette)[]) {
      expect(sorted(own.palette[key])).toEqual(sorted(profile.palette[key]));
    }
  });

  it.each(SEASON_NAMES)('%s: tells nobody of a contrast other than the one that was measured on them', (name) => {
    const told = (contrast: number) => {
      const { keyCharacteristics, clothing } = personalize(seasonProfile(name), person({ contrast }));
      expect(keyCharacteristics.length).toBeGreaterThanOrEqual(3);
      expect(clothing.guidelines.length).toBeGreaterThanOrEqual(5);
      return [...keyCharacteristics, ...clothing.guidelines].join('\n');
    };
    expect(told(0.5)).not.toMatch(/^(Low|Little) (to moderate )?contrast|than any contrast/m);
    expect(told(-0.5)).not.toMatch(
      /^(Medium to )?high contrast|highest contrast|the high contrast|contrast is repeated/im,
    );
    expect(told(0)).not.toMatch(/^(Low|High|Little) contrast|highest contrast/m);
  });

  it('tells of contrast between what was seen, and nobody the opposite of their season', () => {
    const note = (name: SeasonName, of: Person) => personalize(seasonProfile(name), person(of)).personal.notes[0];
    expect(note('True Winter', { contrast: 0.8 })).toMatch(/^Your skin and hair contrast strongly/);
    expect(note('True Winter', { contrast: 0.8, hair: null, brows: 25 })).toMatch(
      /^Your skin and brows contrast strongly/,
    );
    expect(note('True Winter', { contrast: 0.4 })).toMatch(/^Your skin and hair contrast more than in most people/);
    expect(note('True Winter', { contrast: 0.8, hair: null })).toMatch(/^Your skin and features contrast strongly/);
    expect(note('Soft Summer', { contrast: 0.5 })).toMatch(
      /^Your contrast measures high, while Soft Summer is a season of low contrast, so keep between the two: one clear/,
    );
    expect(note('True Winter', { contrast: -0.5 })).toMatch(
      /^Your contrast measures low, while True Winter is .* high/,
    );
    expect(note('True Winter', { contrast: -0.2 })).toMatch(/^Your contrast is moderate/);
    expect(note('Light Summer', { contrast: -0.5, hair: 60 })).toMatch(/^Your skin and hair lie close/);
    // Dark brows below fair hair are not close to fair skin, whatever both together are called.
    expect(note('Light Summer', { contrast: -0.5, hair: 60, brows: 20 })).toMatch(/^Your skin and hair lie close/);
    expect(note('Light Summer', { contrast: -0.5, hair: null, brows: 20 })).toMatch(/^Your contrast is low/);
    expect(note('Light Summer', { contrast: -0.5, hair: 88 })).toMatch(
      /^Between your light hair and your skin there is little contrast, so keep neighbors together/,
    );
  });

  it('says nothing of hair to somebody whose hair was not read, and enough of the season still', () => {
    for (const season of SEASON_NAMES) {
      const { keyCharacteristics } = personalize(seasonProfile(season), person({ hair: null }));
      expect(keyCharacteristics.join()).not.toMatch(/\bhair\b/i);
      expect(keyCharacteristics.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('tells nobody of eyes that are plainly not theirs', () => {
    const told = (season: SeasonName, of: Person) =>
      personalize(seasonProfile(season), person(of)).keyCharacteristics.join('\n');
    expect(told('Soft Summer', { iris: 10 })).not.toMatch(/gray green/);
    expect(told('Soft Summer', {})).not.toMatch(/gray green/);
    expect(told('Soft Summer', { iris: 35 })).toMatch(/gray green/);
    expect(told('Dark Winter', { iris: 55 })).not.toMatch(/Dark or intense eyes/);
    expect(told('Dark Winter', { iris: 10 })).toMatch(/Dark or intense eyes/);
    for (const season of SEASON_NAMES)
      for (const iris of [5, 60])
        expect(
          personalize(seasonProfile(season), person({ iris, contrast: 0.5 })).keyCharacteristics.length,
        ).toBeGreaterThanOrEqual(3);
  });

  it('tells nobody of low contrast to wear the ends of the scale together', () => {
    const told = (contrast: number) =>
      personalize(seasonProfile('True Summer'), person({ contrast, temperature: -0.8 })).clothing.guidelines.join('\n');
    expect(told(-0.8)).not.toMatch(/Ice Blue, Cornflower and Navy/);
    expect(told(0)).toMatch(/Ice Blue, Cornflower and Navy/);
  });

  it('begins with what white hair needs, and goes on with the season', () => {
    const { guidance } = personalize(seasonProfile('True Summer'), person({ hair: 88 })).hair;
    expect(guidance).toMatch(/^Your white hair needs no color.* Cool browns.*\.$/);
  });

  it('names no golden hair to whose hair is dull, and may be gray', () => {
    const { evidence } = resultFixture('Soft Autumn');
    const told = (...lab: [number, number, number]) => {
      const hair = { ...(evidence.features.hair ?? evidence.features.skin), lab };
      const features = { ...evidence.features, hair };
      return personalize(seasonProfile('Soft Autumn'), { ...evidence, features }).keyCharacteristics.join('\n');
    };
    expect(told(36, 1.4, 6.8)).not.toMatch(/dark blonde/);
    expect(told(36, 5, 14)).toMatch(/dark blonde/);
  });

  it.each(SEASON_NAMES)('%s: opens with no color that looks like the skin above it', (season) => {
    for (const hex of ['#F0CDB4', '#E6AE8F', '#D2967F', '#C68642', '#8D5524', '#5C3A21']) {
      const { evidence } = resultFixture(season);
      const features = {
        ...evidence.features,
        skin: { ...evidence.features.skin, lab: [...hexToLab(hex)] as LabTuple },
      };
      const { signature } = personalize(seasonProfile(season), { ...evidence, features }).palette;
      expect(
        deltaE00(hexToLab(signature[0]?.hex ?? ''), hexToLab(hex)),
        `${hex} below ${signature[0]?.name}`,
      ).toBeGreaterThan(12);
      expect(new Set(signature)).toEqual(new Set(seasonProfile(season).palette.signature));
    }
  });

  it('calls no trait of an Absolute type weak, for all of them may be strong', () => {
    for (const { description } of Object.values(ABSOLUTE_TEXTS)) expect(description).not.toMatch(/strong|weak/);
  });

  it('names no leading trait of an Absolute type, in which none leads', () => {
    const { overview } = composeSeason('True Summer', 'Absolute Summer', person({ iris: 40 }));
    expect(overview.keyCharacteristics.join('\n')).not.toMatch(/before all/);
  });

  it('calls nobody nearly neutral who was measured plainly warm', () => {
    const told = (temperature: number) =>
      personalize(seasonProfile('Light Spring'), person({ temperature })).keyCharacteristics.join('\n');
    expect(told(0.4)).toMatch(/neutral to warm/i);
    expect(told(0.9)).not.toMatch(/Neutral to warm/);
  });

  it('speaks to nobody of their hair where it is not the subject', () => {
    for (const season of SEASON_NAMES) {
      const { tagline, personality, signature, eyewear, clothing, metals, jewelry, makeup, shopping } =
        seasonProfile(season);
      const said = JSON.stringify([
        tagline,
        personality,
        signature,
        eyewear,
        clothing,
        metals,
        jewelry,
        makeup,
        shopping,
      ]);
      expect(said).not.toMatch(/\bhair\b/i);
    }
  });

  it('starts with the ends of the scale for high contrast and near the person for low', () => {
    const high = personalize(profile, person({ contrast: 0.7 })).palette.coreNeutrals;
    const low = personalize(profile, person({ contrast: -0.7 })).palette.coreNeutrals;
    expect(Math.abs(lightness(high[0]) - 52)).toBeGreaterThan(20);
    expect(Math.abs(lightness(low[0]) - 47.5)).toBeLessThan(6);
  });

  it.each(SEASON_NAMES.filter((name) => RING[name].axes.temperature < 0))(
    '%s: starts the lights with ice and ends them with cream, whatever the contrast',
    (name) => {
      const warmth = ({ hex }: NamedColor) => colorWarmth(hexToLab(hex));
      const creamy = seasonProfile(name).palette.accentLights.filter((color) => isCream(name, color));
      expect(creamy.length).toBeGreaterThan(0);
      for (const contrast of [-0.9, -0.4, 0, 0.4, 0.9])
        for (const ita of [48, 30, -10]) {
          const { palette, personal } = personalize(seasonProfile(name), person({ contrast, ita, temperature: -0.5 }));
          const [first, ...others] = palette.accentLights;
          expect(warmth(first as NamedColor), first?.name).toBeLessThan(0.1);
          expect(others.slice(-creamy.length).map((color) => color.name)).toEqual(
            expect.arrayContaining(creamy.map((color) => color.name)),
          );
          for (const color of creamy) expect(personal.notes.join(' ')).not.toContain(color.name);
        }
      expect(personalize(seasonProfile('Dark Winter'), person({ contrast: 0.9 })).palette.accentLights[0]?.name).toBe(
        'Ice Blue',
      );
    },
  );

  it('starts the brights with the deepest for deep coloring and the lightest for light', () => {
    const deep = personalize(profile, person({ value: -0.9 })).palette.accentBrights;
    const light = personalize(profile, person({ value: 0.9 })).palette.accentBrights;
    expect(lightness(deep[0])).toBeLessThan(lightness(light[0]));
  });

  it.each(SEASON_NAMES)('shows many hues among the first six brights of %s', (season) => {
    for (const value of [-0.9, 0, 0.9]) {
      for (const chroma of [-0.9, 0.9]) {
        const { accentBrights } = personalize(seasonProfile(season), person({ value, chroma })).palette;
        const sectors = accentBrights.slice(0, 6).map(({ hex }) => Math.floor(labToLch(hexToLab(hex))[2] / 30));
        expect(new Set(sectors).size).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('shows foundations around the skin that was measured', () => {
    const { foundation } = personalize(profile, person({ skin: 64 })).personal;
    expect(foundation).toHaveLength(5);
    expect(foundation[2]).toEqual({ hex: labToHex([64, 14, 18]), name: 'Medium neutral', match: true });
  });

  it('suits lips to the depth of the skin', () => {
    const fair = personalize(profile, person({ skin: 78 })).palette.lipstick[0];
    const deep = personalize(profile, person({ skin: 35 })).palette.lipstick[0];
    expect(lightness(fair)).toBeGreaterThan(lightness(deep));
  });

  it('leaves hair alone when it was not measured', () => {
    expect(personalize(profile, person({ hair: null })).palette.hairBest).toEqual(profile.palette.hairBest);
    expect(personalize(profile, person({ hair: 20 })).palette.hairBest[0]?.name).toBe('Rich Coffee Brown');
  });

  it('is the same for the same evidence', () => {
    expect(personalize(profile, person({ contrast: 0.5 }))).toEqual(personalize(profile, person({ contrast: 0.5 })));
  });

  it.each(SEASON_NAMES)('writes notes without gaps for every depth and contrast in %s', (season) => {
    for (const ita of [65, 48, 30, 15, -10, -45]) {
      for (const contrast of [-0.8, 0, 0.8]) {
        const { notes } = personalize(seasonProfile(season), person({ ita, contrast })).personal;
        expect([1, 2]).toContain(notes.length);
        for (const note of notes) expect(note).not.toMatch(/undefined|null| {2}/);
        expect(notes.join(' ')).not.toMatch(/(light|fair|dark|deep|brown) skin/i);
      }
    }
  });

  it('says that a statement color is gentle only where a quiet one comes near the skin', () => {
    const own = person({ skin: 79, ita: 51 });
    const note = (season: SeasonName) => personalize(seasonProfile(season), own).personal.notes.join(' ');
    expect(note('Dark Winter')).toContain(
      'every statement color of Dark Winter stands out: begin with a quieter one, Deep Teal, and keep Sapphire',
    );
    // Acid Lemon is as light as skin, and nobody would begin with it.
    expect(note('Bright Winter')).toContain('begin with a quieter one, Vivid Cyan');
    for (const season of SEASON_NAMES) {
      const near = seasonProfile(season).palette.accentBrights.some(({ hex }) => {
        const [, chroma] = labToLch(hexToLab(hex));
        return deltaE00(hexToLab(hex), [...own.features.skin.lab]) <= 25 && chroma <= 65;
      });
      expect(note(season).includes('is a gentle one'), season).toBe(near);
    }
  });

  it('says nothing about depth where the measurement leaves it open', () => {
    const notes = (value: number, sd: number) =>
      personalize(profile, { ...person({}), ita: { value, sd } }).personal.notes.length;
    expect(notes(48, 4)).toBe(2);
    expect(notes(48, 10)).toBe(1);
    expect(notes(34, 9)).toBe(1);
    expect(notes(14, 9)).toBe(1);
    expect(notes(-20, 15)).toBe(2);
  });
});

describe('the composed result', () => {
  const withoutEvidence = analysisResultSchema.omit({ evidence: true });

  it.each(SEASON_NAMES)('answers the contract for %s', (season) => {
    const result = composeSeason(season, season, person({}));
    expect(withoutEvidence.parse(result)).toEqual(result);
    expect(result.overview.signatureColors.every((color) => /^#[0-9A-F]{6} \S/.test(color))).toBe(true);
    expect(result.overview.avoidColors).toHaveLength(12);
    expect(result.celebrities).toHaveLength(3);
  });

  it('tells an Absolute type in a paragraph of its own, where that is the answer', () => {
    const result = composeSeason('True Summer', 'Absolute Summer', person({}));
    expect(result.seasonType).toBe('Absolute Summer');
    expect(result.season).toBe('True Summer');
    const { paragraphs, absolute } = describedParts(result.description);
    expect(paragraphs).toHaveLength(1);
    expect(absolute.startsWith(ABSOLUTE_TEXTS['Absolute Summer'].description)).toBe(true);
    expect(result.description).toContain(
      'no more exact than 12, this is called Absolute Summer. The palette of True Summer',
    );
    // Its heading names it.
    expect(absolute).not.toContain('Absolute Summer');
  });
});
