import {
  type Evidence,
  type HairColor,
  type NamedColor,
  READING_VERSION,
  type Reading,
  type ReadingSection,
  reasonsFor,
  type SeasonName,
  type SeasonType,
  type SectionId,
} from '@trueseason/contracts';
import type { Lab } from '../color/index.ts';
import { headOf } from '../person/head.ts';
import { isLightAssumed, photographedSkin } from '../person/light.ts';
import { shownAnswer, shownColor, sureBeard } from '../person/shown-color.ts';
import {
  borrowedColors,
  type CelebrityMention,
  clothingColors,
  colorsToAvoid,
  distinct,
  foundationShades,
  hairColorsFor,
  listOf,
  outfitsForContrast,
  pinterestSearchUrl,
  rateColorsToAvoid,
  type SeasonPalette,
  type SeasonProfile,
  seasonProfile,
  sortByRank,
  sortMetals,
  sortOutfits,
  sortPalette,
} from '../seasons/index.ts';
import { depthOfSkin, deriveFacts, type MeasuredPerson } from './facts.ts';
import { CHOICE, PREVIEW, SETTLES, SHARED, STAYS, VERDICT } from './lines/certainty.ts';
import { CONTRAST, NEUTRALS_CARRY, NEXT_TO_SKIN } from './lines/clothing.ts';
import { ALWAYS, DOUBTS } from './lines/doubts.ts';
import { FINDING } from './lines/finding.ts';
import { BEARD, BEARD_UNSEEN, BROWS, HAIR_AVOID, HAIR_FAR, HAIR_UNTRIED, OWN_HAIR } from './lines/hair.ts';
import { FOUNDATION, FOUNDATION_DOUBT, SKIN_IN_PHOTOS, UNDERTONE } from './lines/makeup.ts';
import { BORROWED, TEMPERATURE, TRAITS, TYPE } from './lines/season.ts';
import { SETTLE } from './lines/settle.ts';
import { SURE_COUNT, SURE_MEANS } from './lines/sure.ts';
import { USES } from './lines/uses.ts';
import { ADDED, AGREEMENT, DECIDED, SECOND, SEEN } from './lines/why.ts';
import { placeholderValues } from './placeholders.ts';
import { partingPairs } from './rival-colors.ts';
import { betweenNeighbors, topicsOfSeason } from './season-lines.ts';
import { fill, select, type Topic } from './select.ts';

/** The first season of a distribution. Throws when the evidence names none. */
export function mostLikelySeason({ distribution: [first] }: Pick<Evidence, 'distribution'>): SeasonName {
  if (!first) throw new Error('the evidence names no season');
  return first.season;
}

