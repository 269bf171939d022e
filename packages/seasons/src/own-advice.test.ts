import { hexToLab, labToHex, lchToLab } from '@trueseason/color';
import { type MeasuredColor, SEASON_NAMES, type SeasonName, saltAndPepperNote } from '@trueseason/contracts';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { isGray } from './colorless-hair.ts';
import { AS_LOWLIGHTS } from './hair-page.ts';
import { type PersonalProfile, personalize } from './personalize.ts';
import { seasonProfile } from './profiles.ts';

type Lab = [number, number, number];
const measured = (lab: Lab): MeasuredColor => ({ lab, sd: [1, 1, 1], hex: labToHex(lab), pixels: 1000, quality: 1 });

interface Person {
  readonly skin?: Lab;
  readonly hair?: Lab;
  readonly iris?: Lab;
  readonly contrast?: number;
}

function own(
  season: SeasonName,
  { skin = [65, 13, 19], hair = [30, 5, 8], iris = [30, 8, 14], contrast = 0 }: Person,
): PersonalProfile {
  const { evidence } = resultFixture(season);
  return personalize(seasonProfile(season), {
    ...evidence,
    features: { ...evidence.features, skin: measured(skin), hair: measured(hair), iris: measured(iris), brows: null },
    axes: { ...evidence.axes, contrast: { value: contrast, sd: 0.1 } },
  });
}

const GRAY: Lab = [74, 0, 0];
const WHITE: Lab = [88, 0, 0];
const NEARLY_BLACK: Lab = [15, 15, 15];

it('tells nobody whose eyes stand out that all their features are close', () => {
  const told = (season: SeasonName, iris: Lab) =>
    own(season, { hair: [60, 5, 14], iris, contrast: -0.7 }).keyCharacteristics.join('\n');
  expect(told('Soft Summer', NEARLY_BLACK)).not.toMatch(/^Low contrast, with features/m);
  expect(told('Light Spring', [20, 6, 10])).not.toMatch(/^Low to moderate contrast between hair, eyes/m);
  expect(told('Soft Summer', [45, 4, 8])).toMatch(/^Low contrast, with features/m);
});

it('says of the season, where little else is left, what is otherwise in the person', () => {
  for (const season of SEASON_NAMES)
    for (const hair of [GRAY, WHITE, [12, 0, 0] as Lab])
      for (const iris of [NEARLY_BLACK, [55, -2, -8] as Lab]) {
        const { keyCharacteristics } = own(season, { hair, iris, skin: lchToLab([63, 31, 61]) as Lab });
        expect(keyCharacteristics.length).toBeGreaterThanOrEqual(3);
        const said = keyCharacteristics.filter((text) => !text.startsWith('Often in this season: ')).join('\n');
        expect(said).not.toMatch(/rosy or neutral cast/);
        if (hair !== GRAY && hair !== WHITE) continue;
        expect(said).not.toMatch(/(copper|auburn|beige cast|dark in most cases|dark hair and)/);
      }
});

it('names eyes as no others than they are', () => {
  const told = (season: SeasonName, iris: Lab) => own(season, { iris }).keyCharacteristics.join('\n');
  expect(told('True Autumn', [50, -2, -8])).toMatch(/teal/);
  expect(told('Dark Winter', [40, -4, 10])).toMatch(/hazel/);
  expect(told('Light Summer', [35, 12, 20])).not.toMatch(/^Little contrast.*eyes of gray, blue, green(?!.*hazel)/m);
  expect(told('Bright Spring', [60, -2, -8])).toMatch(/any color/);
});

it('advises who is gray of no dye, no brass and no gray to come', () => {
  for (const season of SEASON_NAMES)
    for (const hair of [GRAY, WHITE]) {
      const { guidance } = own(season, { hair }).hair;
      expect(guidance).toMatch(hair === GRAY ? /^Your gray hair needs no color/ : /^Your white hair needs no color/);
      expect(guidance).not.toMatch(
        /growing out|graying|gray comes|gray arrives|first gray|gray is coming|brass|natural depth/i,
      );
      if (!guidance.includes('nearest')) expect(guidance).not.toContain('The others');
      expect(guidance).not.toMatch(/undefined| {2}/);
    }
  expect(own('True Summer', { hair: WHITE }).hair.guidance).toContain('Silver Gray lies nearest to it');
});

