import {
  type Evidence,
  type NamedColor,
  READING_VERSION,
  type Reading,
  type ReadingSection,
  reasonsFor,
  type SeasonName,
  type SeasonType,
  type SectionId,
} from '@trueseason/contracts';
import { hexToLab, type Lab } from '../color/index.ts';
import type { Facts } from '../person/facts.ts';
import { headOf } from '../person/head.ts';
import { isLightAssumed, skinBesideAssumed } from '../person/light.ts';
import {
  borrowedColors,
  type CelebrityMention,
  colorsToAvoid,
  type FoundationStep,
  foundationSteps,
  orderMetals,
  orderOutfits,
  orderPalette,
  outfitsForContrast,
  pinterestSearchUrl,
  rateColorsToAvoid,
  type SeasonPalette,
  type SeasonProfile,
  seasonProfile,
  splitByReach,
  withPhotographedSkin,
} from '../seasons/index.ts';
import { deriveFacts, type MeasuredPerson } from './facts.ts';
import { PREVIEW, SETTLES, SHARED, VERDICT } from './lines/certainty.ts';
import { CONTRAST, NEXT_TO_SKIN } from './lines/clothing.ts';
import { ALWAYS, DOUBTS } from './lines/doubts.ts';
import { FINDING } from './lines/finding.ts';
import { BROWS, HAIR_AVOID, HAIR_FAR, HAIR_UNTRIED, OWN_HAIR } from './lines/hair.ts';
import { FOUNDATION, FOUNDATION_DOUBT, UNDERTONE } from './lines/makeup.ts';
import { BORROWED, TEMPERATURE, TRAITS, TYPE } from './lines/season.ts';
import { SETTLE } from './lines/settle.ts';
import { MORE_SURE, SURE_BRIGHTS, SURE_COUNT, SURE_FIRST, SURE_LIGHTS, SURE_NEUTRALS } from './lines/sure.ts';
import { USES } from './lines/uses.ts';
import { ADDED, AGREEMENT, DECIDED, SECOND, SEEN } from './lines/why.ts';
import { placeholderValues } from './placeholders.ts';
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
  const palette = orderPalette(profile.palette, evidence);
  const [near, depthDistance] = splitByReach(palette.hairBest);
  const measured: MeasuredPerson = { season, seasonType, evidence, hairColors: { near, far: depthDistance } };
  const facts = deriveFacts(measured);
  const names = placeholderValues(measured, facts, palette);
  const section = (topics: readonly Topic[], colors: readonly NamedColor[] = []): ReadingSection => ({
    lines: topics.flatMap((topic) => select(topic, facts)).map((line) => fill(line, names)),
    colors: colors.map((color) => ({ ...color, ...(color.use && { wear: USES[color.use] }) })),
  });
  const seasonTopics = topicsOfSeason(profile);
  const foundation = foundationsOf(evidence);
  const borrowed = borrowedColors(season, evidence.runnerUp, evidence.axes);
  const avoided = colorsToAvoid(season, sparedBy(evidence, foundation), borrowed, evidence.runnerUp);
  const sections: Record<SectionId, ReadingSection> = {
    finding: section([FINDING]),
    preview: section([PREVIEW, SURE_COUNT, MORE_SURE]),
    verdict: section([VERDICT, SETTLES]),
    shared: section([SHARED]),
    sure: section([SURE_COUNT, SURE_FIRST, MORE_SURE]),
    settle: section([SETTLE]),
    why: section([SEEN, DECIDED, AGREEMENT, ADDED]),
    second: section([SECOND, betweenNeighbors(season, evidence.runnerUp)]),
    doubts: withReasons(section([DOUBTS]), section([ALWAYS]), evidence),
    own: withOpinion(section([TEMPERATURE]), evidence),
    season: section([seasonTopics.description]),
    type: section([TYPE]),
    tagline: section([seasonTopics.tagline]),
    personality: section([seasonTopics.personality]),
    traits: section([TRAITS, seasonTopics.traits]),
    signature: section([seasonTopics.signature], palette.signature),
    neutrals: section([SURE_NEUTRALS], palette.coreNeutrals),
    lights: section([SURE_LIGHTS], palette.accentLights),
    brights: section([SURE_BRIGHTS], palette.accentBrights),
    avoid: section([], rateColorsToAvoid(avoided, evidence.distribution)),
    borrowed: section([BORROWED], borrowed),
    clothing: section([CONTRAST, NEXT_TO_SKIN, seasonTopics.clothing]),
    shopping: section([seasonTopics.shopping]),
    metals: section(
      [seasonTopics.metals],
      orderMetals(profile, facts.certainty === 'one' ? profile : seasonProfile(evidence.runnerUp)),
    ),
    jewelry: section([seasonTopics.jewelry]),
    jewels: section([seasonTopics.jewels]),
    glasses: section([seasonTopics.glasses]),
    frames: section(
      [seasonTopics.frames],
      profile.frames.map(({ look: _, ...frame }) => frame),
    ),
    ...hairSections(facts, measured, palette.hairAvoid, seasonTopics.hair, section),
    ...makeupSections({ profile, own: seasonTopics, palette }, foundation.map(shadeFor(evidence)), section),
  };
  return {
    version: READING_VERSION,
    season,
    seasonType,
    second: evidence.runnerUp,
    sections,
    outfits: orderOutfits(outfitsForContrast(profile, facts.advisedContrast), evidence.distribution).map(
      ({ id, name, garments }) => ({ id, name, garments: [...garments] }),
    ),
    celebrities: celebritiesOf(profile, facts),
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

type MakeupColors = 'eyeshadow' | 'eyeliner' | 'blush' | 'lipstick';
type Compose = (topics: readonly Topic[], colors?: readonly NamedColor[]) => ReadingSection;

/** Advice on hair; if none was seen, the same colors are for brows. */
function hairSections(
  { hair }: Facts,
  { evidence, hairColors: { near, far: depthDistance } }: MeasuredPerson,
  avoid: readonly NamedColor[],
  seasonTopics: Topic,
  section: Compose,
): Pick<Reading['sections'], 'hair' | 'hairGuidelines' | 'hairFar' | 'hairAvoid' | 'hairUntried' | 'brows'> {
  const emptySection = section([]);
  if (hair === 'bare' || hair === 'covered') {
    const brows = section(
      [BROWS],
      [...near, ...depthDistance].map(({ hex, name }) => ({ hex, name })),
    );
    return {
      hair: emptySection,
      hairGuidelines: emptySection,
      hairFar: emptySection,
      hairAvoid: emptySection,
      hairUntried: emptySection,
      brows,
    };
  }
  const grown = evidence.features.hair;
  const asItIs = grown?.strands ? [{ hex: grown.hex, name: 'Salt-and-pepper', use: 'own' as const }] : [];
  return {
    hair: section([OWN_HAIR], [...asItIs, ...near]),
    hairGuidelines: section([seasonTopics]),
    hairFar: section([HAIR_FAR], depthDistance),
    hairAvoid: section([HAIR_AVOID], avoid),
    hairUntried: section([HAIR_UNTRIED]),
    brows: emptySection,
  };
}

interface OfSeason {
  readonly profile: SeasonProfile;
  readonly own: ReturnType<typeof topicsOfSeason>;
  /** In the person's order. */
  readonly palette: SeasonPalette;
}

/** Foundation around the person's own skin, and the season's makeup. */
function makeupSections(
  { profile, own: seasonTopics, palette }: OfSeason,
  shades: readonly NamedColor[],
  section: Compose,
): Pick<Reading['sections'], 'foundation' | 'foundationDoubt' | 'makeup' | 'makeupGuidelines' | MakeupColors> {
  return {
    foundation: section([FOUNDATION], shades),
    foundationDoubt: section([FOUNDATION_DOUBT]),
    makeup: section([seasonTopics.makeup]),
    makeupGuidelines: section([UNDERTONE, seasonTopics.guidelines]),
    eyeshadow: section([], palette.eyeshadow),
    eyeliner: section([], palette.eyeliner),
    blush: section([], palette.blush),
    lipstick: section([], sheerIn(palette.lipstick, profile)),
  };
}

function foundationsOf(evidence: Evidence): readonly FoundationStep[] {
  const steps = foundationSteps([...evidence.features.skin.lab]);
  const photographedSkin = skinBesideAssumed(evidence);
  return photographedSkin ? withPhotographedSkin(steps, photographedSkin) : steps;
}

/** Least L* range around the measured depth for foundations in an assumed light: one step either way. */
const ONE_STEP = 10;

/** A shade with its nearness to the person's, which in an assumed light lies in a range. */
function shadeFor(evidence: Evidence): (step: FoundationStep) => NamedColor {
  const { lab, sd } = evidence.features.skin;
  const reach = Math.max(ONE_STEP, 2 * sd[0]);
  const isNear = ({ hex }: FoundationStep) => Math.abs(hexToLab(hex)[0] - lab[0]) <= reach;
  return (step) => {
    const { hex, name, match } = step;
    if (isLightAssumed(evidence)) return { hex, name, ...(isNear(step) && { use: 'in range' }) };
    return { hex, name, ...(match && { use: 'match' }) };
  };
}

/** Colors that nothing to avoid may look like: the person's skin and foundation. */
const sparedBy = (evidence: Evidence, foundation: readonly FoundationStep[]): Lab[] => [
  [...evidence.features.skin.lab],
  ...foundation.filter(({ match }) => match).map(({ hex }) => hexToLab(hex)),
];

/** Lipsticks that lips show through: sheer by name, or by season. */
const sheerIn = (lipstick: readonly NamedColor[], { words }: SeasonProfile): NamedColor[] =>
  lipstick.map((color) => ({
    ...color,
    ...((words.makeup.sheer || color.name.includes('Sheer') || color.name.includes('Gloss')) && { use: 'sheer' }),
  }));

const DEPTHS = { light: 0, uncertain: 1, medium: 1, deep: 2 } as const;

/** Three of the season, nearest skin depth first. */
function celebritiesOf({ words }: SeasonProfile, { skinDepth }: Facts): Reading['celebrities'] {
  const depthDistance = ({ depth }: CelebrityMention) => Math.abs(DEPTHS[depth ?? 'light'] - DEPTHS[skinDepth]);
  const sorted = words.celebrities.toSorted((a, b) => depthDistance(a) - depthDistance(b)).slice(0, 3);
  return sorted.map(({ name, note, pictureUrl }) => ({ name, note, ...(pictureUrl && { pictureUrl }) }));
}
