import {
  type Evidence,
  type HexColor,
  type NamedColor,
  READING_VERSION,
  type Reading,
  type SeasonName,
  type SeasonType,
  type StoredResult,
} from '@trueseason/contracts';
import { jewelryTypesInText, MAX_METALS, metalsInText } from '../seasons/accessory-words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** For missing fields. */
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

const AXES = ['temperature', 'value', 'chroma', 'contrast'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const textOr = (value: unknown, placeholder: string): string => text(value) || placeholder;

/** The texts of a list; a lone text counts as a list of one. */
function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map(text).filter(Boolean);
}

const textsOr = (value: unknown, placeholder: string): string[] => {
  const list = texts(value);
  return list.length > 0 ? list : [placeholder];
};

/** Colors in stored order; `#RRGGBB`, with or without a name. */
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

/** Types found in a text follow it, so that lists and texts draw the same page. */
function jewelry(value: unknown): string[] {
  if (Array.isArray(value)) return textsOr(value, PLACEHOLDERS.jewelry);
  const sentence = text(value);
  return sentence ? [sentence, ...jewelryTypesInText(sentence)] : [PLACEHOLDERS.jewelry];
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

const isReading = (value: unknown): value is Reading =>
  fields(value).version === READING_VERSION && isFields(fields(value).sections);

/** Any stored result in the shape that is drawn. Missing or misshapen fields fall back as specified; never throws. */
export function normalizeResult(stored: unknown): StoredResult {
  const result = fields(stored);
  const recommendations = fields(result.recommendations);
  const overview = fields(result.overview);
  const clothing = fields(result.clothing);
  const accessories = fields(result.accessories);
  const hair = fields(result.hairColor);
  const makeup = fields(result.makeup);
  // A newer build's season is drawn from the result itself, so any name is valid.
  const season = text(result.season) as SeasonName;
  const metals = textOr(accessories.metals, PLACEHOLDERS.metals);
  const best = texts(accessories.bestMetals).slice(0, MAX_METALS);
  return {
    season,
    seasonType: (text(result.seasonType) as SeasonType) || season,
    description: textOr(result.description, PLACEHOLDERS.description),
    coreNeutrals: hexes(result.coreNeutrals),
    accentLights: hexes(result.accentLights),
    accentBrights: hexes(result.accentBrights),
    recommendations: {
      metals: textOr(recommendations.metals, metals),
      makeup: textOr(recommendations.makeup, PLACEHOLDERS.makeup),
      eyewear: textOr(recommendations.eyewear, PLACEHOLDERS.eyewear),
    },
    overview: {
      description: textOr(overview.description, PLACEHOLDERS.description),
      keyCharacteristics: textsOr(overview.keyCharacteristics, PLACEHOLDERS.characteristics),
      signatureColors: texts(overview.signatureColors),
      avoidColors: namedColors(overview.avoidColors),
    },
    clothing: {
      guidelines: textsOr(clothing.guidelines, PLACEHOLDERS.clothing),
      pinterestUrl: text(clothing.pinterestUrl),
    },
    accessories: {
      metals,
      bestMetals: best.length > 0 ? best : metalsInText(metals),
      jewelry: jewelry(accessories.jewelry),
      glasses: textsOr(accessories.glasses, PLACEHOLDERS.eyewear),
    },
    hairColor: {
      guidance: textOr(hair.guidance, PLACEHOLDERS.hair),
      bestColors: texts(hair.bestColors),
      avoidColors: texts(hair.avoidColors),
    },
    makeup: {
      guidelines: textsOr(makeup.guidelines, PLACEHOLDERS.makeup),
      pinterestUrl: text(makeup.pinterestUrl),
    },
    celebrities: texts(result.celebrities),
    reading: isReading(result.reading) ? result.reading : null,
    evidence: isEvidence(result.evidence) ? result.evidence : null,
  };
}
