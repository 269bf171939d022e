import { colorWarmth, deltaE00, hexToLab, labToLch } from '@trueseason/color';
import { type Evidence, type NamedColor, skinBesideAssumed } from '@trueseason/contracts';
import { advisedContrast, type ContrastLevel, contrastLevel, HARD_JUMP } from './contrast-level.ts';
import { asksForHighContrast, contradicts } from './contrast-words.ts';
import { isCoolSeason, isCream } from './cream.ts';
import { type FoundationStep, foundationSteps, skinUndertone, withPhotographed } from './foundation.ts';
import { withReach } from './hair-reach.ts';
import { ownBlush, ownLipstick } from './lifting.ts';
import { isLightNeutral, isLightSeason } from './light-seasons.ts';
import { rankOnStrands } from './lowlights.ts';
import { byLightness, lightnessOf, orderBy } from './order-by.ts';
import { ownCharacteristics } from './own-characteristics.ts';
import { ownEyewear } from './own-eyewear.ts';
import { ownMakeup, withOwnNeutrals } from './own-guidelines.ts';
import { ownHairGuidance } from './own-hair-guidance.ts';
import { personalNotes } from './personal-notes.ts';
import { RING } from './ring.ts';
import type { SeasonProfile } from './season-profile.ts';
import { spreadHues } from './spread-hues.ts';
import { LIKE_SKIN } from './statement-steps.ts';
import { clothOf, spanOf, withinContrast } from './within-contrast.ts';

/** The parts of the evidence that the choice within a season rests on. */
export type PersonalEvidence = Pick<Evidence, 'features' | 'ita' | 'axes' | 'photos' | 'light'>;

export interface PersonalProfile extends SeasonProfile {
  readonly personal: {
    readonly contrast: ContrastLevel;
    /** How to use the season with this depth and contrast, in plain words. */
    readonly notes: readonly string[];
    /** Foundations of their own undertone in order of depth, the deepest first: theirs, and two steps either side. */
    readonly foundation: readonly FoundationStep[];
  };
}

/** Whether a text puts colors of the palette together that lie far apart in light. */
function jumps(text: string, palette: SeasonProfile['palette']): boolean {
  if (!/\b(layer|together|with|over|under|next to|beside)\b/i.test(text)) return false;
  const named = [...palette.coreNeutrals, ...palette.accentLights, ...palette.accentBrights].filter(({ name }) =>
    text.includes(name),
  );
  return named.length > 1 && spanOf(named) > HARD_JUMP;
}

/** The season's lines on clothes, without those that deny what was measured or repeat the note that stands before them. */
const ownClothing = (
  { clothing, palette }: SeasonProfile,
  contrast: ContrastLevel,
  levels: readonly ContrastLevel[],
): readonly string[] =>
  clothing.guidelines.filter(
    (text) =>
      !contradicts(text, levels) &&
      !(contrast === 'low' && jumps(text, palette)) &&
      !(contrast === 'high' && asksForHighContrast(text)),
  );

