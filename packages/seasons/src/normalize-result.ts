import type {
  AnalysisResult,
  Evidence,
  HexColor,
  NamedColor,
  Reading,
  SeasonName,
  SeasonType,
} from '@trueseason/contracts';
import { jewelryTypesInText, MAX_METALS, metalsInText } from './accessory-words.ts';

/** A stored result in one shape; evidence and reading are null in a result of the plain shape. */
export type NormalResult = Omit<AnalysisResult, 'evidence' | 'reading'> & {
  readonly reading: Reading | null;
  readonly evidence: Evidence | null;
};

type Fields = Readonly<Record<string, unknown>>;

/** In place of a field that is missing. */
const PLACEHOLDERS = {
  description: 'This result was stored without a description.',
  characteristics: 'This result was stored without characteristics.',
  clothing: 'This result was stored without clothing guidelines.',
  metals: 'This result was stored without advice on metals.',
  jewelry: 'This result was stored without advice on jewelry.',
  eyewear: 'This result was stored without advice on glasses.',
  hair: 'This result was stored without advice on hair color.',
  makeup: 'This result was stored without advice on makeup.',
} as const;

/** As many as the overview shows. */
const SIGNATURE_COLORS = 8;
const AXES = ['temperature', 'value', 'chroma', 'contrast'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const firstText = (...values: readonly unknown[]): string => values.map(text).find(Boolean) ?? '';

/** The texts of a list; a text that stands where a list should is its one line. */
function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map(text).filter(Boolean);
}

const textsOr = (value: unknown, placeholder: string): string[] => {
  const found = texts(value);
  return found.length > 0 ? found : [placeholder];
};

/** Colors in the order stored; `#RRGGBB`, alone or before a name. */
const hexes = (value: unknown): HexColor[] =>
  texts(value).flatMap((entry) => /^#[0-9A-F]{6}(?= |$)/i.exec(entry)?.[0].toUpperCase() ?? []);

function namedColors(value: unknown): NamedColor[] {
  const list = Array.isArray(value) ? value : [];
  return list.flatMap((entry): NamedColor[] => {
    const { hex, name, wear } = isFields(entry) ? entry : { hex: entry, name: text(entry).slice(8), wear: undefined };
    const [color] = hexes(hex);
    if (!color) return [];
    return [{ hex: color, name: text(name) || color, ...(text(wear) && { wear: text(wear) }) }];
  });
}

/** Types found in a text stand after it, so that a list and a text draw the same page. */
function jewelry(value: unknown): string[] {
  if (Array.isArray(value)) return textsOr(value, PLACEHOLDERS.jewelry);
  const said = text(value);
  return said ? [said, ...jewelryTypesInText(said)] : [PLACEHOLDERS.jewelry];
}

/** Whether enough of the evidence is stored to lay it out. */
function isEvidence(value: unknown): value is Evidence {
  const { features, axes, ita, contrasts, light, agreement, distribution, photos, confidence } = fields(value);
  return (
    isFields(fields(features).skin) &&
    AXES.every((axis) => typeof fields(fields(axes)[axis]).value === 'number') &&
    [ita, contrasts, light, agreement].every(isFields) &&
    Array.isArray(distribution) &&
    distribution.length > 0 &&
    Array.isArray(photos) &&
    typeof confidence === 'number'
  );
}

const isReading = (value: unknown): value is Reading => fields(value).version === 1 && isFields(fields(value).sections);

const accessoriesOf = (value: unknown, said: Fields, eyewear: string): AnalysisResult['accessories'] => {
  const accessories = fields(value);
  const metals = firstText(accessories.metals, said.metals);
  const best = texts(accessories.bestMetals).slice(0, MAX_METALS);
  return {
    metals: metals || PLACEHOLDERS.metals,
    bestMetals: best.length > 0 ? best : metalsInText(metals),
    jewelry: jewelry(accessories.jewelry),
    glasses: textsOr(accessories.glasses, eyewear),
  };
};

const hairOf = (value: unknown): AnalysisResult['hairColor'] => {
  const { guidance, bestColors, avoidColors } = fields(value);
  return {
    guidance: text(guidance) || PLACEHOLDERS.hair,
    bestColors: texts(bestColors),
    avoidColors: texts(avoidColors),
  };
};

function overviewOf(value: unknown, description: string, brights: readonly HexColor[]): AnalysisResult['overview'] {
  const overview = fields(value);
  const signature = texts(overview.signatureColors);
  return {
    description: text(overview.description) || description,
    keyCharacteristics: textsOr(overview.keyCharacteristics, PLACEHOLDERS.characteristics),
    signatureColors: signature.length > 0 ? signature : brights.slice(0, SIGNATURE_COLORS),
    avoidColors: namedColors(overview.avoidColors),
  };
}

/**
 * Any stored result in the shape that web, report and mail draw: the plain shape (season, description, three lists of
 * colors, recommendations), the rich one (overview, clothing, accessories, hair, makeup, celebrities), or both. A field
 * that is missing, or is a text where a list belongs, falls back as the specification says; nothing here throws.
 */
export function normalizeResult(stored: unknown): NormalResult {
  const result = fields(stored);
  const [said, clothing, makeup] = [fields(result.recommendations), fields(result.clothing), fields(result.makeup)];
  // A newer build's season is drawn from the result alone, so any name is let through.
  const season = text(result.season) as SeasonName;
  const description = firstText(result.description, fields(result.overview).description) || PLACEHOLDERS.description;
  const eyewear = firstText(said.eyewear, texts(fields(result.accessories).glasses)[0]) || PLACEHOLDERS.eyewear;
  const makeupText = firstText(said.makeup, texts(makeup.guidelines)[0]) || PLACEHOLDERS.makeup;
  const accentBrights = hexes(result.accentBrights);
  const accessories = accessoriesOf(result.accessories, said, eyewear);
  return {
    season,
    seasonType: (text(result.seasonType) as SeasonType) || season,
    description,
    coreNeutrals: hexes(result.coreNeutrals),
    accentLights: hexes(result.accentLights),
    accentBrights,
    recommendations: { metals: firstText(said.metals, accessories.metals), makeup: makeupText, eyewear },
    overview: overviewOf(result.overview, description, accentBrights),
    clothing: {
      guidelines: textsOr(clothing.guidelines, PLACEHOLDERS.clothing),
      pinterestUrl: text(clothing.pinterestUrl),
    },
    accessories,
    hairColor: hairOf(result.hairColor),
    makeup: { guidelines: textsOr(makeup.guidelines, makeupText), pinterestUrl: text(makeup.pinterestUrl) },
    celebrities: texts(result.celebrities),
    reading: isReading(result.reading) ? result.reading : null,
    evidence: isEvidence(result.evidence) ? result.evidence : null,
  };
}