/** All we say about a person, composed once from evidence and answers; web, report and mail lay it out. Pure. */
export function composeReading(evidence: Evidence, seasonType: SeasonType): Reading {
  const season = mostLikelySeason(evidence);
  const profile = seasonProfile(season);
  const palette = sortPalette(profile.palette, evidence);
  const measured: MeasuredPerson = {
    season,
    seasonType,
    evidence,
    hairColors: hairColorsFor(palette, evidence),
    foundation: foundationShades({
      skin: evidence.features.skin,
      photographed: photographedSkin(evidence),
      eyes: shownColor('iris', evidence)?.lab,
    }),
  };
  const facts = deriveFacts(measured);
  const names = placeholderValues(measured, facts, palette);
  const section = (topics: readonly Topic[], colors: readonly NamedColor[] = []): ReadingSection => ({
    lines: topics.flatMap((topic) => select(topic, facts)).map((line) => fill(line, names)),
    colors: colors.map((color) => ({ ...color, ...(color.use && { wear: USES[color.use] }) })),
  });
  const seasonTopics = topicsOfSeason(profile);
  const borrowed = borrowedColors(season, evidence.runnerUp, evidence.axes);
  const avoided = colorsToAvoid(season, sparedBy(evidence), borrowed, evidence.runnerUp, toldRedHair(evidence));
  const choice = section([CHOICE]);
  const sections: Record<SectionId, ReadingSection> = {
    finding: section([FINDING]),
    preview: section([PREVIEW, SETTLES]),
    verdict: section(facts.certainty === 'open' ? [VERDICT, SETTLES] : [VERDICT]),
    shared: section([SHARED]),
    sure: section([SURE_COUNT, SURE_MEANS]),
    stays: section([STAYS]),
    choice: { ...choice, colors: choice.lines.length > 0 ? partingPairs(season, evidence, palette) : [] },
    settle: section([SETTLE]),
    why: section([...(facts.added === 'none' ? [] : [ADDED]), SEEN, DECIDED, AGREEMENT]),
    second: section([SECOND, betweenNeighbors(season, evidence.runnerUp)]),
    doubts: withReasons(section([DOUBTS]), section([ALWAYS]), evidence),
    own: withOpinion(section([TEMPERATURE]), evidence),
    season: section([seasonTopics.description]),
    type: section([TYPE]),
    tagline: section([seasonTopics.tagline]),
    personality: section([seasonTopics.personality]),
    traits: section([TRAITS, seasonTopics.traits]),
    signature: section([seasonTopics.signature], palette.signature),
    neutrals: section([NEUTRALS_CARRY], palette.coreNeutrals),
    lights: section([], palette.accentLights),
    brights: section([], palette.accentBrights),
    wear: section([seasonTopics.wear]),
    avoid: section([], rateColorsToAvoid(avoided, evidence.distribution)),
    borrowed: section([BORROWED], borrowed),
    clothing: section([CONTRAST, NEXT_TO_SKIN, seasonTopics.clothing]),
    shopping: section([seasonTopics.shopping]),
    metals: section(
      [seasonTopics.metals],
      sortMetals(profile, facts.certainty === 'one' ? profile : seasonProfile(evidence.runnerUp)),
    ),
    jewelry: section([seasonTopics.jewelry]),
    jewels: section([seasonTopics.jewels]),
    glasses: section([seasonTopics.glasses]),
    frames: section(
      [seasonTopics.frames],
      profile.frames.map(({ look: _, ...frame }) => frame),
    ),
    ...hairSections(measured, seasonTopics, section),
    ...makeupSections({ profile, own: seasonTopics, palette }, measured, section),
  };
  return {
    version: READING_VERSION,
    season,
    seasonType,
    second: evidence.runnerUp,
    sections,
    outfits: sortOutfits(outfitsForContrast(profile, facts.advisedContrast), palette.signature[0], evidence).map(
      ({ id, name, garments }) => ({ id, name, garments: [...garments] }),
    ),
    celebrities: celebritiesOf(profile, palette, evidence),
    pinterest: {
      clothing: pinterestSearchUrl(`${season} outfits capsule wardrobe`),
      makeup: pinterestSearchUrl(`${season} makeup looks`),
    },
  };
}

/** Adds what the answers exclude, before the doubts that apply to everyone. */
function withReasons(doubts: ReadingSection, always: ReadingSection, evidence: Evidence): ReadingSection {
  const reasons = reasonsFor(evidence.answers ?? {}, headOf(evidence));
  const answerLines = reasons.map((text, i) => ({ id: `answer-${i + 1}`, text }));
  return { lines: [...doubts.lines, ...answerLines, ...always.lines], colors: [] };
}

/** Puts what an agreeing second opinion saw first, in its own words. */
function withOpinion({ lines, colors }: ReadingSection, { secondOpinion }: Evidence): ReadingSection {
  if (!secondOpinion?.agrees || !secondOpinion.description) return { lines, colors };
  return { lines: [{ id: 'opinion', text: secondOpinion.description }, ...lines], colors };
}

type HairSection =
  | 'hair'
  | 'hairGuidelines'
  | 'hairFar'
  | 'hairAvoid'
  | 'hairUntried'
  | 'brows'
  | 'beard'
  | 'beardAsked';
type MakeupColors = 'eyeshadow' | 'eyeliner' | 'blush' | 'lipstick';
type Compose = (topics: readonly Topic[], colors?: readonly NamedColor[]) => ReadingSection;

