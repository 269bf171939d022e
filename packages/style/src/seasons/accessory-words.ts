const METALS = [
  'Rose Gold',
  'Yellow Gold',
  'White Gold',
  'Champagne Gold',
  'Antique Gold',
  'Gold',
  'Silver',
  'Platinum',
  'Gunmetal',
  'Brass',
  'Bronze',
  'Copper',
  'Pewter',
  'Titanium',
  'Steel',
] as const;

export const MAX_METALS = 5;
export const DEFAULT_METALS = ['Silver', 'Gold', 'Rose Gold', 'Gunmetal', 'Brass'] as const;

/** Metals named in a text, in order, at most 5; the default five if none. */
export function metalsInText(text: string): string[] {
  const names = namesInText(text, METALS).slice(0, MAX_METALS);
  return names.length > 0 ? names : [...DEFAULT_METALS];
}

const JEWELRY = [
  'Rings',
  'Necklaces',
  'Earrings',
  'Watches',
  'Bracelets',
  'Cuffs',
  'Bangles',
  'Pendants',
  'Chains',
  'Studs',
  'Hoops',
  'Brooches',
  'Cufflinks',
  'Pearls',
] as const;

export const MAX_JEWELRY_TYPES = 8;

/** Kinds of jewelry mentioned in a text, singular or plural, in order, at most 8. */
export const jewelryTypesInText = (text: string): string[] => namesInText(text, JEWELRY).slice(0, MAX_JEWELRY_TYPES);

/** `names` found in a text, each stretch read once: `Rose Gold` is not also `Gold`. */
function namesInText(text: string, names: readonly string[]): string[] {
  const pattern = new RegExp(`\\b(${names.map(singularOrPlural).join('|')})\\b`, 'gi');
  const matches = [...text.matchAll(pattern)].map(([word]) => canonical(word, names));
  return [...new Set(matches)];
}

const stem = (name: string): string => name.replace(/(?<=ch)es$|(?<!s)s$/i, '');
const singularOrPlural = (name: string): string => `${stem(name)}(?:es|s)?`;
const canonical = (word: string, names: readonly string[]): string =>
  names.find((name) => stem(name).toLowerCase() === stem(word).toLowerCase()) ?? word;
