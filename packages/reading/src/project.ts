import type { AnalysisResult, Evidence, NamedColor, Reading, SectionId } from '@trueseason/contracts';

const LABELS: Readonly<Record<string, string>> = {
  rings: 'Rings',
  necklaces: 'Necklaces',
  earrings: 'Earrings',
  watches: 'Watches',
};

const hexes = (colors: readonly NamedColor[]): string[] => colors.map(({ hex }) => hex);
const namesIn = (colors: readonly NamedColor[]): string[] => colors.map(({ name }) => name);

/** A reading with its evidence in the shapes that the specification names. */
export function resultOf(reading: Reading, evidence: Evidence): AnalysisResult {
  const { season, seasonType, sections, celebrities, pinterest } = reading;
  const texts = (id: SectionId): string[] => sections[id].lines.map(({ text }) => text);
  const first = (id: SectionId): string => texts(id)[0] ?? '';
  const description = [...texts('season'), ...texts('type')].join(' ');
  const [glasses = '', ...frames] = texts('glasses');
  return {
    season,
    seasonType,
    description,
    coreNeutrals: hexes(sections.neutrals.colors),
    accentLights: hexes(sections.lights.colors),
    accentBrights: hexes(sections.brights.colors),
    recommendations: { metals: first('metals'), makeup: first('makeup'), eyewear: glasses },
    overview: {
      description,
      keyCharacteristics: texts('traits'),
      signatureColors: sections.signature.colors.map(({ hex, name }) => `${hex} ${name}`),
      avoidColors: sections.avoid.colors,
    },
    clothing: { guidelines: texts('clothing'), pinterestUrl: pinterest.clothing },
    accessories: {
      metals: first('metals'),
      bestMetals: namesIn(sections.metals.colors),
      jewelry: sections.jewelry.lines.map(({ id, text }) => (LABELS[id] ? `${LABELS[id]}: ${text}` : text)),
      glasses: frames,
    },
    hairColor: {
      guidance: [...texts('hair'), ...texts('brows')].join(' '),
      bestColors: namesIn([...sections.hair.colors, ...sections.hairFar.colors, ...sections.brows.colors]),
      avoidColors: namesIn(sections.hairAvoid.colors),
    },
    makeup: { guidelines: texts('makeup').slice(1), pinterestUrl: pinterest.makeup },
    celebrities: celebrities.map(({ name }) => name),
    reading,
    evidence,
  };
}
