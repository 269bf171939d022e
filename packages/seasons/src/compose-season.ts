import { hexToLab } from '@trueseason/color';
import type { AnalysisResult, AxisScores, Evidence, NamedColor, SeasonName, SeasonType } from '@trueseason/contracts';
import { absoluteParagraph, isAbsolute, PARAGRAPH } from './absolute-types.ts';
import { lentTo } from './borrowed-colors.ts';
import { hasDeeperSkin } from './deeper-skin.ts';
import { sparingWords } from './lent-words.ts';
import { namedTo } from './named-to.ts';
import { offeredBeside, ownAvoid } from './own-avoid.ts';
import { FEWEST_CHARACTERISTICS } from './own-characteristics.ts';
import { ownDescription } from './own-description.ts';
import { type PersonalEvidence, personalize } from './personalize.ts';
import { seasonProfile } from './profiles.ts';
import { swatchText } from './swatches.ts';

export type ComposedEvidence = PersonalEvidence & Pick<Evidence, 'runnerUp' | 'confidence'>;

/**
 * Everything of the result that follows from the season, in the order that suits this person.
 * `seasonType` differs from `season` only for the four Absolute types.
 */
export function composeSeason(
  season: SeasonName,
  seasonType: SeasonType,
  evidence: ComposedEvidence,
): Omit<AnalysisResult, 'evidence'> {
  const profile = personalize(seasonProfile(season), evidence);
  const { palette, jewelry, personal } = profile;
  const lent = lentTo(season, evidence);
  const isDeeper = hasDeeperSkin(evidence);
  const description = describeSeason(season, seasonType, isDeeper, evidence.axes);
  const shown = personal.foundation.filter(({ match }) => match).map(({ hex }) => hexToLab(hex));
  return {
    season,
    seasonType,
    description,
    coreNeutrals: hexes(palette.coreNeutrals),
    accentLights: hexes(palette.accentLights),
    accentBrights: hexes(palette.accentBrights),
    recommendations: {
      metals: profile.metals.text,
      makeup: profile.makeup.text,
      eyewear: profile.eyewear.guidance,
    },
    overview: {
      description,
      keyCharacteristics: isAbsolute(seasonType) ? evenly(profile.keyCharacteristics) : [...profile.keyCharacteristics],
      signatureColors: palette.signature.map(swatchText),
      avoidColors: ownAvoid(season, [[...evidence.features.skin.lab], ...shown, ...offeredBeside(evidence)], lent),
    },
    clothing: {
      guidelines: [...personal.notes, ...sparingWords(profile.clothing.guidelines, lent)],
      pinterestUrl: profile.clothing.pinterestUrl,
    },
    accessories: {
      metals: profile.metals.text,
      bestMetals: [...profile.metals.best],
      jewelry: [
        jewelry.guidance,
        `Rings: ${jewelry.rings}`,
        `Necklaces: ${jewelry.necklaces}`,
        `Earrings: ${jewelry.earrings}`,
        `Watches: ${jewelry.watches}`,
      ],
      glasses: [...profile.eyewear.glasses],
    },
    hairColor: {
      guidance: profile.hair.guidance,
      bestColors: names(palette.hairBest),
      avoidColors: names(palette.hairAvoid),
    },
    makeup: { guidelines: [...profile.makeup.guidelines], pinterestUrl: profile.makeup.pinterestUrl },
    celebrities: namedTo(isDeeper, profile.celebrities),
  };
}

/**
 * What a season says of those who wear it, and below it, as a paragraph of its own, the reading of an Absolute type.
 * @param deeper whether to say whom it is found on, deep skin among them
 * @param axes somebody's own: what denies their degree is left out
 */
export function describeSeason(season: SeasonName, type: SeasonType, deeper: boolean, axes?: AxisScores): string {
  const profile = seasonProfile(season);
  const held = axes ? ownDescription(profile, axes) : profile.description;
  const description = deeper ? `${held} ${profile.people}` : held;
  return isAbsolute(type) ? `${description}${PARAGRAPH}${absoluteParagraph(type, season)}` : description;
}

/** A season's word on the trait that leads it, which holds for nobody in whom none does. */
const OF_A_LEAD = /\b(leads?|lead|first|before|above all|without compromise)\b/i;

function evenly(characteristics: readonly string[]): string[] {
  const kept = characteristics.filter((text) => !OF_A_LEAD.test(text));
  return kept.length >= FEWEST_CHARACTERISTICS ? kept : [...characteristics];
}

const hexes = (colors: readonly NamedColor[]): string[] => colors.map(({ hex }) => hex);
const names = (colors: readonly NamedColor[]): string[] => colors.map(({ name }) => name);