/** Advice on hair, or without visible hair on brows; and on a beard. */
function hairSections(
  { hairColors: { own, isKept, near, far, avoid, brows, beard }, evidence }: MeasuredPerson,
  seasonTopics: ReturnType<typeof topicsOfSeason>,
  section: Compose,
): Pick<Reading['sections'], HairSection> {
  const emptySection = section([]);
  const head = headOf(evidence);
  const hasHair = head === 'hair';
  const ofBeard = evidence.beard ? section([BEARD], beard) : section([BEARD_UNSEEN]);
  const isBearded = sureBeard(evidence) !== undefined;
  return {
    hair: hasHair ? section([OWN_HAIR], [...own, ...near]) : emptySection,
    hairGuidelines: hasHair ? section([isKept ? seasonTopics.keptHair : seasonTopics.hair]) : emptySection,
    hairFar: hasHair ? section([HAIR_FAR], far) : emptySection,
    hairAvoid: hasHair ? section([HAIR_AVOID], avoid) : emptySection,
    hairUntried: hasHair ? section([HAIR_UNTRIED]) : emptySection,
    brows: hasHair ? emptySection : section([BROWS], brows),
    beard: isBearded ? ofBeard : emptySection,
    beardAsked: isBearded ? emptySection : ofBeard,
  };
}

interface OfSeason {
  readonly profile: SeasonProfile;
  readonly own: ReturnType<typeof topicsOfSeason>;
  /** In the person's order. */
  readonly palette: SeasonPalette;
}

/** Foundation near the person's own skin, and the season's makeup. */
function makeupSections(
  { profile, own: seasonTopics, palette }: OfSeason,
  { foundation, evidence }: MeasuredPerson,
  section: Compose,
): Pick<Reading['sections'], 'foundation' | 'foundationDoubt' | 'makeup' | 'makeupGuidelines' | MakeupColors> {
  const isAssumed = isLightAssumed(evidence);
  // Of two readings of the skin, neither is the match.
  const isOpen = foundation.some(({ is }) => is === 'photographed');
  const shades = foundation.map(
    ({ hex, name, is }): NamedColor => ({
      hex,
      name,
      ...(isAssumed ? { use: 'in range' } : is === 'match' && !isOpen && { use: 'match' }),
    }),
  );
  return {
    foundation: section([FOUNDATION, SKIN_IN_PHOTOS], shades),
    foundationDoubt: section([FOUNDATION_DOUBT]),
    makeup: section([seasonTopics.makeup]),
    makeupGuidelines: section([UNDERTONE, seasonTopics.guidelines]),
    eyeshadow: section([], distinct(palette.eyeshadow)),
    eyeliner: section([], distinct(palette.eyeliner)),
    blush: section([], distinct(palette.blush)),
    lipstick: section([], sheerIn(distinct(palette.lipstick), profile)),
  };
}

/** Colors that nothing to avoid may look like. */
const sparedBy = ({ features: { skin } }: Evidence): Lab[] => [[...skin.lab]];

const RED: readonly HairColor[] = ['red', 'auburn'];

/** Hair that is red by the customer's answer. */
const toldRedHair = (evidence: Evidence): Lab | undefined => {
  const answer = shownAnswer('hair', evidence);
  return RED.some((name) => name === answer?.value) ? shownColor('hair', evidence)?.lab : undefined;
};

/** Lipsticks that lips show through: sheer by name, or by season. */
const sheerIn = (lipstick: readonly NamedColor[], { words }: SeasonProfile): NamedColor[] =>
  lipstick.map((color) => ({
    ...color,
    ...((words.makeup.sheer || color.name.includes('Sheer') || color.name.includes('Gloss')) && { use: 'sheer' }),
  }));

const DEPTHS = ['light', 'medium', 'deep'] as const;
/** Degrees of typology angle. */
const MIDDLE_OF_MEDIUM = 25;

/** Three of the season, nearest depth of skin first. */
function celebritiesOf({ words }: SeasonProfile, palette: SeasonPalette, { ita }: Evidence): Reading['celebrities'] {
  const ownDepth = DEPTHS.indexOf(depthOfSkin(ita.value));
  const isDarker = ita.value < MIDDLE_OF_MEDIUM;
  const rank = ({ depth }: CelebrityMention) => {
    const steps = DEPTHS.indexOf(depth ?? 'light') - ownDepth;
    // At equal distance, the side that the skin is nearer to.
    return 2 * Math.abs(steps) + Number(steps > 0 !== isDarker);
  };
  const sorted = sortByRank(words.celebrities, rank).slice(0, 3);
  return sorted.map(({ name, note, man, colors, pictureUrl }) => {
    const names = listOf(colors);
    return {
      name,
      note,
      ...(man && { man }),
      colors: clothingColors(palette).filter((color) => names.includes(color.name)),
      ...(pictureUrl && { pictureUrl }),
    };
  });
}
