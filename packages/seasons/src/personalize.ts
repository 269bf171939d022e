import { hexToLab, type Lab, labToLch } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { advisedContrast, type ContrastLevel, contrastLevel } from './contrast-level.ts';
import { type FoundationStep, foundationSteps } from './foundation.ts';
import { personalNotes } from './personal-notes.ts';
import { RING } from './ring.ts';
import type { SeasonProfile } from './season-profile.ts';
import { spreadHues } from './spread-hues.ts';

/** The parts of the evidence that the choice within a season rests on. */
export type PersonalEvidence = Pick<Evidence, 'features' | 'ita' | 'axes'>;

export interface PersonalProfile extends SeasonProfile {
  readonly personal: {
    readonly contrast: ContrastLevel;
    /** How to use the season with this depth and contrast, in plain words. */
    readonly notes: readonly string[];
    /** Foundations of their own undertone in order of depth, the deepest first: theirs, and two steps either side. */
    readonly foundation: readonly FoundationStep[];
  };
}

const OF_HAIR = /\bhair\b/i;

/** Words that call somebody's contrast low, medium or high; some texts name two of them. */
const CONTRAST_WORDS: Readonly<Record<ContrastLevel, RegExp>> = {
  low: /\b(low|little)\b.*\bcontrast|than any contrast/i,
  medium: /\b(medium|moderate)\b.*\bcontrast/i,
  high: /\b(high|highest|strong)\b.*\bcontrast|contrast (is repeated|you already have)/i,
};

/** A season's word on contrast holds for most of its people; who was measured or is told otherwise would read both. */
const contradicts = (text: string, levels: readonly ContrastLevel[]): boolean =>
  Object.values(CONTRAST_WORDS).some((words) => words.test(text)) &&
  !levels.every((level) => CONTRAST_WORDS[level].test(text));

const OF_EYES =
  /\beyes?\b.*\b(blue|green|gray|hazel|brown|amber|moss|black)\b|\b(blue|green|gray|hazel|brown|amber|moss|black)\b.*\beyes?\b/i;
/** L* of irises that everybody calls dark, and of those that nobody does. */
const DARK_EYES = 22;
const LIGHT_EYES = 45;

/** A season's word on the eyes of most of its people, read by somebody whose eyes are otherwise, or were not seen. */
function isOfOtherEyes(text: string, iris: Evidence['features']['iris']): boolean {
  if (!iris) return /\beyes?\b/i.test(text);
  if (!OF_EYES.test(text)) return false;
  const saysDark = /\b(dark|deep|black)\b/i.test(text);
  return saysDark ? iris.lab[0] > LIGHT_EYES : iris.lab[0] < DARK_EYES;
}

/** A season's word on a mild warmth or coolness. */
const OF_MILD_WARMTH = /\bneutral(ity)?\b|\b(gentle|light)\b.*\bwarm/i;
/** Half the way from such a season's temperature to that of the one beside it that is all warm, or all cool. */
const MILD = 0.65;

/** Fewer would say nothing of a season. */
export const FEWEST_CHARACTERISTICS = 3;

/** What holds of this person among what holds of most of the season's; of hair and eyes that were not read nothing is said. */
function characteristicsOf(
  { keyCharacteristics }: SeasonProfile,
  { features: { hair, iris }, axes: { temperature } }: PersonalEvidence,
  levels: readonly ContrastLevel[],
): string[] {
  const kept = keyCharacteristics.filter((text) => (hair || !OF_HAIR.test(text)) && !contradicts(text, levels));
  const others = [
    (text: string) => Math.abs(temperature.value) > MILD && OF_MILD_WARMTH.test(text),
    (text: string) => isOfOtherEyes(text, iris),
  ];
  return others.reduce((told, isOfOthers) => {
    const own = told.filter((text) => !isOfOthers(text));
    return own.length >= FEWEST_CHARACTERISTICS ? own : told;
  }, kept);
}

/** L* between colors worn together that nobody of low contrast is told to wear. */
const HARD_JUMP = 55;

/** Whether a text puts colors of the palette together that lie far apart in light. */
function jumps(text: string, palette: SeasonProfile['palette']): boolean {
  if (!/\b(layer|together|with|over|under|next to|beside)\b/i.test(text)) return false;
  const named = [...palette.coreNeutrals, ...palette.accentLights, ...palette.accentBrights].filter(({ name }) =>
    text.includes(name),
  );
  const lightnesses = named.map(({ hex }) => lightnessOf(hex));
  return named.length > 1 && Math.max(...lightnesses) - Math.min(...lightnesses) > HARD_JUMP;
}