/** The middle of the neutrals' scale, in L*, away from which high contrast starts. */
const NEUTRAL_MIDDLE = 52;
/** L* of the accent lights that come first. */
const FIRST_LIGHT: Readonly<Record<ContrastLevel, number>> = { high: 96, medium: 86, low: 78 };
/** L* and chroma of a bright that is neither light nor dark, and neither clear nor muted. */
const [BRIGHT_LIGHTNESS, BRIGHT_CHROMA] = [50, 45];

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
  const offSkin = ({ hex }: NamedColor) => deltaE00(hexToLab(hex), [...evidence.features.skin.lab]);
  const { hair } = evidence.features;
  const nearest = orderBy(palette.coreNeutrals, neutralDistance(contrast, skin, darkest));
  // What a light season keeps light comes first there, as its largest areas do.
  const coreNeutrals = isLightSeason(profile.name) ? orderBy(nearest, (one) => Number(!isLightNeutral(one))) : nearest;
  const hairBest = withReach(ownHairColors(palette.hairBest, hair), hair);
  const { undertone } = profile.makeup;
  const steps = foundationSteps(evidence.features.skin.lab, undertone, RING[profile.name].axes.temperature);
  const shown = skinBesideAssumed(evidence);
  const foundation = shown ? withPhotographed(steps, shown) : steps;

  return {
    ...profile,
    keyCharacteristics: ownCharacteristics(profile, evidence, {
      levels,
      neutrals: coreNeutrals,
    }),
    clothing: {
      ...profile.clothing,
      guidelines: withOwnNeutrals(ownClothing(profile, contrast, levels), coreNeutrals),
    },
    // Who is warned of hard jumps is shown none; looks that have none as they are come first.
    outfits:
      contrast === 'low'
        ? orderBy(profile.outfits, ({ garments }) => Number(spanOf(clothOf(garments)) > HARD_JUMP)).map((outfit) =>
            withinContrast(outfit, palette),
          )
        : profile.outfits,
    palette: {
      ...palette,
      coreNeutrals,
      // What looks like the skin above it shows nobody what a good color does, so that no result opens with it.
      signature: orderBy(palette.signature, (color) => Number(offSkin(color) < LIKE_SKIN)),
      accentLights: ownLights(profile, contrast),
      accentBrights: spreadHues(orderBy(palette.accentBrights, brightDistance(evidence))),
      lipstick: ownLipstick(palette.lipstick, evidence.features),
      blush: ownBlush(palette.blush, evidence.features),
      eyeliner: orderBy(palette.eyeliner, byLightness(darkest)),
      frames: orderBy(palette.frames, byLightness(contrast === 'low' ? (skin + darkest) / 2 : darkest)),
      hairBest,
    },
    hair: {
      ...profile.hair,
      guidance: ownHairGuidance(profile.hair, hair, hairBest),
    },
    makeup: {
      ...profile.makeup,
      guidelines: ownMakeup(
        profile,
        foundation,
        skinUndertone([...evidence.features.skin.lab]),
        evidence.axes.temperature,
      ),
    },
    eyewear: {
      ...profile.eyewear,
      guidance: ownEyewear(profile.eyewear.guidance, evidence.features, palette.frames, levels),
    },
    personal: {
      contrast,
      foundation,
      notes: personalNotes(profile.name, evidence, contrast, palette),
    },
  };
}

function ownHairColors(best: readonly NamedColor[], hair: Evidence['features']['hair']): readonly NamedColor[] {
  if (!hair) return best;
  return orderBy(best, hair.strands ? rankOnStrands(hair) : byLightness(hair.lab[0]));
}

/** High contrast starts at the ends of the scale, low contrast near the person, the rest from their dark. */
function neutralDistance(contrast: ContrastLevel, skin: number, darkest: number): (color: NamedColor) => number {
  if (contrast === 'high') return ({ hex }) => -Math.abs(lightnessOf(hex) - NEUTRAL_MIDDLE);
  return byLightness(contrast === 'low' ? (skin + darkest) / 2 : darkest);
}

/** L* that a light of a cool season may lie farther off for being as cool as colors are, and not neutral. */
const COOL_WORTH = 5;

/** The palest lights answer high contrast; low contrast wants a step less. A cool season starts with ice, and ends with cream. */
function ownLights({ name, palette }: SeasonProfile, contrast: ContrastLevel): NamedColor[] {
  const off = byLightness(FIRST_LIGHT[contrast]);
  const distance = (color: NamedColor) =>
    off(color) + (isCoolSeason(name) ? COOL_WORTH * colorWarmth(hexToLab(color.hex)) : 0);
  const [ice, cream] = [false, true].map((asks) =>
    orderBy(
      palette.accentLights.filter((color) => isCream(name, color) === asks),
      distance,
    ),
  );
  return [...spreadHues(ice ?? []), ...(cream ?? [])];
}

/** Clear coloring starts with the most saturated brights, deep coloring with the darkest. */
function brightDistance({ axes }: PersonalEvidence): (color: NamedColor) => number {
  return ({ hex }) => {
    const [lightness, chroma] = labToLch(hexToLab(hex));
    return -(axes.value.value * (lightness - BRIGHT_LIGHTNESS) + axes.chroma.value * (chroma - BRIGHT_CHROMA));
  };
}
