import {
  covers,
  type GarmentKind,
  keysOf,
  type Reading,
  type ReadingSection,
  type Scope,
  type ScopePart,
  type SectionId,
} from '@trueseason/contracts';
import { sortByRank } from '../seasons/colors/sort-by-rank.ts';

/** The two steps of advice that a scope may leave out, with their sections, and the parts that any of which covers each. */
const SECTIONS_OF_STEP = {
  hair: {
    hair: ['hair'],
    hairGuidelines: ['hair'],
    hairFar: ['hair'],
    hairAvoid: ['hair'],
    hairUntried: ['hair'],
    // Of a head without hair to color.
    brows: ['hair', 'beard'],
    beard: ['beard'],
    beardAsked: ['beard'],
  },
  makeup: {
    foundation: ['makeup'],
    foundationDoubt: ['makeup'],
    makeup: ['makeup'],
    makeupGuidelines: ['makeup'],
    eyeshadow: ['makeup'],
    eyeliner: ['makeup'],
    blush: ['makeup'],
    lipstick: ['makeup'],
  },
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<SectionId, readonly ScopePart[]>>>>>;
export type ScopedStep = keyof typeof SECTIONS_OF_STEP;

const PARTS: Partial<Readonly<Record<SectionId, readonly ScopePart[]>>> = {
  ...SECTIONS_OF_STEP.hair,
  ...SECTIONS_OF_STEP.makeup,
};

/** What suits are made of; looks with one are for those who want suits. */
const TAILORED: GarmentKind = 'blazer';

/** Sections only for those who chose their part: nothing is assumed from a face. */
const ONLY_CHOSEN: readonly SectionId[] = ['beardAsked'];

const NOTHING: ReadingSection = { lines: [], colors: [] };

/** A reading without what its person does not want: sections empty, and no looks with a suit; men first where suits were asked for. */
export function readingInScope(reading: Reading, scope: Scope): Reading {
  const sections = { ...reading.sections };
  for (const id of keysOf(sections)) {
    const isLeftOut = PARTS[id]?.every((part) => !covers(scope, part));
    if (isLeftOut || (scope === null && ONLY_CHOSEN.includes(id))) sections[id] = NOTHING;
  }
  const outfits = covers(scope, 'suits')
    ? reading.outfits
    : reading.outfits.filter(({ garments }) => garments.every(({ kind }) => kind !== TAILORED));
  const celebrities = scope?.includes('suits')
    ? sortByRank(reading.celebrities, ({ man }) => Number(!man))
    : reading.celebrities;
  return { ...reading, sections, outfits, celebrities };
}

/** Whether a reading has anything for a step. */
export const hasAdvice = ({ sections }: Pick<Reading, 'sections'>, step: ScopedStep): boolean =>
  keysOf<Readonly<Partial<Record<SectionId, unknown>>>>(SECTIONS_OF_STEP[step]).some(
    (id) => sections[id].lines.length + sections[id].colors.length > 0,
  );