/** A sentence on growing out gray, read by somebody whose hair is white or gray already. */
const OF_GROWING_OUT = /growing out gray/i;
const GRAY = { lightness: 65, chroma: 10 };

function guidanceOn(guidance: string, hair: Lab | undefined): string {
  const isGray = hair && hair[0] >= GRAY.lightness && labToLch(hair)[1] < GRAY.chroma;
  if (!isGray) return guidance;
  return guidance
    .split('. ')
    .filter((sentence) => !OF_GROWING_OUT.test(sentence))
    .join('. ')
    .replace(/[^.]$/, '$&.');
}

/** How much darker than the skin, in L*, lips and cheeks look natural. */
const LIP_STEP = 20;
const BLUSH_STEP = 8;

/**
 * The season as this person should read it: no color is added or removed, their order follows
 * depth, contrast and clarity as measured. The same evidence gives the same order.
 */
export function personalize(profile: SeasonProfile, evidence: PersonalEvidence): PersonalProfile {
  const score = evidence.axes.contrast.value;
  const contrast = advisedContrast(profile.name, score);
  const levels = [contrast, contrastLevel(score)];
  const { palette } = profile;
  const skin = evidence.features.skin.lab[0];
  const darkest = Math.min(skin, evidence.features.hair?.lab[0] ?? skin, evidence.features.brows?.lab[0] ?? skin);
  const hair = evidence.features.hair?.lab;

  return {
    ...profile,
    keyCharacteristics: characteristicsOf(profile, evidence, levels),
    clothing: {
      ...profile.clothing,
      guidelines: profile.clothing.guidelines.filter(
        (text) => !contradicts(text, levels) && !(contrast === 'low' && jumps(text, palette)),
      ),
    },
    palette: {
      ...palette,
      coreNeutrals: orderBy(palette.coreNeutrals, neutralDistance(contrast, skin, darkest)),
      accentLights: spreadHues(orderBy(palette.accentLights, lightDistance(contrast))),
      accentBrights: spreadHues(orderBy(palette.accentBrights, brightDistance(evidence))),
      lipstick: orderBy(palette.lipstick, byLightness(Math.max(24, skin - LIP_STEP))),
      blush: orderBy(palette.blush, byLightness(Math.max(38, skin - BLUSH_STEP))),
      eyeliner: orderBy(palette.eyeliner, byLightness(darkest)),
      frames: orderBy(palette.frames, byLightness(contrast === 'low' ? (skin + darkest) / 2 : darkest)),
      hairBest: hair ? orderBy(palette.hairBest, byLightness(hair[0])) : palette.hairBest,
    },
    hair: { ...profile.hair, guidance: guidanceOn(profile.hair.guidance, hair) },
    personal: {
      contrast,
      foundation: foundationSteps(
        evidence.features.skin.lab,
        profile.makeup.undertone,
        RING[profile.name].axes.temperature,
      ),
      notes: personalNotes(profile.name, evidence, contrast, palette),
    },
  };
}

/** High contrast starts at the ends of the scale, low contrast near the person, the rest from their dark. */
function neutralDistance(contrast: ContrastLevel, skin: number, darkest: number): (color: NamedColor) => number {
  if (contrast === 'high') return ({ hex }) => -Math.abs(lightnessOf(hex) - 52);
  return byLightness(contrast === 'low' ? (skin + darkest) / 2 : darkest);
}

/** The palest lights answer high contrast; low contrast wants a step less. */
const lightDistance = (contrast: ContrastLevel): ((color: NamedColor) => number) =>
  byLightness({ high: 96, medium: 86, low: 78 }[contrast]);

/** Clear coloring starts with the most saturated brights, deep coloring with the darkest. */
function brightDistance({ axes }: PersonalEvidence): (color: NamedColor) => number {
  return ({ hex }) => {
    const [lightness, chroma] = labToLch(hexToLab(hex));
    return -(axes.value.value * (lightness - 50) + axes.chroma.value * (chroma - 45));
  };
}

const lightnessOf = (hex: string): number => hexToLab(hex)[0];
const byLightness =
  (target: Lab[0]) =>
  ({ hex }: NamedColor): number =>
    Math.abs(lightnessOf(hex) - target);

const orderBy = <T>(items: readonly T[], rank: (item: T) => number): T[] =>
  [...items].sort((a, b) => rank(a) - rank(b));