it('advises nobody whose hair is salt-and-pepper of gray to come, and calls no color that takes bleach a way around dye', () => {
  for (const season of SEASON_NAMES) {
    const { evidence } = resultFixture(season, { strands: GRAYING });
    const { guidance } = personalize(seasonProfile(season), evidence).hair;
    expect(guidance).not.toMatch(/growing out|graying hair|gray (comes|arrives|is coming)|first gray/i);
    // What no dye does stands in the advice and beside the color, for hair of two colors as for any other.
    for (const { name, wear } of personalize(seasonProfile(season), evidence).palette.hairBest)
      if (wear && wear !== AS_LOWLIGHTS)
        expect(`${guidance} ${wear}`).toMatch(
          new RegExp(`(none of the colors below|${name}).*(bleach|no dye does).*(takes bleach|with more gray)$`),
        );
    expect(own(season, { hair: NEARLY_BLACK }).hair.guidance).not.toMatch(/silver is .*alternative/);
  }
  const strands = resultFixture('True Summer', { strands: GRAYING }).evidence;
  expect(saltAndPepperNote(strands)).toContain('Left as it is, it is one of the best colors on you.');
});

it('says which hair colors lie at the measured depth, and which take bleach', () => {
  const brown = own('Light Spring', { hair: [38, 5, 11] }).hair.guidance;
  expect(brown).toMatch(/Nearest to your own depth: Soft Golden Brown and Warm Brown\./);
  expect(brown).toMatch(/and Pale Golden Blonde would take bleach\./);
  const coffee = own('True Autumn', { hair: [23, 8, 14] }).hair.guidance;
  expect(coffee).toContain(
    'is very nearly Rich Coffee Brown, and needs no color. Also near your own depth: Deep Auburn',
  );
  expect(coffee.match(/Rich Coffee Brown/g)).toHaveLength(1);
  expect(own('Light Spring', { hair: [64, 6, 23] }).hair.guidance).toMatch(/Warm Brown would be much darker/);
  const shining = own('True Winter', { hair: [28, 1, 1] }).hair.guidance;
  expect(shining).toContain('Your dark hair needs no color.');
  // Whatever is as deep stands in one row, none of the darkest left out.
  const lit = own('Dark Winter', { hair: [23.2, 0.6, 3] }).hair.guidance;
  expect(lit).toContain('Your black hair needs no color. Of your season’s hair colors all but Iron Gray');
  const black = own('Dark Winter', { hair: [9, 1, 1] }).hair.guidance;
  expect(black).toContain('Your black hair is very nearly Blackest Brown, and needs no color.');
  expect(own('Soft Summer', { hair: [67.6, 1.9, 9.2] }).hair.guidance).toContain(
    'Your own hair is very nearly Dark Ash Blonde',
  );
  // The one phrase in one sense only.
  expect(black.match(/all but/g) ?? []).toHaveLength(1);
  expect(own('Dark Winter', { hair: [19, 4, 3] }).hair.guidance).toContain(
    'Of your season’s hair colors all but Iron Gray, which comes with gray hair, not from dye, lie near your own depth.',
  );
  expect(own('Dark Autumn', { hair: [18, 3, 9] }).hair.guidance).toMatch(
    /all but Warm Bronze Brown, which would take bleach, lie near/,
  );
  expect(own('Dark Autumn', { hair: [26, 3, 9] }).hair.guidance).not.toMatch(/Nearest|bleach/);
});

