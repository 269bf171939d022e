import { SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { COOL_WINTER } from './cool-winter.ts';
import { SEASON_PROFILES, seasonProfile } from './profiles.ts';
import type { SeasonProfile } from './season-profile.ts';
import type { Text } from './season-words.ts';

const textOf = (text: Text): string => (typeof text === 'string' ? text : text.text);

/** Every sentence written for a season; names of colors, metals and outfits are data, not prose. */
function prose({ subtitle, words }: SeasonProfile): string[] {
  const { tagline, personality, signature, metals, grayHair, besideNext, glasses, makeup } = words;
  return [
    ...[subtitle, tagline, personality, signature, metals, grayHair, besideNext, glasses.guidance, makeup.text],
    ...[...words.description, ...words.traits, ...words.shopping, ...glasses.list, ...words.hair, ...makeup.guidelines],
    ...words.clothing.map(textOf),
    ...Object.values(words.jewelry),
    ...words.celebrities.map(({ note }) => note),
  ];
}

/** Words that presume the reader's gender. */
const GENDERED =
  /\b(she|hers?|he|his|him|wom[ae]n|m[ae]n|lad(y|ies)|gentlem[ae]n|girls?|boys?|feminine|masculine|skirts?|blouses?|dresses|gowns?|heels?|handbags?|purses?|lace|sequins?|lockets?|ties?|cufflinks?)\b/i;

const sentences = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter(Boolean);

describe.each(SEASON_NAMES)('the profile of %s', (season) => {
  const profile = seasonProfile(season);

  it('is filed under its own name', () => {
    expect(profile.name).toBe(season);
    expect(profile.words.description[0]).toContain(season);
  });

  it('has every part, each text short', () => {
    for (const text of prose(profile)) {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(12);
      expect(text.length).toBeLessThan(180);
    }
    const { traits, clothing, shopping, glasses, makeup } = profile.words;
    expect([traits, clothing, shopping, glasses.list, makeup.guidelines].map((list) => list.length)).toEqual([
      3, 6, 4, 4, 4,
    ]);
    expect(profile.metals.length).toBeLessThanOrEqual(5);
  });

  it('holds no placeholder and no promise', () => {
    const text = prose(profile).join(' ');
    expect(text).not.toMatch(/lorem|todo|tbd|xxx|undefined|null|NaN|\{|\}|<|>/i);
    expect(text).not.toMatch(/guarantee|scientific|proven|years younger|anti-?age|flawless|perfect|stunning|gorgeous/i);
    expect(text).not.toMatch(/ {2}/);
  });

  it('says nothing that reads as a remark on a body', () => {
    // Of dusty or earthy colors, which are those of somebody's skin.
    expect(prose(profile).join(' ')).not.toMatch(/\b(dirty|muddy|grubby|grimy)\b/i);
    for (const sentence of sentences(prose(profile)))
      if (/\byour?\b/.test(sentence))
        expect(sentence).not.toMatch(/\b(weights?|weigh(s|ty)?|heav(y|ily)|solid|bulky?)\b/);
  });

  it('speaks of the season, not of the reader', () => {
    for (const sentence of sentences(prose(profile)))
      expect(sentence).not.toMatch(/\byour (own |natural )*(coloring|contrast|features?|skin|hair|eyes|undertone)\b/);
    expect(profile.words.description.join(' ')).not.toMatch(/\b(skin|hair|eyes|blondes?)\b/);
  });

  it('presumes no gender', () => {
    const { celebrities: _, ...words } = profile.words;
    for (const text of prose({ ...profile, words: { ...words, celebrities: [] } })) expect(text).not.toMatch(GENDERED);
  });

  it('has at least six outfits in its own colors, each with something to put on', () => {
    expect(profile.outfits.length).toBeGreaterThanOrEqual(6);
    const names = profile.outfits.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { garments, keyColor } of profile.outfits) {
      const kinds = garments.map(({ kind }) => kind);
      expect(garments.length).toBeGreaterThanOrEqual(3);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(garments.map(({ hex }) => hex)).toContain(keyColor.hex);
    }
  });

  it('links to searches over https', () => {
    for (const { shopUrl: link } of profile.outfits) {
      const url = new URL(link);
      expect(url.protocol).toBe('https:');
      expect([...url.searchParams.values()].at(-1)).toMatch(/^[\w' -]+$/);
    }
  });
});

describe('the profiles together', () => {
  it('reuse no description, tagline or quote', () => {
    const own = [...Object.values(SEASON_PROFILES).map(({ words }) => words), { ...COOL_WINTER, description: [] }];
    const texts = own.flatMap(({ tagline, personality, signature, description }) => [
      tagline,
      personality,
      signature,
      ...description,
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('says nothing about hair or eyes of a celebrity, which the reader may not have', () => {
    const notes = Object.values(SEASON_PROFILES).flatMap(({ words }) => words.celebrities.map(({ note }) => note));
    expect(
      notes.filter((note) => /\b(hair|eyed?|eyes|blond|blonde|brunette|redhead|curls|gray)\b/i.test(note)),
    ).toEqual([]);
  });

  it('names no celebrity twice', () => {
    const names = Object.values(SEASON_PROFILES).flatMap(({ words }) => words.celebrities.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});
