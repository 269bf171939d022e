import {
  type Answers,
  answersAndPhotos,
  type Evidence,
  EYE_COLORS,
  exclusionsIn,
  type Feature,
  HAIR_COLORS,
  type HairColor,
  type HairStrands,
  type HexColor,
  type NamedColorChoice,
} from '@trueseason/contracts';

type Shown = Pick<Evidence, 'features' | 'answers' | 'unnatural'>;

export const naturalHairChoice = (answers: Answers = {}) =>
  HAIR_COLORS.find(({ value }) => value === answers.naturalHair);

/** A feature's answered color, if shown: photos do not decide it, it may be either of two, or dye or lenses hide it. */
export function shownAnswer(
  feature: Feature,
  { features, answers, unnatural }: Shown,
): NamedColorChoice<string> | undefined {
  const isOpen =
    !features[feature]?.pixels ||
    (feature === 'hair' && features.hair?.names?.length === 2) ||
    exclusionsIn(answersAndPhotos(answers, unnatural)).some((one) => one.feature === feature && one.counts === 0);
  if (!isOpen) return undefined;
  if (feature === 'hair') return naturalHairChoice(answers);
  return feature === 'iris' ? EYE_COLORS.find(({ value }) => value === answers?.eyes) : undefined;
}

/** A feature's displayed color, with strands if salt-and-pepper; null if neither measured nor answered. */
export function shownColor(
  feature: Feature,
  evidence: Shown,
): { readonly hex: HexColor; readonly strands?: HairStrands | undefined } | null {
  const [hex, gray] = shownAnswer(feature, evidence)?.swatch ?? [];
  if (hex) return gray ? { hex: gray, strands: { dark: hex, gray } } : { hex };
  return evidence.features[feature];
}

/** The hair color's name; undefined if neither measured nor answered. */
export function hairColorOf(evidence: Shown): HairColor | undefined {
  const [name, secondName] = evidence.features.hair?.names ?? [];
  const answeredColor = shownAnswer('hair', evidence) && naturalHairChoice(evidence.answers);
  return answeredColor?.value ?? (secondName ? undefined : name);
}

/** The hair color in words: "medium brown or salt-and-pepper"; "" in older results. */
export const hairColorWords = ({ hair }: Evidence['features']): string =>
  HAIR_COLORS.filter(({ value }) => (hair?.names ?? (hair?.strands ? ['salt-and-pepper'] : [])).includes(value))
    .map(({ label }) => label.toLowerCase())
    .join(' or ');