it('begins the advice on hair with what it says of their own', () => {
  expect(own('Light Spring', { hair: [38, 5, 11] }).hair.guidance).toMatch(/^Nearest to your own depth: /);
  expect(own('True Spring', { hair: [10, 1, 2] }).hair.guidance).toMatch(
    /^Your own hair needs none of the colors below/,
  );
  expect(own('True Winter', { hair: [28, 1, 1] }).hair.guidance).toMatch(/^Your dark hair needs no color\./);
});

it('leaves nobody with colors that all lie out of reach, and no word on their own hair', () => {
  expect(own('True Spring', { hair: [10, 1, 2] }).hair.guidance).toMatch(
    /Your own hair needs none of the colors below: all of them would take bleach\./,
  );
  expect(own('Light Summer', { hair: [20, 4, 6] }).hair.guidance).toContain(
    'Your own hair needs none of the colors below: all but Silver White would take bleach. Silver White comes with',
  );
});

it('tells nobody that a gray of their season takes nothing but bleach, for hair may be graying', () => {
  for (const season of SEASON_NAMES)
    for (const l of [12, 20, 28, 36, 44]) {
      const { palette, hair } = own(season, { hair: [l, 4, 8] });
      const grays = palette.hairBest.filter(({ hex, name }) => isGray({ lab: hexToLab(hex) }) && !/Blonde/.test(name));
      for (const { hex, name, wear } of grays) {
        expect(wear, `${name} ${hex}`).not.toBe('takes bleach');
        if (wear) expect(hair.guidance).toMatch(new RegExp(`${name}[^.]* comes? with gray hair, not from dye[.,]`));
      }
    }
  // No gray brings a blonde.
  expect(own('Light Summer', { hair: [30, 4, 8] }).hair.guidance).toMatch(/Pearl Blonde[^.]* would take bleach\./);
  expect(own('Dark Winter', { hair: [30, 4, 8] }).hair.guidance).toContain(
    'Iron Gray comes with gray hair, not from dye.',
  );
});

it.each(SEASON_NAMES)('%s: asks nobody for a foundation that none of theirs is named by', (season) => {
  const { undertone } = seasonProfile(season).makeup;
  for (const skin of [lchToLab([68, 22, 40]), lchToLab([63, 22, 57]), lchToLab([63, 31, 66])] as Lab[]) {
    const { makeup, personal } = own(season, { skin });
    const isNamed = personal.foundation.every(({ name }) => name.includes(undertone));
    const told = makeup.guidelines.filter((text) => text.startsWith('Match foundation to your own skin, along'));
    expect(told).toHaveLength(isNamed ? 0 : 1);
    if (!isNamed)
      expect(told.join()).toMatch(
        /: we measured it as (more golden than|neither rosy nor golden, sold as neutral|rosier than)/,
      );
    expect(makeup.guidelines).toHaveLength(seasonProfile(season).makeup.guidelines.length);
  }
});

it.each(SEASON_NAMES)('%s: says nothing of the skin of all its people that one of them may not have', (season) => {
  const { keyCharacteristics, personality } = seasonProfile(season);
  expect([...keyCharacteristics, personality].join('\n')).not.toMatch(/undertone|beneath|skin (and|or) eyes joined/i);
});

it('calls no golden skin rosy or cool, although its hue is usual', () => {
  const { foundation } = own('Soft Summer', { skin: [63, 15, 27] }).personal;
  expect(foundation.map(({ name }) => name)).toContain('Tan golden');
});

it('builds on the neutrals that come first in their own order', () => {
  const pale = own('True Summer', { skin: [73, 14, 21], hair: WHITE, contrast: -0.9 });
  const first = pale.palette.coreNeutrals.slice(0, 3).map(({ name }) => name);
  const told = pale.clothing.guidelines.join('\n');
  expect(told).not.toContain('working neutrals');
  for (const name of first) expect(told).toContain(name);
  const deep = own('Dark Autumn', { hair: [18, 3, 9], contrast: 0.6 });
  expect(deep.clothing.guidelines.join('\n')).toMatch(/Build from the dark end/);
});
