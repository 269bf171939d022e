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
  byReach,
  type CelebrityMention,
  type FoundationStep,
  foundationSteps,
  metalsFor,
  orderPalette,
  outfitsWithin,
  ownAvoid,
  pinterestSearchUrl,
  type SeasonPalette,
  type SeasonProfile,
  seasonProfile,
  withPhotographed,
} from '../seasons/index.ts';
import { factsOf, type Measured } from './facts.ts';
import { CONTRAST, NEXT_TO_SKIN } from './lines/clothing.ts';
import { ALWAYS, DOUBTS } from './lines/doubts.ts';
import { FINDING } from './lines/finding.ts';
import { BROWS, HAIR_AVOID, HAIR_FAR, HAIR_UNTRIED, OWN_HAIR } from './lines/hair.ts';
import { FOUNDATION, FOUNDATION_DOUBT, UNDERTONE } from './lines/makeup.ts';
import { BORROWED, TEMPERATURE, TRAITS, TYPE } from './lines/season.ts';
import { USES } from './lines/uses.ts';
import { VERDICT } from './lines/verdict.ts';
import { ADDED, AGREEMENT, DECIDED, SECOND, SEEN } from './lines/why.ts';
import { namesOf } from './names.ts';
import { betweenNeighbors, seasonLines } from './season-lines.ts';
import { fill, select, type Topic } from './select.ts';

/** The first season of a distribution. Throws when the evidence names none. */
export function seasonIn({ distribution: [first] }: Pick<Evidence, 'distribution'>): SeasonName {
  if (!first) throw new Error('the evidence names no season');
  return first.season;
}

/** All we say about a person, composed once from evidence and answers; web, report and mail lay it out. Pure. */
export function composeReading(evidence: Evidence, seasonType: SeasonType): Reading {
  const season = seasonIn(evidence);
  const profile = seasonProfile(season);
  const palette = orderPalette(profile.palette, evidence);
  const [near, far] = byReach(palette.hairBest);
  const measured: Measured = { season, seasonType, evidence, hairColors: { near, far } };
  const facts = factsOf(measured);
  const names = namesOf(measured, facts, palette);
  const section = (topics: readonly Topic[], colors: readonly NamedColor[] = []): ReadingSection => ({
    lines: topics.flatMap((topic) => select(topic, facts)).map((line) => fill(line, names)),
    colors: colors.map((color) => ({ ...color, ...(color.use && { wear: USES[color.use] }) })),
  });
  const own = seasonLines(profile);
  const foundation = foundationsOf(evidence);
  const borrowed = borrowedColors(season, evidence.runnerUp, evidence.axes);
  const sections: Record<SectionId, ReadingSection> = {
    finding: section([FINDING]),
    verdict: section([VERDICT]),
    why: section([SEEN, DECIDED, AGREEMENT, ADDED]),
    second: section([SECOND, betweenNeighbors(season, evidence.runnerUp)]),
    doubts: withReasons(section([DOUBTS]), section([ALWAYS]), evidence),
    own: withOpinion(section([TEMPERATURE]), evidence),
    season: section([own.description]),
    type: section([TYPE]),
    tagline: section([own.tagline]),
    personality: section([own.personality]),
    traits: section([TRAITS, own.traits]),
    signature: section([own.signature], palette.signature),
    neutrals: section([], palette.coreNeutrals),
    lights: section([], palette.accentLights),
    brights: section([], palette.accentBrights),
    avoid: section([], ownAvoid(season, sparedBy(evidence, foundation), borrowed, evidence.runnerUp)),
    borrowed: section([BORROWED], borrowed),
    clothing: section([CONTRAST, NEXT_TO_SKIN, own.clothing]),
    shopping: section([own.shopping]),
    metals: section(
      [own.metals],
      metalsFor(profile, facts.certainty === 'likely' ? profile : seasonProfile(evidence.runnerUp)),
    ),
    jewelry: section([own.jewelry]),
    jewels: section([own.jewels]),
    glasses: section([own.glasses]),
    frames: section(
      [own.frames],
      profile.frames.map(({ look: _, ...frame }) => frame),
    ),
    ...hairSections(facts, measured, palette.hairAvoid, own.hair, section),
    ...makeupSections({ profile, own, palette }, foundation.map(shadeFor(evidence)), section),
  };
  return {
    version: READING_VERSION,
    season,
    seasonType,
    second: evidence.runnerUp,
    sections,
    outfits: outfitsWithin(profile, facts.advisedContrast).map(({ id, name, garments }) => ({
      id,
      name,
      garments: [...garments],
    })),
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
  const told = reasons.map((text, i) => ({ id: `answer-${i + 1}`, text }));
  return { lines: [...doubts.lines, ...told, ...always.lines], colors: [] };
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
  { evidence, hairColors: { near, far } }: Measured,
  avoid: readonly NamedColor[],
  own: Topic,
  section: Compose,
): Pick<Reading['sections'], 'hair' | 'hairGuidelines' | 'hairFar' | 'hairAvoid' | 'hairUntried' | 'brows'> {
  const none = section([]);
  if (hair === 'bare' || hair === 'covered') {
    const brows = section(
      [BROWS],
      [...near, ...far].map(({ hex, name }) => ({ hex, name })),
    );
    return { hair: none, hairGuidelines: none, hairFar: none, hairAvoid: none, hairUntried: none, brows };
  }
  const grown = evidence.features.hair;
  const asItIs = grown?.strands ? [{ hex: grown.hex, name: 'Salt-and-pepper', use: 'own' as const }] : [];
  return {
    hair: section([OWN_HAIR], [...asItIs, ...near]),
    hairGuidelines: section([own]),
    hairFar: section([HAIR_FAR], far),
    hairAvoid: section([HAIR_AVOID], avoid),
    hairUntried: section([HAIR_UNTRIED]),
    brows: none,
  };
}

interface OfSeason {
  readonly profile: SeasonProfile;
  readonly own: ReturnType<typeof seasonLines>;
  /** In the person's order. */
  readonly palette: SeasonPalette;
}

/** Foundation around the person's own skin, and the season's makeup. */
function makeupSections(
  { profile, own, palette }: OfSeason,
  shades: readonly NamedColor[],
  section: Compose,
): Pick<Reading['sections'], 'foundation' | 'foundationDoubt' | 'makeup' | 'makeupGuidelines' | MakeupColors> {
  return {
    foundation: section([FOUNDATION], shades),
    foundationDoubt: section([FOUNDATION_DOUBT]),
    makeup: section([own.makeup]),
    makeupGuidelines: section([UNDERTONE, own.guidelines]),
    eyeshadow: section([], palette.eyeshadow),
    eyeliner: section([], palette.eyeliner),
    blush: section([], palette.blush),
    lipstick: section([], sheerIn(palette.lipstick, profile)),
  };
}

function foundationsOf(evidence: Evidence): readonly FoundationStep[] {
  const steps = foundationSteps([...evidence.features.skin.lab]);
  const shown = skinBesideAssumed(evidence);
  return shown ? withPhotographed(steps, shown) : steps;
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
  const far = ({ depth }: CelebrityMention) => Math.abs(DEPTHS[depth ?? 'light'] - DEPTHS[skinDepth]);
  const sorted = words.celebrities.toSorted((a, b) => far(a) - far(b)).slice(0, 3);
  return sorted.map(({ name, note, pictureUrl }) => ({ name, note, ...(pictureUrl && { pictureUrl }) }));
}
