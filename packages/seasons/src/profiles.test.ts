import { SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { ABSOLUTE_TEXTS } from './absolute-types.ts';
import { COOL_WINTER } from './cool-winter.ts';
import { SEASON_PROFILES, seasonProfile } from './profiles.ts';
import type { SeasonProfile } from './season-profile.ts';

/** Every sentence written for a season: names of colors, metals and outfits are data, not prose. */
function prose(profile: SeasonProfile): string[] {
  const { tagline, personality, signature, subtitle, description, people, keyCharacteristics, shopping } = profile;
  return [
    ...[tagline, personality, signature, subtitle, description, people, ...keyCharacteristics, ...shopping],
    ...profile.clothing.guidelines,
    profile.metals.text,
    ...Object.values(profile.jewelry),
    profile.eyewear.guidance,
    ...profile.eyewear.glasses,
    profile.hair.guidance,
    profile.makeup.text,
    ...profile.makeup.guidelines,
    ...profile.celebrities.map(({ note }) => note),
  ];
}

/** Words that make a woman or a man of who reads them; colors are named by some of them. */
const GENDERED =
  /\b(she|hers?|he|his|him|wom[ae]n|m[ae]n|lad(y|ies)|girls?|feminine|masculine|skirts?|blouses?|dresses|gowns?|heels?|handbags?|purses?|lace|sequins?|lockets?|ties?|cufflinks?)\b/i;

const sentences = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter(Boolean);

const wordsOf = (sentence: string): string[] =>
  sentence
    .replace(/[^\p{L}\p{N}\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);

describe.each(SEASON_NAMES)('the profile of %s', (season) => {
  const profile = seasonProfile(season);

  it('is filed under its own name', () => {
    expect(profile.name).toBe(season);
    expect(profile.description).toContain(season);
  });

  it('says everything, briefly', () => {
    for (const text of prose(profile)) {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(12);
      expect(text.length).toBeLessThan(620);
    }
    expect(profile.keyCharacteristics).toHaveLength(5);
    expect(profile.clothing.guidelines).toHaveLength(6);
    expect(profile.shopping).toHaveLength(4);
    expect(profile.eyewear.glasses).toHaveLength(4);
    expect(profile.makeup.guidelines).toHaveLength(5);
    expect(profile.metals.best.length).toBeLessThanOrEqual(5);
  });

  it('holds no placeholder, no promise and no gendered reader', () => {
    const text = prose(profile).join(' ');
    expect(text).not.toMatch(/lorem|todo|tbd|xxx|undefined|null|NaN|\{|\}|<|>/i);
    expect(text).not.toMatch(/guarantee|scientific|proven|years younger|anti-?age|flawless|perfect|stunning|gorgeous/i);
    expect(text).not.toMatch(/\b(ladies|gentlemen|girls?|boys?|feminine|masculine|women|men)\b/i);
    expect(text).not.toMatch(/ {2}/);
  });

  it('says nothing that reads as a remark on a body', () => {
    // Of dusty or earthy colors, which are those of somebody's skin.
    expect(prose(profile).join(' ')).not.toMatch(/\b(dirty|muddy|grubby|grimy)\b/i);
    for (const sentence of sentences(prose(profile)))
      if (/\byour?\b/.test(sentence))
        expect(sentence).not.toMatch(/\b(weights?|weigh(s|ty)?|heav(y|ily)|solid|bulky?)\b/);
  });

  it('says of the season, not of the reader, what their own measurement may deny', () => {
    for (const sentence of sentences(prose(profile))) {
      expect(sentence).not.toMatch(/\byour (own |natural )*(coloring|features?|appearance|clarity|flush|strength)\b/);
      expect(sentence).not.toMatch(
        /\b(cool|depth|warmth|golden|sharp|contrast)\b.* (in you|of your? skin|you already)\b/,
      );
      expect(sentence).not.toMatch(/\b(cool|warmth|gold) of (the|your) skin\b|\bskin of its|beside (cool|warm) skin/);
      expect(sentence).not.toMatch(/\byou (carry|have) (warmth|depth|gold|light)/);
    }
    // It stands alone on the cover of somebody's report.
    if (/\b(cool|warmth?|gold|deep|depth)\b/i.test(profile.tagline)) expect(profile.tagline).toMatch(/\bcolors\b/i);
  });

  it('promises nothing of a foundation that a reading through makeup or in another light may deny', () => {
    const told = profile.makeup.guidelines.filter((text) => /\b(foundations?|coverage|base)\b/i.test(text));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toMatch(/\b(any|at once|vanish|disappears?|veil|mask|match your|will)\b/);
  });

  it('leaves skin and hair to the line on whom it is found on', () => {
    expect(profile.people).toMatch(/\b(skin|hair|blondes?)\b/);
    // Told to all of deeper skin: each finds their own depth in it.
    for (const depth of ['tan', 'brown', 'deep'])
      expect(profile.people).toMatch(new RegExp(`\\b${depth}\\b(?! hair)`, 'i'));
    expect(profile.description).not.toMatch(/\b(skin|hair|eyes|blondes?)\b/);
  });

  it('names every metal that it recommends in the text on metals', () => {
    for (const metal of profile.metals.best) expect(profile.metals.text).toContain(metal);
  });

  it('presumes nobody’s gender in what is said of clothes, jewelry and glasses', () => {
    const { celebrities: _, ...others } = profile;
    for (const text of prose({ ...others, celebrities: [] })) expect(text).not.toMatch(GENDERED);
    for (const text of Object.values(profile.jewelry)) expect(text).not.toMatch(/(?<!mother-of-)\bpearls?\b(?! gray)/i);
  });

  it('has three celebrities or more', () => {
    expect(profile.celebrities.length).toBeGreaterThanOrEqual(3);
  });

  it('has at least six outfits in its own colors, each with something to put on', () => {
    expect(profile.outfits.length).toBeGreaterThanOrEqual(6);
    const names = profile.outfits.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { garments, keyColor } of profile.outfits) {
      const kinds = garments.map(({ kind }) => kind);
      expect(kinds.includes('dress') || garments.length >= 3).toBe(true);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(garments.map(({ hex }) => hex)).toContain(keyColor.hex);
    }
  });

  it('links to searches over https', () => {
    const links = [
      profile.clothing.pinterestUrl,
      profile.makeup.pinterestUrl,
      ...profile.outfits.map(({ shopUrl }) => shopUrl),
    ];
    for (const link of links) {
      const url = new URL(link);
      expect(url.protocol).toBe('https:');
      expect([...url.searchParams.values()].at(-1)).toMatch(/^[\w' -]+$/);
    }
  });
});

describe('the profiles beside each other', () => {
  // Some say nothing of it; how many do is stated, so that other words for it cannot leave nothing to look at.
  it('say which trait leads of the season, as the one who wears it may measure otherwise', () => {
    const leads = Object.values(SEASON_PROFILES).flatMap(({ name, description }) =>
      description
        .split(/(?<=\.) /)
        .filter((said) => /\b(leads|decides|comes first)\b/.test(said))
        .map((said) => ({ name, said })),
    );
    expect(leads).toHaveLength(5);
    for (const { name, said } of leads) expect(said).toMatch(new RegExp(`this season|${name}`));
  });

  it('name no neutral to spend on: which come first differs from one to the next', () => {
    const spending = Object.values(SEASON_PROFILES).flatMap(({ palette, shopping }) =>
      shopping
        .filter((text) => /\b(spend|start with|invest|repay|budget|money)\b/i.test(text))
        .map((text) => ({ text: ` ${text.toLowerCase()}`, neutrals: palette.coreNeutrals })),
    );
    expect(spending).toHaveLength(6);
    for (const { text, neutrals } of spending)
      for (const { name } of neutrals) expect(text).not.toContain(` ${name.toLowerCase()} `);
  });

  it('reuses no sentence', () => {
    const seen = new Map<string, string>();
    const others = [
      ...Object.values(COOL_WINTER),
      ...Object.values(ABSOLUTE_TEXTS).flatMap(({ subtitle, description, howToUse }) => [
        subtitle,
        description,
        howToUse('True Summer'),
      ]),
    ];
    const sources = [
      ...Object.values(SEASON_PROFILES).map((profile) => [profile.name, sentences(prose(profile))] as const),
      ['shared texts', sentences(others)] as const,
    ];
    for (const [source, list] of sources) {
      for (const sentence of list) {
        expect(seen.get(sentence) ?? source, sentence).toBe(source);
        seen.set(sentence, source);
      }
    }
  });

  it('reuses no run of seven words', () => {
    const seen = new Map<string, string>();
    for (const profile of Object.values(SEASON_PROFILES)) {
      for (const sentence of sentences(prose(profile))) {
        const words = wordsOf(sentence);
        for (let i = 0; i + 7 <= words.length; i++) {
          const run = words.slice(i, i + 7).join(' ');
          expect(seen.get(run) ?? profile.name, run).toBe(profile.name);
          seen.set(run, profile.name);
        }
      }
    }
  });

  it('names no celebrity twice', () => {
    const names = Object.values(SEASON_PROFILES).flatMap(({ celebrities }) => celebrities.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});
