import {
  type AnalysisResult,
  type HexColor,
  type NamedColor,
  READING_VERSION,
  type Reading,
  type ReadingLine,
  type ReadingSection,
  SECTIONS,
  type SectionId,
} from '@trueseason/contracts';
import { jewelryTypesInText } from '../seasons/accessory-words.ts';
import { colorNameOr } from '../seasons/colors/color-name.ts';
import { metalColor } from '../seasons/colors/metal-color.ts';

type Plain = Omit<AnalysisResult, 'reading'>;

const NO_COLOR: HexColor = '#BDB5AB';

const lines = (id: string, texts: readonly string[]): ReadingLine[] =>
  texts.map((text, i) => ({ id: `${id}-${i + 1}`, text }));
const named = (hexes: readonly HexColor[]): NamedColor[] => hexes.map((hex) => ({ hex, name: colorNameOr(hex) }));
const called = (names: readonly string[]): NamedColor[] => names.map((name) => ({ hex: NO_COLOR, name }));

/** `#RRGGBB`, with or without a name, or only a name. */
function signatureColor(text: string): NamedColor {
  const [hex = '', ...name] = text.split(' ');
  if (!hex.startsWith('#')) return { hex: NO_COLOR, name: text };
  return { hex, name: name.join(' ') || hex };
}

/** A reading of a result that has only the specification's fields. */
export function plainReading(result: Plain): Reading {
  const { season, seasonType, evidence, overview, clothing, accessories, hairColor, makeup } = result;
  const filledSections: Partial<Record<SectionId, Partial<ReadingSection>>> = {
    season: { lines: lines('season', [overview.description]) },
    traits: { lines: lines('traits', overview.keyCharacteristics) },
    signature: { colors: overview.signatureColors.map(signatureColor) },
    neutrals: { colors: named(result.coreNeutrals) },
    lights: { colors: named(result.accentLights) },
    brights: { colors: named(result.accentBrights) },
    avoid: { colors: overview.avoidColors },
    clothing: { lines: lines('clothing', clothing.guidelines) },
    metals: {
      lines: lines('metals', [accessories.metals]),
      colors: (accessories.bestMetals ?? []).map((name) => ({ name, hex: metalColor(name) })),
    },
    jewelry: { lines: lines('jewelry', accessories.jewelry.slice(0, 1)) },
    jewels: { lines: lines('jewels', [jewelryTypesInText(accessories.jewelry.join(' ')).join(', ')]) },
    glasses: { lines: lines('glasses', [result.recommendations.eyewear]) },
    frames: { lines: lines('frames', accessories.glasses) },
    hair: { lines: lines('hair', [hairColor.guidance]), colors: called(hairColor.bestColors) },
    hairAvoid: { colors: called(hairColor.avoidColors) },
    makeup: { lines: lines('makeup', [result.recommendations.makeup]) },
    makeupGuidelines: { lines: lines('makeupGuidelines', makeup.guidelines) },
  };
  const sections = Object.fromEntries(
    SECTIONS.map((id): [SectionId, ReadingSection] => [id, { lines: [], colors: [], ...filledSections[id] }]),
  ) as Record<SectionId, ReadingSection>;
  return {
    version: READING_VERSION,
    season,
    seasonType,
    second: evidence.runnerUp,
    sections,
    outfits: [],
    celebrities: result.celebrities.map((name) => ({ name, note: '', colors: [] })),
    pinterest: { clothing: clothing.pinterestUrl, makeup: makeup.pinterestUrl },
  };
}
