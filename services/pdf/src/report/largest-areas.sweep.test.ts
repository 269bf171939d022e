import { hexToLab } from '@trueseason/color';
import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { personalize, seasonProfile } from '@trueseason/seasons';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { capsuleOf, suitOf } from './capsule.ts';
import { chordsOf } from './chords.ts';
import { type Report, reportOf } from './model.ts';

const meta = { orderId: 1_000_000_001, createdAt: new Date('2026-01-31T23:59:59Z') };
const lightness = ({ hex }: { readonly hex: string }): number => hexToLab(hex)[0];

/** Rules on what is most of an outfit, and those on what is worn for authority. */
const MOST =
  /most of the work|working neutrals|the base|base the wardrobe|build from|start with|as your black|first neutrals/i;
const FORMAL = /\b(authority|formal|dress code|office|others take black)\b/i;

function worn(season: SeasonName, skin: number, hair: number, contrast: number): Report {
  const plain = resultFixture(season);
  const { features, axes } = plain.evidence;
  const evidence = {
    ...plain.evidence,
    features: {
      ...features,
      skin: { ...features.skin, lab: [skin, 13, 17] as [number, number, number] },
      hair: features.hair && { ...features.hair, lab: [hair, 4, 8] as [number, number, number] },
      brows: null,
    },
    axes: { ...axes, contrast: { ...axes.contrast, value: contrast } },
  };
  const own = personalize(seasonProfile(season), evidence);
  const coreNeutrals = own.palette.coreNeutrals.map(({ hex }) => hex);
  const guidelines = [...own.clothing.guidelines];
  const report = reportOf({ ...plain, evidence, coreNeutrals, clothing: { ...plain.clothing, guidelines } }, meta);
  return { ...report, contrast };
}

const people = [35, 50, 65, 80].flatMap((skin) =>
  [15, 35, skin, 85].flatMap((hair) => [-0.6, 0, 0.6].map((contrast) => [skin, hair, contrast] as const)),
);

describe.each(SEASON_NAMES)('%s: rules, chords, card and wardrobe agree on the largest areas', (season) => {
  it.each(people)('skin of L* %d, hair of %d, contrast %d', (...person) => {
    const report = worn(season, ...person);
    const neutrals = report.palette.coreNeutrals;
    const lines = report.result.clothing.guidelines;
    const named = (about: RegExp) =>
      neutrals.filter(({ name }) =>
        lines.some((text) => about.test(text) && new RegExp(`\\b${name}\\b`, 'i').test(text)),
      );
    const leads = chordsOf(report, 4).map(([lead]) => lead);
    const most = lines.filter((text) => MOST.test(text));
    for (const text of most) expect(text).not.toMatch(/\blet [^.]*\b(pure|clean|cool) white\b/i);
    const capsule = capsuleOf(report);
    const suit = suitOf(capsule);
    if (most.length > 0) {
      const told = named(MOST);
      const first = neutrals.filter((color) => lightness(color) <= 88).slice(0, 4);
      const allowed = [...(told.length > 0 ? told : first), ...named(FORMAL), suit];
      for (const lead of leads) expect(allowed, `${lead.name} leads, against ${most}`).toContain(lead);
    }
    if (!season.startsWith('Light')) return;
    const light = neutrals.filter((color) => lightness(color) >= 65);
    for (const lead of leads) expect([...light, suit], lead.name).toContain(lead);
    for (const kind of ['chinos', 'cardigan'])
      expect(light).toContain([...capsule.bottoms, ...capsule.rest].find((piece) => piece.kind === kind)?.color);
    if (season !== 'Light Spring') return;
    // Its words name the deepest of them, and its card begins with what the suit is made in.
    const deepest = light.toSorted((a, b) => lightness(a) - lightness(b))[0];
    expect(lines.join()).toContain(`no deeper than ${deepest?.name}`);
    expect(report.profile.shopping.join()).toContain(`a jacket and trousers in ${suit?.name}`);
  });
});
