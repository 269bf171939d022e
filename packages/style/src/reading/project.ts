import type { AnalysisResult, Evidence, NamedColor, Reading, SectionId } from '@trueseason/contracts';
import { capital } from '../seasons/capital.ts';

const hexes = (colors: readonly NamedColor[]): string[] => colors.map(({ hex }) => hex);
const namesIn = (colors: readonly NamedColor[]): string[] => colors.map(({ name }) => name);

/** A reading and its evidence in the specification's shapes. */
export function projectResult(reading: Reading, evidence: Evidence): AnalysisResult {
  const { season, seasonType, sections, celebrities, pinterest } = reading;
  const texts = (...ids: readonly SectionId[]): string[] =>
    ids.flatMap((id) => sections[id].lines.map(({ text }) => text));
  const joinedTexts = (...ids: readonly SectionId[]): string => texts(...ids).join(' ');
  const description = joinedTexts('own', 'season');
  return {
    season,
    seasonType,
    description,
    coreNeutrals: hexes(sections.neutrals.colors),
    accentLights: hexes(sections.lights.colors),
    accentBrights: hexes(sections.brights.colors),
    recommendations: { metals: joinedTexts('metals'), makeup: joinedTexts('makeup'), eyewear: joinedTexts('glasses') },
    overview: {
      description,
      keyCharacteristics: texts('traits'),
      signatureColors: sections.signature.colors.map(({ hex, name }) => `${hex} ${name}`),
      avoidColors: sections.avoid.colors.map(({ probability: _, ...color }) => color),
    },
    clothing: { guidelines: texts('clothing'), pinterestUrl: pinterest.clothing },
    accessories: {
      metals: joinedTexts('metals'),
      bestMetals: namesIn(sections.metals.colors),
      jewelry: [...texts('jewelry'), ...sections.jewels.lines.map(({ id, text }) => `${capital(id)}: ${text}`)],
      glasses: texts('frames'),
    },
    hairColor: {
      guidance: joinedTexts('hair', 'hairGuidelines', 'brows', 'beard'),
      bestColors: namesIn([...sections.hair.colors, ...sections.hairFar.colors, ...sections.brows.colors]),
      avoidColors: namesIn(sections.hairAvoid.colors),
    },
    makeup: { guidelines: texts('makeupGuidelines'), pinterestUrl: pinterest.makeup },
    celebrities: celebrities.map(({ name }) => name),
    reading,
    evidence,
  };
}
